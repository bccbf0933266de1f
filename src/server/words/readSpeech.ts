import type { Manifest } from '#/language/release/release.ts';
import type { CodesDocument } from '#/language/documents/tenantDocuments.ts';
import { labelLists, type Words } from '../kernel/words.ts';
import type { Published } from '../ports/published.ts';
import { createTranslate, type Translate } from './createTranslate.ts';
import { createWords, type LabelOf } from './createWords.ts';
import { productList, productWords, type Sentences } from './productWords.ts';

/** What one release says, in whatever language it is asked for. */
export interface Speech {
  translate(language: string): Translate;
  words(language: string, zone: string): Words;
}

/** What a release says of languages and documents. */
type Named = Pick<Manifest, 'documents' | 'languages'>;

/** By what it is read from: releases that say the same share it, and none of that ever changes. */
const kept = new Map<string, Speech>();
const MOST_KEPT = 100;

/** Reads the texts, the words and the named labels of a release once; of one from before, what the product says. */
export async function readSpeech(
  published: Pick<Published, 'blob'>,
  release: Named,
): Promise<Speech> {
  const { documents, languages } = release;
  const names = [
    ...[...new Set(['es', ...languages])].flatMap((one) => [`texts/${one}`, `words/${one}`]),
    ...labelLists.map((list) => `codes/${list}`),
  ].filter((name) => Object.hasOwn(documents, name));
  const key = names.map((name) => `${name}@${documents[name]}`).join();
  const known = kept.get(key);
  if (known) return known;
  const texts = await Promise.all(
    names.map((name) => published.blob(documents[name]!, 'document')),
  );
  const speech = createSpeech(
    Object.fromEntries(
      names.map((name, index) => [name, JSON.parse(texts[index] ?? '{}') as object]),
    ),
  );
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
  kept.set(key, speech);
  return speech;
}

/**
 * Texts and words of the product, with those of a release over them. The product says each code once, in texts where
 * browsers say it too; a release from before may have some under both names, and then words win.
 * @param said document → content
 */
export function createSpeech(said: Readonly<Record<string, object>> = {}): Speech {
  const of = (name: string) => said[name] ?? {};
  const layersOf = (language: string) => [
    productWords('texts', language),
    of(`texts/${language}`) as Sentences,
    productWords('words', language),
    of(`words/${language}`) as Sentences,
  ];
  const labelOf: LabelOf = (list, code) => {
    const { items = productList(list) } = of(`codes/${list}`) as Partial<CodesDocument>;
    return Object.hasOwn(items, code) ? items[code]!.label : code;
  };
  const translates = new Map<string, Translate>();
  const worded = new Map<string, Words>();
  const speech: Speech = {
    translate: (language) =>
      once(translates, language, () =>
        createTranslate(language, { [language]: layersOf(language), es: layersOf('es') }),
      ),
    words: (language, zone) =>
      once(worded, `${language} ${zone}`, () =>
        createWords(speech.translate(language), labelOf, zone),
      ),
  };
  return speech;
}

function once<Value>(made: Map<string, Value>, key: string, make: () => Value): Value {
  const value = made.get(key) ?? make();
  made.set(key, value);
  return value;
}
