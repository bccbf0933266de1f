import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { interpretRules } from '#/language/validation/interpretRules.ts';
import { runtime } from '#/language/validation/runtime.ts';
import { validateForm } from '#/language/validation/validateForm.ts';

/** What a panel would say of answers when its button is pressed. */
export function checkAnswers(panel: FormDocument, answers: Answers): unknown[] {
  const asked = Object.fromEntries(
    Object.entries(answers).filter(
      ([name, value]) => value !== undefined && Object.hasOwn(panel.data.properties, name),
    ),
  );
  const scope = { me: {}, facts: {}, tenant: {}, answers: asked };
  return validateForm(panel, asked, scope, interpretRules(panel)(runtime));
}
