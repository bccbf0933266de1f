import { grammars, type Kind } from '../grammar/index.ts';
import { found } from '../grammar/walk.ts';
import { valueOf, type Documents } from '../lenses/documents.ts';
import { put } from '../lenses/json.ts';
import { judged } from '../lenses/judge.ts';
import { isObject } from '../values/mergePatch.ts';
import { read } from '../values/pointer.ts';
import type { Written } from '../lenses/written.ts';

/** A sentence of a document that is said in other words. */
export interface Rewording {
  in: string;
  pointer: string;
  was: string;
  is: string;
}

/** Whether a document says sentences that are translated by their own words. */
export const speaks = (key: string) => /^(form|screen|codes|navigation)\//.test(key);

/** The sentences that stand in the same place of a document in other words than before. */
export function rewordings(before: Documents, after: Documents): Rewording[] {
  return Object.keys(after)
    .filter((key) => speaks(key) && before[key] !== undefined && before[key] !== after[key])
    .flatMap((key) => {
      const was = valueOf(before, key);
      return saidIn(after, key).flatMap(({ pointer, sentence }): Rewording[] => {
        const stood = sentenceOf(read(was, pointer));
        return stood === undefined || stood === sentence
          ? []
          : [{ in: key, pointer, was: stood, is: sentence }];
      });
    });
}

/** Documents that say a sentence, but for one. */
export const sayersOf = (documents: Documents, sentence: string, except: string): string[] =>
  Object.keys(documents).filter(
    (key) =>
      speaks(key) &&
      key !== except &&
      documents[key]!.includes(JSON.stringify(sentence).slice(1, -1)) &&
      saidIn(documents, key).some((text) => text.sentence === sentence),
  );

/** The documents in which whoever says a sentence says another one; where a lock stands against it, it stays. */
export function rewordEverywhere(
  documents: Documents,
  was: string,
  is: string,
): Written & { kept: readonly string[] } {
  const kept: string[] = [];
  const after = sayersOf(documents, was, '').reduce((so, key) => {
    const value = saidIn(so, key)
      .filter(({ sentence }) => sentence === was)
      .reduce(
        (document, { pointer }) => {
          const text = read(document, pointer);
          return put(document, pointer, isObject(text) ? { ...text, text: is } : is);
        },
        valueOf(so, key),
      );
    const written = judged(so, key, value);
    if (written.issues.length > 0) kept.push(key);
    return written.issues.length > 0 ? so : written.documents;
  }, documents);
  return { documents: after, issues: [], kept };
}

/** Every sentence of a document, where it stands. */
export const saidIn = (
  documents: Documents,
  key: string,
): { pointer: string; sentence: string }[] =>
  found(grammars[key.slice(0, key.indexOf('/')) as Kind], valueOf(documents, key), 'text').flatMap(
    ({ value, pointer }) => {
      const sentence = sentenceOf(value);
      return sentence === undefined ? [] : [{ pointer, sentence }];
    },
  );

const sentenceOf = (text: unknown): string | undefined => {
  const said = isObject(text) ? text.text : text;
  return typeof said === 'string' ? said : undefined;
};
