import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import { wordsOf } from './questionList.ts';

/** A document by its title, with its key beside it; one without a title by its key. */
export function documentName(documents: Documents, key: string): string {
  const title = documents[key] === undefined ? undefined : wordsOf(valueOf(documents, key).title);
  return title ? `${title} (${key})` : key;
}
