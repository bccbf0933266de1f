import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import { toldWords } from './toldWords.ts';

/** A document by the words of its title; its key where it has none. */
export function documentTitle(documents: Documents, key: string): string {
  const title = documents[key] === undefined ? undefined : valueOf(documents, key).title;
  return toldWords(title) ?? key;
}

/** A document by its title, with its key or its id beside it. */
export function documentName(documents: Documents, key: string, beside = key): string {
  const title = documentTitle(documents, key);
  return title === key ? beside : `${title} (${beside})`;
}

/** The documents of a kind, by their titles. */
export const documentsOfKind = (
  documents: Documents,
  kind: string,
): { id: string; title: string }[] =>
  Object.keys(documents)
    .filter((key) => key.startsWith(`${kind}/`))
    .map((id) => ({ id, title: documentTitle(documents, id) }))
    .sort((a, b) => a.title.localeCompare(b.title, 'es'));
