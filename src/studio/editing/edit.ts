import type { Issue } from '#/domain/kernel/issue.ts';
import { carryTexts } from '#/language/edits/carryTexts.ts';
import type { Documents } from '#/language/lenses/documents.ts';
import { refused, type Written } from '#/language/lenses/written.ts';
import { documentTitle } from './documentName.ts';
import type { Edited } from './saved.ts';
import { without } from './without.ts';

/**
 * What an edit makes of what is edited, with what it makes of the translations. A document whose text is none yet is
 * edited nowhere else: the text would take the edit back.
 * @returns the same value with why, where it is refused (`unfinished` with `params.title`)
 */
export function withEdit(
  { base, shared = base }: { base: Documents; shared?: Documents },
  now: Edited,
  edit: (documents: Documents) => Written,
): { edited: Edited; issues: readonly Issue[] } {
  const { documents: before } = now;
  const written = edit(before);
  if (written.documents === before) return { edited: now, issues: written.issues };
  const carried = carryTexts(base, before, { ...now, documents: written.documents }, shared);
  const held = Object.keys(now.unfinished).find((key) => carried.documents[key] !== before[key]);
  if (held !== undefined) {
    const title = documentTitle(before, held);
    return { edited: now, ...refused(before, 'unfinished', held, '', { title }) };
  }
  return { edited: { ...now, ...carried }, issues: written.issues };
}

/** What is edited once somebody has typed the text of a document, whether or not it is one yet. */
export function withText(now: Edited, key: string, text: string, isWhole: boolean): Edited {
  const unfinished = without(now.unfinished, key);
  return isWhole
    ? { ...now, documents: { ...now.documents, [key]: text }, unfinished }
    : { ...now, unfinished: { ...unfinished, [key]: text } };
}

/** Whether a document is edited elsewhere than in its text. */
export const isOpen = ({ unfinished }: Pick<Edited, 'unfinished'>, key: string): boolean =>
  !Object.hasOwn(unfinished, key);
