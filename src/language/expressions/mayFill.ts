import { holds, pointersOf, type Condition } from './condition.ts';
import { read } from '../values/pointer.ts';
import type { Scope } from './scope.ts';

/**
 * Whether a form is for whoever the scope is about, by its `access`. What nobody computed opens nothing: a fact that is
 * missing closes the form, also one that must not hold.
 */
export function mayFill({ access }: { access?: Condition }, scope: Scope): boolean {
  if (!access) return true;
  const isKnown = (pointer: string) =>
    !pointer.startsWith('/facts/') || read(scope, pointer) !== undefined;
  return pointersOf(access).every(isKnown) && holds(access, scope);
}
