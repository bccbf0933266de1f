import { hasWords } from '#/language/wording/hasWords.ts';
import { sourceTold } from '../editing/lockSentence.ts';
import type { LocksDocument } from '#/language/documents/locksDocument.ts';
import { LOCKS } from '#/language/documents/locksDocument.ts';
import { grammars, type Kind } from '#/language/grammar/index.ts';
import { walk } from '#/language/grammar/walk.ts';
import { valueOf, withValue, type Documents } from '#/language/lenses/documents.ts';
import { own, withEntry } from '#/language/lenses/json.ts';
import { differentPlaces } from '#/language/lenses/lostPlaces.ts';
import { refused, type Written } from '#/language/lenses/written.ts';
import { isObject } from '#/language/values/mergePatch.ts';
import { groupOf, type Group } from './groups.ts';

/** One sentence in every language. */
export interface Sentence {
  /** What its translations stand under: its Spanish words, or its code. */
  id: string;
  spanish: string;
  /** Document of its translations, without the language. */
  kind: 'texts' | 'words';
  /** By language; missing where nobody has translated it. */
  said: Readonly<Record<string, string | undefined>>;
  /** Why nobody says it otherwise. */
  lock?: string;
}

/** Languages in which a sentence is still to be said. */
export const missingIn = (
  { spanish, said }: Pick<Sentence, 'spanish' | 'said'>,
  languages: readonly string[],
): string[] => (hasWords(spanish) ? languages.filter((one) => said[one] === undefined) : []);

/** Languages that the documents are translated into. */
export const languagesIn = (documents: Documents): string[] =>
  Object.keys(documents).flatMap((key) =>
    key.startsWith('texts/') && key !== 'texts/es' ? [key.slice('texts/'.length)] : [],
  );

/** Every sentence of a document once, in the order in which it says them. */
export function sentencesOf(documents: Documents, key: string): Sentence[] {
  const said = new Set<string>();
  const kind = key.slice(0, key.indexOf('/')) as Kind;
  walk(grammars[kind], valueOf(documents, key), ({ role, value }) => {
    if (role !== 'text') return;
    const text = isObject(value) ? value.text : value;
    if (typeof text === 'string') said.add(text);
  });
  return [...said].map((id) => told(documents, 'texts', id, id));
}

/** Everything that the server says of a group: notices, mails, papers. */
export function sentencesIn(documents: Documents, group: Group): Sentence[] {
  const spanish = valueOf(documents, 'words/es');
  const locks = locksIn(documents);
  return Object.keys(spanish)
    .filter((code) => groupOf(code) === group)
    .map((code) => {
      const lock = locks.get(code);
      return { ...told(documents, 'words', code, String(spanish[code])), ...(lock && { lock }) };
    });
}

function told(documents: Documents, kind: Sentence['kind'], id: string, spanish: string): Sentence {
  const said = Object.fromEntries(
    languagesIn(documents).map((language) => {
      const text = own(valueOf(documents, `${kind}/${language}`), id);
      return [language, typeof text === 'string' ? text : undefined];
    }),
  );
  return { id, spanish, kind, said };
}

/** Words that the law holds, by their code, with why. */
function locksIn(documents: Documents): ReadonlyMap<string, string> {
  const { locks = {} } = valueOf(documents, LOCKS) as Partial<LocksDocument>;
  return new Map(
    Object.values(locks).flatMap(({ texts = [], why, source }) =>
      texts.map((code): [string, string] => [code, `${why} (${sourceTold(source)})`]),
    ),
  );
}

/** Every sentence in which these letters stand, in whatever language. */
export function matching(sentences: readonly Sentence[], search: string): Sentence[] {
  const wanted = search.trim().toLocaleLowerCase('es');
  if (wanted === '') return [...sentences];
  return sentences.filter(({ id, spanish, said }) =>
    [id, spanish, ...Object.values(said)].some((words) =>
      words?.toLocaleLowerCase('es').includes(wanted),
    ),
  );
}

/** Places that a translation has too many or too few. */
export const placesWrong = ({ spanish }: Pick<Sentence, 'spanish'>, text: string): string[] =>
  text === '' ? [] : differentPlaces(spanish, text);

/**
 * The documents in which a sentence is said so in a language; without words nobody has translated it.
 * @returns the same documents with an issue `places` where the values in braces are not those of the Spanish words
 */
export function withSentence(
  documents: Documents,
  language: string,
  { id, kind, spanish }: Pick<Sentence, 'id' | 'kind' | 'spanish'>,
  text: string,
): Written {
  const at = `${kind}/${language}`;
  const places = placesWrong({ spanish }, text);
  if (places.length > 0) return refused(documents, 'places', at, '', { places });
  const after = withEntry(valueOf(documents, at), id, text || undefined);
  return { documents: withValue(documents, at, after), issues: [] };
}
