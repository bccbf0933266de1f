import type { FormDocument } from '../documents/form.ts';
import { valueOf, type Documents } from '../lenses/documents.ts';
import { toObject } from '../lenses/json.ts';
import { siteOf, type QuestionId } from '../lenses/questionSite.ts';
import { takesOwn } from '../requests/ownQuestions.ts';
import { read } from '../values/pointer.ts';

/**
 * Whether anybody is sent what one more question like this is answered: as one of the tenant's own, or as the program
 * does that takes files of a form without a call. What stays in the page is sent to nobody, and need not be.
 */
export function takesAnother(documents: Documents, { in: key, name, column }: QuestionId): boolean {
  if (key.startsWith('part/')) return true;
  const form = valueOf(documents, key);
  const site = siteOf({ in: key, name });
  const { own, local } = toObject(read(form, site.property));
  if (local === true) return true;
  // A call knows the columns of its rows.
  if (column !== undefined) return own === true;
  const isFile = toObject(read(form, site.field)).upload !== undefined;
  return form.submit === undefined ? isFile : takesOwn(form as Partial<FormDocument>);
}
