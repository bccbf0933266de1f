import type { Issue } from '#/domain/kernel/issue.ts';
import type { FormDocument } from '../documents/form.ts';
import { isEmpty } from '../expressions/condition.ts';
import type { Answers, Scope } from '../expressions/scope.ts';
import { segments } from '../values/pointer.ts';
import { effective } from './effective.ts';
import { answersBefore } from './answersBefore.ts';
import { isUnchanged, keptAnswers, namedAgain, onlyAsked, stepsAsked } from './keptAnswers.ts';

/** Nothing is wrong there; something is answered and something missing; nothing is answered yet, or what was answered is asked again. */
export type StepState = 'DONE' | 'BEGUN' | 'OPEN';

/** How far each step that is walked through has come. `issues`: everything that is wrong with the answers. */
export function stepStates(
  form: FormDocument,
  answers: Answers,
  scope: Scope,
  issues: readonly Issue[],
): { id: string; state: StepState }[] {
  const now = effective(form, { ...scope, answers });
  const wrong = new Set(issues.map(({ path }) => segments(path)[1]));
  const kept = keptAnswers(form, now, { ...scope, answers: now.answers });
  const only = onlyAsked(form, scope);
  const before = answersBefore(form, scope)?.answers ?? {};
  const named = new Set(namedAgain(form, scope));
  const isUntouched = (name: string) => isUnchanged(now.answers[name], before[name]);
  /** What is asked again, or with it, and nobody has touched. */
  const isOpen = (names: readonly string[]) =>
    names.some((name) => named.has(name) && isUntouched(name)) ||
    (names.some((name) => only?.has(name)) && names.every(isUntouched));
  return stepsAsked(form, now, kept).map((id) => {
    const names = Object.keys(form.steps[id]!.fields).filter((name) => now.shown.has(name));
    if (isOpen(names)) return { id, state: 'OPEN' };
    const isRight = !names.some((name) => wrong.has(name));
    const isBegun = names.some((name) => !isEmpty(now.answers[name]));
    return { id, state: isRight ? 'DONE' : isBegun ? 'BEGUN' : 'OPEN' };
  });
}
