import type { Scalar } from '../expressions/condition.ts';
import type { ResolvedLimits } from '../documents/form.ts';

/**
 * The choices that the rules leave of a question now: those that all of them name; `undefined` while none narrows it.
 * Where one rule does, it is the list of the document itself, so that two looks at the same choices are equal.
 */
export function allowedOf(limits: ResolvedLimits | undefined): readonly Scalar[] | undefined {
  const [first, ...others] = (limits?.['among'] ?? []) as Scalar[][];
  if (!first || others.length === 0) return first;
  return first.filter((one) => others.every((list) => list.includes(one)));
}
