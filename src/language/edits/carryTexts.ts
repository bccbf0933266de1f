import { saidIn, sayersOf, rewordings, speaks, type Rewording } from './rewordings.ts';
import { valueOf, withValue, type Documents } from '../lenses/documents.ts';
import { own, withEntry, type Json } from '../lenses/json.ts';

/** Translations that were made of other words: `texts/<language>` → sentence → what it said by then. */
export type Carried = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Documents with what is known of their translations. */
export interface CarriedTexts {
  documents: Documents;
  carried: Carried;
}

/**
 * What an edit makes of the translations. A sentence in other words keeps those that it had, marked with what it said
 * when they were made, until somebody changes them or goes back to those words (`toReview`); what is translated already
 * stays as it is. What the tenant alone translates goes with the last one who says it, and comes back with who says it
 * again.
 * @param base what is served
 * @param shared what all tenants share
 */
export function carryTexts(
  base: Documents,
  before: Documents,
  { documents, carried }: CarriedTexts,
  shared = base,
): CarriedTexts {
  const reworded = rewordings(before, documents);
  const gone = goneFrom(before, documents);
  const back = goneFrom(documents, before);
  return Object.keys(documents)
    .filter((key) => key.startsWith('texts/') && key !== 'texts/es')
    .reduce<CarriedTexts>(
      (so, key) => {
        const isOwn = (sentence: string) => own(valueOf(shared, key), sentence) === undefined;
        const marks = unchanged(carried[key] ?? {}, valueOf(before, key), valueOf(documents, key));
        const made = carriedOver(reworded, valueOf(documents, key), marks);
        const left = gone
          .filter(isOwn)
          .reduce((table, sentence) => withEntry(table, sentence, undefined), made.texts);
        const texts = back
          .filter((sentence) => own(left, sentence) === undefined)
          .reduce(
            (table, sentence) => withEntry(table, sentence, own(valueOf(base, key), sentence)),
            left,
          );
        return {
          documents:
            texts === valueOf(documents, key) ? so.documents : withValue(so.documents, key, texts),
          carried: withMarks(so.carried, key, texts, made.marks),
        };
      },
      { documents, carried },
    );
}

/**
 * The same without the translations of what `sides` said and these documents no longer say, as where of two wordings one
 * was discarded. What all tenants share stays.
 * @param held documents that are left as they are
 */
export function withoutDiscarded(
  shared: Documents,
  sides: readonly Documents[],
  made: CarriedTexts,
  held: (key: string) => boolean = () => false,
): CarriedTexts {
  const gone = sides.flatMap((side) => goneFrom(side, made.documents));
  if (gone.length === 0) return made;
  return Object.keys(made.documents)
    .filter((key) => key.startsWith('texts/') && key !== 'texts/es' && !held(key))
    .reduce<CarriedTexts>((so, key) => {
      const before = valueOf(so.documents, key);
      const texts = gone
        .filter((sentence) => own(valueOf(shared, key), sentence) === undefined)
        .reduce((table, sentence) => withEntry(table, sentence, undefined), before);
      return texts === before
        ? so
        : {
            documents: withValue(so.documents, key, texts),
            carried: withMarks(so.carried, key, texts, so.carried[key] ?? {}),
          };
    }, made);
}

/** A translation that is good for the words of now: it is looked at no more. */
export const withoutCarried = (carried: Carried, key: string, sentence: string): Carried =>
  Object.hasOwn(carried[key] ?? {}, sentence)
    ? withTable(carried, key, without(carried[key]!, sentence))
    : carried;

type Marks = Readonly<Record<string, string>>;

const without = (marks: Marks, sentence: string): Marks =>
  Object.fromEntries(Object.entries(marks).filter(([name]) => name !== sentence));

/** Marks of the translations that the edit itself has left alone: what somebody says anew is looked at by that. */
const unchanged = (marks: Marks, was: Json, is: Json): Marks =>
  Object.fromEntries(
    Object.entries(marks).filter(([sentence]) => own(was, sentence) === own(is, sentence)),
  );

function carriedOver(
  reworded: readonly Rewording[],
  texts: Json,
  marks: Marks,
): { texts: Json; marks: Marks } {
  return reworded.reduce(
    (so, { was, is }) => {
      const said = own(texts, was);
      if (typeof said !== 'string' || own(so.texts, is) !== undefined) return so;
      const made = (own(marks, was) as string | undefined) ?? was;
      return {
        texts: withEntry(so.texts, is, said),
        marks: made === is ? without(so.marks, is) : { ...so.marks, [is]: made },
      };
    },
    { texts, marks },
  );
}

/** The marks of a language, of what it translates; the same table where they are those that it has. */
function withMarks(carried: Carried, key: string, texts: Json, marks: Marks): Carried {
  const left = Object.fromEntries(
    Object.entries(marks).filter(([sentence]) => own(texts, sentence) !== undefined),
  );
  const before = carried[key] ?? {};
  const isSame =
    Object.keys(left).length === Object.keys(before).length &&
    Object.entries(left).every(([sentence, was]) => own(before, sentence) === was);
  return isSame ? carried : withTable(carried, key, left);
}

const withTable = (carried: Carried, key: string, marks: Marks): Carried =>
  Object.fromEntries([
    ...Object.entries(carried).filter(([name]) => name !== key),
    ...(Object.keys(marks).length > 0 ? [[key, marks] as const] : []),
  ]);

/** Sentences that a document said and none says any more. */
function goneFrom(before: Documents, after: Documents): string[] {
  const changed = Object.keys(before).filter((key) => speaks(key) && before[key] !== after[key]);
  const gone = changed.flatMap((key) => {
    const now = new Set(saidIn(after, key).map(({ sentence }) => sentence));
    return saidIn(before, key)
      .map(({ sentence }) => sentence)
      .filter((sentence) => !now.has(sentence));
  });
  return [...new Set(gone)].filter((sentence) => sayersOf(after, sentence, '').length === 0);
}
