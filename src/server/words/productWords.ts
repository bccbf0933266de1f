import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CodesDocument } from '#/language/documents/tenantDocuments.ts';
import type { WordCode } from '../kernel/wordCode.ts';
import type { LabelList } from '../kernel/words.ts';

/** Code → sentence. */
export type Sentences = Readonly<Record<string, string>>;

const root = join(import.meta.dirname, '../../../schemas');
const read = new Map<string, Sentences>();

/** What the product itself says in a language (`schemas/<kind>/*.<language>.json`), read once. */
export function productWords(kind: 'texts' | 'words', language: string): Sentences {
  const key = `${kind}/${language}`;
  const known = read.get(key);
  if (known) return known;
  const folder = join(root, kind);
  const parts = readdirSync(folder).filter((name) => name.split('.').at(-2) === language);
  const said = Object.assign(
    {},
    ...parts
      .sort()
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Sentences),
  ) as Sentences;
  read.set(key, said);
  return said;
}

/** The code itself where it has words, and that of data that are not valid where it has none. */
export const wordCode = (code: string): WordCode =>
  Object.hasOwn(productWords('words', 'es'), code) ||
  Object.hasOwn(productWords('texts', 'es'), code)
    ? (code as WordCode)
    : 'invalid';

const lists = new Map<LabelList, CodesDocument['items']>();

/** The codes of a list that all tenants share, each with its Spanish label; read once. */
export function productList(list: LabelList): CodesDocument['items'] {
  const known = lists.get(list);
  if (known) return known;
  const text = readFileSync(join(root, 'codes', `${list}.json`), 'utf8');
  const { items } = JSON.parse(text) as CodesDocument;
  lists.set(list, items);
  return items;
}
