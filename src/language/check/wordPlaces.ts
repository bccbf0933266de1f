import { parse } from '../assembly/parse.ts';
import { placeOf, type DocumentFile } from '../assembly/source.ts';
import { step } from '../values/pointer.ts';

/** Where a word stands in a document: as a name, or in a value that is no sentence. */
export interface WordPlace {
  source: DocumentFile;
  pointer: string;
}

/** Where a word stands in documents, by itself or as one of the names of a pointer or an address. */
export const placesOf = (word: string, files: readonly DocumentFile[]): WordPlace[] =>
  files
    .filter(({ text }) => text.includes(word))
    .flatMap((source) =>
      pointersTo(word, valueOf(source), '').map((pointer) => ({ source, pointer })),
    );

/** What a document says; `undefined` where its text says nothing that may be looked into. */
export const valueOf = ({ file, text }: DocumentFile): unknown => {
  const kind = placeOf(file)?.kind;
  return kind && parse(text, kind).value;
};

/** A text with another word wherever this one stands without a letter before or after it. */
export function reworded(text: string, word: string, other: string): string {
  const parts = text.split(word);
  return parts.slice(1).reduce((told, part, at) => {
    const isWhole = !LETTER.test(parts[at]!.at(-1) ?? '') && !LETTER.test(part[0] ?? '');
    return told + (isWhole ? other : word) + part;
  }, parts[0]!);
}

const LETTER = /[\p{L}\p{N}_-]/u;

const says = (text: string, word: string) =>
  !text.includes(' ') && text.includes(word) && reworded(text, word, '') !== text;

function pointersTo(word: string, value: unknown, at: string): string[] {
  if (typeof value === 'string') return says(value, word) ? [at] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = at + step(key);
    return [...(says(key, word) ? [own] : []), ...pointersTo(word, inner, own)];
  });
}
