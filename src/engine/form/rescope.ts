import { isEmpty } from '#/language/expressions/condition.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { onlyAnswers } from '#/language/validation/onlyAnswers.ts';
import type { FormStore } from '../fields/formStore.ts';

/**
 * Takes over what the server has said by now; the questions of steps that then leave no choice have their answer, and
 * the steps are passed over.
 */
export function rescope(store: FormStore, scope: Scope): void {
  store.rescope(scope);
  const only = Object.entries(onlyAnswers(store.document, store.scope()));
  const answers = store.answers();
  const missing = only.filter(([name]) => isEmpty(answers[name]));
  if (missing.length === 0) return;
  store.together(() => missing.forEach(([name, value]) => store.set([name], value)));
  store.rescope(scope);
}
