import { assemble } from '#/language/assembly/assemble.ts';
import { placeOf, type DocumentFile } from '#/language/assembly/source.ts';
import type { Documents } from '#/language/lenses/documents.ts';
import { printCompact } from '#/language/lenses/printCompact.ts';
import { printSpread } from '#/language/lenses/rewrite.ts';
import { isObject } from '#/language/values/mergePatch.ts';
import { base, tenants } from './documents.ts';

const asWritten = (files: readonly DocumentFile[]): Documents =>
  Object.fromEntries(
    files.flatMap(({ file, text }) => {
      const place = placeOf(file);
      return place && ['form', 'part', 'locks', 'screen'].includes(place.kind)
        ? [[`${place.kind}/${place.id}`, text] as const]
        : [];
    }),
  );

const asServed = (own: readonly DocumentFile[]): Documents =>
  Object.fromEntries([...assemble(base, own).documents].map(([key, { text }]) => [key, text]));

/** Documents as they are written in the repository, and as each tenant is served them. */
export const worlds: Readonly<Record<string, Documents>> = {
  files: asWritten(base),
  ...Object.fromEntries(Object.entries(tenants).map(([name, files]) => [name, asServed(files)])),
};

/** A value of a document without its locks. */
export function unlocked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unlocked);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([name]) => name !== 'locked');
  return Object.fromEntries(entries.map(([name, inner]) => [name, unlocked(inner)]));
}

const freed = (documents: Documents, print: (value: unknown) => string): Documents =>
  Object.fromEntries(
    Object.entries(documents).map(([key, text]) =>
      /^(form|part)\//.test(key) ? [key, print(unlocked(JSON.parse(text)))] : [key, text],
    ),
  );

/** The same without locks, so that an edit is not refused before it is made: spread out, and compact. */
export const freeWorlds: readonly Documents[] = [
  freed(worlds.encinar!, printSpread),
  freed(worlds.files!, printCompact),
];

export const formsOf = (documents: Documents): string[] =>
  Object.keys(documents).filter((key) => /^(form|part)\//.test(key));
