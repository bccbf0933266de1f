import type { Issue } from '#/domain/kernel/issue.ts';
import { effective, type EffectiveForm } from '#/language/effective.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import { isEmpty } from '#/language/expressions/condition.ts';
import { issues } from '#/language/issues.ts';
import { answersBefore } from '#/language/validation/answersBefore.ts';
import { openedBy } from '#/language/validation/askedWith.ts';
import { isUnchanged, onlyAsked } from '#/language/validation/keptAnswers.ts';
import { segments } from '#/language/values/pointer.ts';

/**
 * Where single questions are asked again, all that do not hang on them stay as they were answered. What was not asked
 * before, what must be answered and was not, and what the form would not take any more, with what asks for it, may be
 * answered anew. Code `answer_not_asked`.
 */
export function checkOnlyAsked(
  form: FormDocument,
  now: Pick<EffectiveForm, 'answers' | 'shown' | 'required'>,
  loaded: Answers,
  scope: Scope,
): Issue[] {
  const only = onlyAsked(form, scope);
  const told = answersBefore(form, { ...scope, loaded });
  if (!only || !form.load || !told) return [];
  const { answers: counted, asked } = told;
  const before = { ...scope, answers: counted, loaded };
  const { shown } = effective(form, before);
  const refused = issues(form, counted, before).flatMap(({ path }) => segments(path)[1] ?? []);
  const stale = refused.filter((name) => !isEmpty(counted[name]));
  const open = new Set([...refused, ...openedBy(form, stale)]);
  return Object.keys(form.load.answers)
    .filter((name) => name !== form.again?.same && !only.has(name) && !open.has(name))
    .filter((name) => now.shown.has(name) && shown.has(name) && (!asked || asked.has(name)))
    .filter((name) => !(now.required.has(name) && isEmpty(counted[name])))
    .filter((name) => !isUnchanged(now.answers[name], counted[name]))
    .map((name) => ({ code: 'answer_not_asked', path: `/answers/${name}` }));
}
