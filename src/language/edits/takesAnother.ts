import type { FormDocument } from '../documents/form.ts';
import { valueOf, type Documents } from '../lenses/documents.ts';
import { toObject } from '../lenses/json.ts';
import { siteOf, type QuestionId } from '../lenses/questionSite.ts';
import { takesOwn } from '../requests/ownQuestions.ts';
import { read } from '../values/pointer.ts';

/**
 * Whether anybody is sent what one more question like this is answered: as one of the tenant's own. What stays in the
 * page is sent to nobody, and need not be; a file goes where its form says, and no other one.
 */
export function takesAnother(documents: Documents, { in: key, name, column }: QuestionId): boolean {
  if (key.startsWith('part/')) return true;
  const form = valueOf(documents, key);
  const site = siteOf({ in: key, name });
  const { own, local } = toObject(read(form, site.property));
  if (local === true) return true;
  // A call knows the columns of its rows.
  if (column !== undefined) return own === true;
  return !isFile(documents, { in: key, name }) && takesOwn(form as Partial<FormDocument>);
}

/** Whether a question asks for a file. */
export const isFile = (documents: Documents, id: QuestionId): boolean =>
  toObject(read(valueOf(documents, id.in), siteOf(id).field)).upload !== undefined;
