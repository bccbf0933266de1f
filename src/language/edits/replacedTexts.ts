import { valueOf, withValue, type Documents } from '../lenses/documents.ts';
import { own, withEntry } from '../lenses/json.ts';
import { rewordings, sayersOf } from './rewordings.ts';

/** A text that nobody says any more, and the sentences that are still translated as it was. */
export interface Replaced {
  was: string;
  is: readonly string[];
  /** The translation. */
  text: string;
}

/**
 * Texts that these documents alone translate, and nobody says any more: what sentences said when they were translated.
 * Of several that were translated alike, the first one.
 * @param key `texts/<language>`
 */
export function replacedIn(base: Documents, documents: Documents, key: string): Replaced[] {
  if (documents[key] === undefined || documents[key] === base[key]) return [];
  const texts = valueOf(documents, key);
  const added = Object.keys(texts).filter((name) => isNew(base, key, name));
  const said = new Set(added.filter((name) => isSaid(documents, name)));
  const found = new Map<string, Replaced>();
  for (const was of added) {
    const text = texts[was];
    if (said.has(was) || typeof text !== 'string' || found.has(text)) continue;
    const is = [...said].filter((name) => texts[name] === text);
    if (is.length > 0) found.set(text, { was, is, text });
  }
  return [...found.values()];
}

/**
 * The documents without the texts that were put in other words and are needed no more: nothing is translated as they
 * were, or somebody has gone back to them.
 */
export function withoutSpent(base: Documents, before: Documents, after: Documents): Documents {
  const reworded = rewordings(before, after).map(({ was }) => was);
  return languagesIn(after).reduce((so, key) => {
    const earlier = replacedIn(base, before, key);
    if (reworded.length + earlier.length === 0) return so;
    const texts = valueOf(so, key);
    const back = earlier.filter(({ was }) => isSaid(so, was)).map(({ text }) => text);
    const needed = new Set(
      replacedIn(base, so, key)
        .filter(({ text }) => !back.includes(text))
        .map(({ was }) => was),
    );
    const kept = [...reworded, ...earlier.map(({ was }) => was)]
      .filter((name) => isNew(base, key, name) && !needed.has(name) && !isSaid(so, name))
      .reduce((table, name) => withEntry(table, name, undefined), texts);
    return kept === texts ? so : withValue(so, key, kept);
  }, after);
}

/** The documents in which a translation is good although its sentence was put in other words. */
export function withoutReplaced(
  base: Documents,
  documents: Documents,
  language: string,
  was: string,
): Documents {
  const key = `texts/${language}`;
  return replacedIn(base, documents, key).some((one) => one.was === was)
    ? withValue(documents, key, withEntry(valueOf(documents, key), was, undefined))
    : documents;
}

const languagesIn = (documents: Documents) =>
  Object.keys(documents).filter((key) => key.startsWith('texts/') && key !== 'texts/es');

const isNew = (base: Documents, key: string, sentence: string): boolean =>
  base[key] === undefined || own(valueOf(base, key), sentence) === undefined;

const isSaid = (documents: Documents, sentence: string): boolean =>
  sayersOf(documents, sentence, '').length > 0;
