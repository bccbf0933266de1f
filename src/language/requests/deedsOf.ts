import type { Field, FormDocument } from '../documents/form.ts';
import { isFieldOf } from '../widgets/asked.ts';

/** The calls that a form makes when it is filled in and sent: what it takes along, and what sends it. */
export function deedsOf({ fields, submit }: Pick<FormDocument, 'fields' | 'submit'>): string[] {
  return [...uploadsOf(fields), ...(submit ? [submit.call] : [])];
}

const uploadsOf = (fields: Record<string, Field>): string[] =>
  Object.values(fields).flatMap((field) => [
    ...(isFieldOf(field, 'file') ? [field.upload.call] : []),
    ...uploadsOf(field.fields ?? {}),
  ]);
