import { HttpError } from '../kernel/httpError.ts';
import type { BuiltProposal } from '../ports/releaseBuilder.ts';
import type { Words } from '../kernel/words.ts';
import { toConflict, withOwner } from './toCheck.ts';

/** So many are told: whoever corrects them looks at the check. */
const MOST = 50;

/**
 * Refuses what has an error in it (422, each with its sentence), what another release changed otherwise (409, each
 * place with both versions), and what changes nothing (409).
 * @param hasWords other words are proposed with it for what the law holds: whoever reviews has something to look at
 */
export function assertPublishable(
  { faults, conflicts, changes }: BuiltProposal,
  words: Words,
  hasWords = false,
): void {
  if (conflicts.length > 0)
    throw new HttpError(
      409,
      conflicts.slice(0, MOST).map((conflict) => {
        const { document, pointer, ours, theirs } = toConflict(conflict);
        return {
          code: 'studio_conflict',
          path: `/${document}${pointer}`,
          params: { document, pointer, ours: short(ours), theirs: short(theirs) },
        };
      }),
    );
  const errors = faults.filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    throw new HttpError(
      422,
      errors
        .slice(0, MOST)
        .map((fault) => withOwner(fault, words))
        .map(({ document, pointer, message }) => ({
          code: 'studio_problem',
          path: `/${document}${pointer}`,
          message,
          params: { document, pointer },
        })),
    );
  if (changes.length === 0 && !hasWords) throw new HttpError(409, [{ code: 'studio_nothing' }]);
}

/** As much of a version as a sentence holds; the whole of it the check tells. */
const short = (text: string | null) => (text === null ? '—' : text.slice(0, 300));
