import { isEmpty } from '#/language/expressions/condition.ts';
import { onlyAnswers } from '#/language/validation/onlyAnswers.ts';
import type { FormStore } from '../fields/formStore.ts';

/** Gives the questions of steps that leave no choice their answer, as soon as the server has said what there is to choose. */
export function giveOnly(store: FormStore): void {
  const only = Object.entries(onlyAnswers(store.document, store.scope()));
  const answers = store.answers();
  const missing = only.filter(([name]) => isEmpty(answers[name]));
  if (missing.length === 0) return;
  store.together(() => missing.forEach(([name, value]) => store.set([name], value)));
}
