import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const schemas = fileURLToPath(new URL('../../schemas/', import.meta.url));

/** Words of the documents that are English or technical as well, though no English sentence of the product says them. */
const SHARED = new Set(['alias', 'csv', 'georgia', 'menu']);

/**
 * The words of a text, folded: lower case, without accents, two letters or more. Parts of names that are glued with
 * points, hyphens or underscores are no words, nor is what stands beside the signs of a program or a pattern.
 */
export const wordsOf = (text: string): string[] =>
  folded(text).match(
    /(?<![\p{L}\p{N}_$\\=<^|]|[\p{L}\p{N}}][.-])\p{L}{2,}(?![\p{L}\p{N}_$=|]|[.-][\p{L}{]|\()/gu,
  ) ?? [];

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What the product's own Spanish documents say, word by word; `only` has the words that are not English too. */
export function spanishWords(): { all: Set<string>; only: Set<string> } {
  const spanish = [
    ...globSync('{texts,words}/*es.json', { cwd: schemas }).flatMap(valuesOf),
    ...globSync('texts/*{en,ca}.json', { cwd: schemas }).flatMap(sentenceKeysOf),
    ...globSync('{codes,forms,screens}/*.json', { cwd: schemas }).flatMap(shownIn),
  ];
  const english = globSync('{texts,words}/*en.json', { cwd: schemas }).flatMap(valuesOf);
  const all = new Set(spanish.flatMap(wordsOf));
  const shared = new Set(english.flatMap(wordsOf));
  return {
    all,
    only: new Set([...all].filter((word) => !shared.has(word) && !SHARED.has(word))),
  };
}

const read = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(schemas + file, 'utf8')) as Record<string, unknown>;

/** What a table says, but for its places: their names are those of the program. */
const valuesOf = (file: string): string[] =>
  Object.values(read(file)).map((said) => String(said).replace(/\{\w+\}/g, ' '));

/** Keys that are sentences, not codes. */
const sentenceKeysOf = (file: string): string[] =>
  Object.keys(read(file)).filter(
    (key) => !/^[a-z0-9_.-]+$/i.test(key) || /^\p{Lu}\p{Ll}+$/u.test(key),
  );

const SHOWN = new Set(['title', 'label', 'text', 'help', 'description', 'placeholder', 'question']);

function shownIn(file: string): string[] {
  const said: string[] = [];
  const look = (name: string, value: unknown): void => {
    if (typeof value === 'string') {
      if (SHOWN.has(name)) said.push(value);
    } else if (value !== null && typeof value === 'object')
      for (const [key, below] of Object.entries(value)) look(key, below);
  };
  look('', read(file));
  return said;
}
