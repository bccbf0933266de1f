import { isEmpty } from '../expressions/condition.ts';
import { effective } from '../validation/effective.ts';
import type { FormDocument } from '../documents/form.ts';
import type { Answers, Scope } from '../expressions/scope.ts';
import { isOwn } from './ownQuestions.ts';
import { withoutLocal } from './withoutLocal.ts';

/**
 * Of the answers that count, those that differ from what the server gave (`scope.loaded`); one that is no longer there
 * is `null`. A tenant's own questions are kept together with all answers to them, and go whole.
 */
export function changedAnswers(form: FormDocument, answers: Answers, scope: Scope): Answers {
  const given = effective(form, { ...scope, answers: scope.loaded ?? {} }).answers;
  const before = withoutLocal(form, given);
  const names = new Set([...Object.keys(before), ...Object.keys(answers)]);
  return Object.fromEntries(
    [...names].flatMap((name): [string, unknown][] => {
      const [then, now] = [own(before, name), own(answers, name)];
      if (isOwn(form, name)) return now === undefined ? [] : [[name, now]];
      if (isEmpty(now) && !Array.isArray(now)) return isEmpty(then) ? [] : [[name, null]];
      return JSON.stringify(now) === JSON.stringify(then) ? [] : [[name, now]];
    }),
  );
}

const own = (answers: Answers, name: string): unknown =>
  Object.hasOwn(answers, name) ? answers[name] : undefined;
