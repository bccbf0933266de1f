import type { Problems } from '../editing/useProblems.ts';
import type { Saving } from '../editing/useSaving.ts';
import { say } from '../kernel/words.ts';

/**
 * Why nothing is approved or published yet: the check has not answered of what is to be, or it could not. Nothing once
 * it has, whatever it says: errors are told with the step, and the server refuses them.
 */
export function heldBack(
  { proposal }: Pick<Saving, 'proposal'>,
  { check, refused }: Pick<Problems, 'check' | 'refused'>,
): string | undefined {
  if (check?.version === proposal.version) return undefined;
  return refused
    ? say('studio.act.unchecked', { reason: refused.message })
    : say('studio.act.checking');
}
