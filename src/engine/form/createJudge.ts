import { runtime } from '#/language/validation/runtime.ts';
import { validateForm } from '#/language/validation/validateForm.ts';
import type { FormValidator } from '../ports/validator.ts';
import type { Judge } from './rules.ts';

/** A form's compiled rules at work. Loaded with them, once the form stands: nothing is drawn by any rule. */
export function createJudge(validator: FormValidator): Judge {
  const validate = validator(runtime);
  return (form, answers, scope) => validateForm(form, answers, scope, validate);
}
