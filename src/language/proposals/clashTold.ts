import { valueOf, type Documents } from '../lenses/documents.ts';
import { changeOf, type Change } from './changeOf.ts';
import type { Conflict } from './mergeDocuments.ts';

/** What each of two sides did where they clash, as changes: of a question that one took away, that it did so. */
export function clashTold(
  { in: key, pointer, base, ours, theirs }: Conflict,
  sides: { ours: Documents; theirs: Documents },
): { ours: Change; theirs: Change } {
  const [here, there] = [valueOf(sides.ours, key), valueOf(sides.theirs, key)];
  const told = (after: unknown, one: typeof here, other: typeof here): Change => {
    if (pointer !== '')
      return changeOf(key, { pointer, before: base, after }, other, one, sides.ours);
    const turned = after === undefined ? 'removed' : base === undefined ? 'added' : 'changed';
    return { code: `change.document.${turned}`, in: key, pointers: [''], params: { id: key } };
  };
  return { ours: told(ours, here, there), theirs: told(theirs, there, here) };
}
