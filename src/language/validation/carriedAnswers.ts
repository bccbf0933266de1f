import type { Answers } from '../expressions/scope.ts';
import type { FormDocument } from '../documents/form.ts';
import { same } from '../values/same.ts';

/** Answers to one version of a form that answer another too: those of questions that are asked in the very same way. */
export function carriedAnswers(before: FormDocument, now: FormDocument, answers: Answers): Answers {
  const isSame = (name: string) =>
    same(before.data.properties[name], now.data.properties[name]) &&
    same(before.fields?.[name], now.fields?.[name]);
  return Object.fromEntries(Object.entries(answers).filter(([name]) => isSame(name)));
}
