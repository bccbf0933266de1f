import type { FormDocument } from '#/language/documents/form.ts';
import type { FormValidator } from './validator.ts';

/** A form ready to draw: its document, its compiled rules, and the hash that names exactly this version. */
export interface LoadedForm {
  document: FormDocument;
  validator: FormValidator | PromiseLike<FormValidator>;
  hash?: string;
}
