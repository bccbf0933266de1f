import type { Answers } from '../expressions/scope.ts';
import { same } from '../values/same.ts';
import { valueOf, type Documents } from './documents.ts';
import { formLens } from './formLens.ts';
import { judged } from './judge.ts';
import { rowsOf } from './rows.ts';
import { refused, type Written } from './written.ts';

/** What a form says beside its questions, as flat answers. */
export const readForm = (documents: Documents, key: string): Answers =>
  formLens.read(valueOf(documents, key));

/**
 * The documents in which a form is what the answers say. Pages neither come nor go by it: their questions would.
 * @returns the same documents with an issue: `unknown_form`, `other_steps`, `locked` or `unfit`
 */
export function writeForm(documents: Documents, key: string, answers: Answers): Written {
  if (!Object.hasOwn(documents, key)) return refused(documents, 'unknown_form', key);
  const before = valueOf(documents, key);
  const steps = (told: Answers) =>
    rowsOf(told, 'steps')
      .map(({ step }) => String(step))
      .sort();
  if (!same(steps(formLens.read(before)), steps(answers)))
    return refused(documents, 'other_steps', key, '/steps');
  return judged(documents, key, formLens.write(before, answers));
}
