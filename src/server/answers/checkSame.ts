import type { Issue } from '#/domain/kernel/issue.ts';
import type { EffectiveForm } from '#/language/effective.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { isEmpty } from '#/language/expressions/condition.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import { isUnchanged, onlyAsked, seenBefore } from '#/language/validation/keptAnswers.ts';
import { step } from '#/language/values/pointer.ts';

/**
 * What is said to be as it was is as it was: a section in which an answer of before is another one now is none of those
 * (`section_changed`). What was not asked before, or is asked in other words now, may be answered anew in it.
 */
export function checkSame(
  form: FormDocument,
  { answers, shown }: Pick<EffectiveForm, 'answers' | 'shown'>,
  loaded: Answers,
  scope: Scope,
): Issue[] {
  const same = form.again?.same;
  if (same === undefined || !form.load || onlyAsked(form, scope)) return [];
  const seen = seenBefore(form, scope);
  const isOther = (name: string) =>
    Object.hasOwn(form.load!.answers, name) &&
    shown.has(name) &&
    !isEmpty(loaded[name]) &&
    (!seen || seen.has(name)) &&
    !isUnchanged(answers[name], loaded[name]);
  const said = [answers[same] ?? []].flat().map(String);
  const changed = said.some((id) => Object.keys(form.steps[id]?.fields ?? {}).some(isOther));
  return changed ? [{ code: 'section_changed', path: `/answers${step(same)}` }] : [];
}
