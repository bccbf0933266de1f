import type { Issue } from '#/domain/kernel/issue.ts';
import { answersSchema } from './answersSchema.ts';
import { createAjv } from './createAjv.ts';
import type { FormDocument } from '../documents/form.ts';
import { validateForm, type Validate } from './validateForm.ts';
import type { Answers, Scope } from '../expressions/scope.ts';

const compiled = new WeakMap<FormDocument, Validate>();

/**
 * Everything that is wrong with the answers of a form, judged with Ajv compiled at run time:
 * for servers, tools and tests. Browsers call `judge` with the module made at release.
 */
export function issues(form: FormDocument, answers: Answers, scope: Scope = {}): Issue[] {
  let validate = compiled.get(form);
  if (!validate)
    compiled.set(form, (validate = createAjv().compile(answersSchema(form)) as Validate));
  return validateForm(form, answers, scope, validate);
}
