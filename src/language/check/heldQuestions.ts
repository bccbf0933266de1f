import type { FormDocument } from '../documents/form.ts';
import { LOCKS, type LocksDocument } from '../documents/locksDocument.ts';
import { isUnder } from '../locks/lockedIn.ts';
import { sentMembers } from '../requests/sentMembers.ts';
import { read, segments, step } from '../values/pointer.ts';
import { error, type Check } from './context.ts';
import { graveCallOf, isRegulated } from './grave.ts';
import { shownSentences } from './shownSentences.ts';

/**
 * What asks for an answer that a regulated call is sent (an amount, a date, an account, a way of paying) is asked in
 * the product's words, whatever else of it is a variant's: with other words another order would be sent.
 */
export const checkHeldQuestions: Check = ({ kind, value, variant }, { documents }) => {
  if (kind !== 'form' || !variant) return [];
  const [base, form] = [variant.base as FormDocument, value as FormDocument];
  const held = heldWords(base);
  const now = new Map(shownSentences('form', form));
  const table = documents.get(LOCKS)?.value as LocksDocument | undefined;
  const call = graveCallOf(base) ?? '';
  const source = table?.calls[call]?.source;
  return (
    held
      .filter(([pointer, words]) => now.get(pointer) !== words)
      // A question that is gone is told where it was asked.
      .filter(([pointer]) => read(form, `/data/properties${step(nameAt(pointer))}`) !== undefined)
      .map(([pointer, words]) => {
        const other = held.find(
          ([at, said]) => at !== pointer && said !== words && said === now.get(pointer)?.trim(),
        );
        const why = other
          ? `«${other[1]}» es lo que dice «${nameAt(other[0])}»`
          : `«${words}» pregunta lo que se envía con «${call}»`;
        return error(
          pointer,
          `${why}: una variante no lo dice de otro modo.${source === undefined ? '' : ` (${source})`}`,
        );
      })
  );
};

/** What a form says where it asks for what a regulated call is sent: names, and what is said of each choice. */
export function heldWords(form: FormDocument): [pointer: string, sentence: string][] {
  if (!isRegulated(form)) return [];
  const names = new Set(
    sentMembers(form)
      .flatMap(({ answer }) => answer ?? [])
      .filter((name) => form.data.properties[name]?.own !== true),
  );
  const places = [...names].flatMap((name) => [
    `/data/properties${step(name)}`,
    ...['choices', 'hints', 'options'].map((part) => `/fields${step(name)}/${part}`),
  ]);
  return shownSentences('form', form).filter(([pointer]) =>
    places.some((place) => isUnder(pointer, place)),
  );
}

/** The question of a place of a form. */
function nameAt(pointer: string): string {
  const [root, first, second] = segments(pointer);
  return (root === 'data' ? second : first) ?? '';
}
