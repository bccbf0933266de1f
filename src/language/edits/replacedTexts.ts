import { valueOf, withValue, type Documents } from '../lenses/documents.ts';
import { own, withEntry } from '../lenses/json.ts';
import type { Carried, CarriedTexts } from './carryTexts.ts';
import { sayersOf } from './rewordings.ts';

/**
 * A proposal of before: what a sentence that is new in it said when it was translated stood among its texts, with that
 * translation. Now it is known beside them, and the text goes.
 */
export function withoutReplaced(base: Documents, { documents, carried }: CarriedTexts) {
  return Object.keys(documents)
    .filter((key) => key.startsWith('texts/') && key !== 'texts/es')
    .reduce<CarriedTexts>(
      (so, key) => {
        const found = replacedIn(base, documents, key);
        if (found.length === 0) return so;
        const texts = found.reduce(
          (table, { was }) => withEntry(table, was, undefined),
          valueOf(so.documents, key),
        );
        const marks = found.flatMap(({ was, is }) => is.map((sentence) => [sentence, was]));
        const all: Carried = {
          ...so.carried,
          [key]: { ...Object.fromEntries(marks), ...so.carried[key] },
        };
        return { documents: withValue(so.documents, key, texts), carried: all };
      },
      { documents, carried },
    );
}

/** Texts that these documents alone translate and nobody says, with the sentences that are translated as they are. */
function replacedIn(base: Documents, documents: Documents, key: string) {
  if (documents[key] === undefined || documents[key] === base[key]) return [];
  const texts = valueOf(documents, key);
  const added = Object.keys(texts).filter((name) => own(valueOf(base, key), name) === undefined);
  const times = new Map<unknown, number>();
  for (const name of added) times.set(texts[name], (times.get(texts[name]) ?? 0) + 1);
  const alike = added.filter((name) => times.get(texts[name])! > 1);
  const said = new Set(alike.filter((name) => sayersOf(documents, name, '').length > 0));
  return alike
    .filter((was) => !said.has(was))
    .map((was) => ({ was, is: [...said].filter((name) => texts[name] === texts[was]) }))
    .filter(({ is }) => is.length > 0);
}
