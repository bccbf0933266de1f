import type { FactCode } from './factWords.ts';

/** Sentences that stand within another one; their words stand beside those of the changes. */
export type PhraseCode =
  | `change.test.${'is' | 'is_not' | 'includes' | 'excludes' | 'answered' | 'missing' | 'at_least' | 'at_most' | 'fact' | 'not_fact' | 'other' | 'not' | 'quoted' | 'answer' | 'known'}`
  | `change.tests.${'all' | 'any' | 'all_more' | 'any_more' | 'group' | 'both'}`
  | `change.${'yes' | 'no'}`
  | `change.apart.${'question' | 'asked' | 'page'}.${'is' | 'was'}`
  | FactCode;

/** Words that nobody has said yet: they are said in the language of whoever reads them. */
export interface Phrase {
  words: PhraseCode;
  values?: Readonly<Record<string, Said>>;
}

/** A value in a sentence: what a document says, or what the program says of it. */
export type Said = string | Phrase;

/** Something in its quotation marks. */
export const quoted = (value: Said): Said =>
  typeof value === 'string' ? `«${value}»` : { words: 'change.test.quoted', values: { value } };

/** One thing after another. */
export const listed = (first: Said, last: Said): Said =>
  typeof first === 'string' && typeof last === 'string'
    ? `${first}, ${last}`
    : { words: 'change.tests.both', values: { first, last } };

/** Parts of a list that are said; of what is beyond them, how many. */
const MOST = 4;

/** Several as one: "one, two and three". */
export function joined(how: 'all' | 'any', parts: readonly [Said, ...Said[]]): Said {
  const said = parts.length > MOST ? parts.slice(0, MOST) : parts.slice(0, -1);
  if (said.length === 0) return parts[0];
  const first = said.reduce(listed);
  return parts.length > MOST
    ? { words: `change.tests.${how}_more`, values: { first, count: String(parts.length - MOST) } }
    : { words: `change.tests.${how}`, values: { first, last: parts.at(-1)! } };
}
