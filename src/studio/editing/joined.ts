import { valueOf, withValue, type Documents } from '#/language/lenses/documents.ts';
import { put } from '#/language/lenses/json.ts';
import { mergeDocuments, type Conflict } from '#/language/proposals/mergeDocuments.ts';
import type { Edited } from './saved.ts';
import { without } from './without.ts';

export type Side = 'ours' | 'theirs';

/**
 * What two people have made of one version, together; where both changed one place, `side` is taken. Texts that are no
 * documents yet are kept: of two the longer one, for nothing that was typed is lost.
 */
export function joined(
  before: Edited,
  ours: Edited,
  theirs: Edited,
  side: Side,
): { edited: Edited; conflicts: readonly Conflict[] } {
  const { documents, conflicts } = mergeDocuments(
    before.documents,
    ours.documents,
    theirs.documents,
  );
  const chosen = { ours, theirs }[side].documents;
  const settled = conflicts.reduce<Documents>(
    (so, conflict) => taken(so, conflict, chosen, conflict[side]),
    documents,
  );
  const keys = new Set([...Object.keys(ours.unfinished), ...Object.keys(theirs.unfinished)]);
  const unfinished = Object.fromEntries(
    [...keys].map((key) => {
      const [mine = '', other = ''] = [ours.unfinished[key], theirs.unfinished[key]];
      return [key, other.length > mine.length ? other : mine];
    }),
  );
  return { edited: { documents: settled, unfinished }, conflicts };
}

function taken(
  documents: Documents,
  { in: key, pointer }: Conflict,
  chosen: Documents,
  value: unknown,
): Documents {
  if (pointer !== '')
    return withValue(documents, key, put(valueOf(documents, key), pointer, value));
  const left = without(documents, key);
  return chosen[key] === undefined ? left : { ...left, [key]: chosen[key] };
}
