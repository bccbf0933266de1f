import { grammars } from '../grammar/index.ts';
import { found } from '../grammar/walk.ts';
import { isUnder } from '../locks/lockedIn.ts';
import { isObject } from '../values/mergePatch.ts';
import { valueOf, withValue, type Documents } from './documents.ts';
import { own, withEntry } from './json.ts';
import { siteOf, type QuestionId } from './questionSite.ts';
import type { Kind } from '../grammar/index.ts';
import { lockOf } from './lockReason.ts';
import { refused, type Written } from './written.ts';

/** What one sentence of a question is in one language. Whoever else says the sentence says it so too. */
export interface Translation {
  language: string;
  sentence: string;
  /** Missing: nobody has translated it. */
  text?: string;
}

/** Sentences of a question, in the order in which they stand in its document. */
export function sentencesOf(documents: Documents, id: QuestionId): string[] {
  const { property, field } = siteOf(id);
  const said = new Set<string>();
  const texts = found(grammars[id.in.split('/')[0] as Kind], valueOf(documents, id.in), 'text');
  for (const { value, pointer } of texts) {
    if (!isUnder(pointer, property) && !isUnder(pointer, field)) continue;
    const isColumns =
      id.column === undefined &&
      (pointer.startsWith(`${property}/items/`) || pointer.startsWith(`${field}/fields/`));
    const text = isObject(value) ? value.text : value;
    if (!isColumns && typeof text === 'string') said.add(text);
  }
  return [...said];
}

const languages = (documents: Documents) =>
  Object.keys(documents)
    .flatMap((key) => (key.startsWith('texts/') ? [key.slice('texts/'.length)] : []))
    .sort();

/** Every sentence of a question in every language of the documents. */
export const readTexts = (documents: Documents, id: QuestionId): Translation[] =>
  sentencesOf(documents, id).flatMap((sentence) =>
    languages(documents).map((language) => {
      const text = own(valueOf(documents, `texts/${language}`), sentence);
      return { language, sentence, ...(typeof text === 'string' && { text }) };
    }),
  );

/**
 * The documents in which the sentences of a question are these. Rows of other sentences or languages say nothing.
 * @returns the same documents with an issue `locked` where the question's own words are the law's
 */
export function writeTexts(
  documents: Documents,
  id: QuestionId,
  rows: readonly Translation[],
): Written {
  const known = sentencesOf(documents, id);
  const after = languages(documents).reduce((so, language) => {
    const key = `texts/${language}`;
    const value = rows
      .filter((row) => row.language === language && known.includes(row.sentence))
      .reduce(
        (table, { sentence, text }) => withEntry(table, sentence, text || undefined),
        valueOf(so, key),
      );
    return value === valueOf(so, key) ? so : withValue(so, key, value);
  }, documents);
  if (after === documents) return { documents, issues: [] };
  const lock = lockOf(documents, id);
  return lock && !lock.words
    ? refused(documents, 'locked', id.in, lock.pointer, { ...lock })
    : { documents: after, issues: [] };
}
