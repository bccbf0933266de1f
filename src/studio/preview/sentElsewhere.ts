import type { FormDocument } from '#/language/documents/form.ts';
import type { Code } from '../kernel/words.ts';

/** What becomes of the answers to a form that sends none itself; nothing where they are what its call is sent. */
export const sentElsewhere = ({
  submit,
  next,
}: Pick<FormDocument, 'submit' | 'next'>): Code | undefined => {
  if (submit) return undefined;
  return next ? 'studio.preview.leads_on' : 'studio.preview.by_program';
};
