import type { FormDocument } from '../documents/form.ts';
import { isEmpty } from '../expressions/condition.ts';
import type { Answers, Scope } from '../expressions/scope.ts';
import { read } from '../values/pointer.ts';
import { answersBefore } from './answersBefore.ts';
import { askedWith, openedBy } from './askedWith.ts';
import type { Effective, EffectiveForm } from './effective.ts';

/**
 * The questions of a form that somebody keeps as they answered them before, so that they are not asked: those beside the only ones that are asked again, or those of the steps that they say are as they were. What
 * they changed, what `load` does not bring, what must be answered and was not, and what they have not read in these
 * words is asked all the same.
 */
export function keptAnswers(
  form: FormDocument,
  { answers, shown, required }: Pick<Effective, 'answers' | 'shown' | 'required'>,
  scope: Scope,
): ReadonlySet<string> {
  const { again, load } = form;
  const before = answersBefore(form, scope)?.answers;
  if (!again || !load || !before) return new Set();
  const only = onlyAsked(form, scope);
  const steps = only ? [] : namesIn(again.same === undefined ? [] : answers[again.same]);
  const seen = seenBefore(form, scope);
  const same = new Set(
    steps.flatMap((id) => fieldsOf(form, id)).filter((name) => !seen || seen.has(name)),
  );
  return new Set(
    Object.keys(load.answers).filter(
      (name) =>
        shown.has(name) &&
        name !== again.same &&
        (only ? !only.has(name) : same.has(name)) &&
        isUnchanged(answers[name], before[name]) &&
        !(required.has(name) && isEmpty(before[name])),
    ),
  );
}

/** The only questions that are asked now, with those that cannot be left as they are beside them; nothing while all are. */
export function onlyAsked(form: FormDocument, scope: Scope): ReadonlySet<string> | undefined {
  const names = namedAgain(form, scope);
  return names.length > 0 ? askedWith(form, names) : undefined;
}

/** The questions themselves that somebody has asked again. */
export const namedAgain = ({ again }: FormDocument, scope: Scope): string[] =>
  again?.only === undefined ? [] : namesIn(read(scope, again.only));

/** What may be answered anew because these names are wrong though they are as they were answered before. */
export function reopened(
  form: FormDocument,
  wrong: readonly string[],
  answers: Answers,
  scope: Scope,
): ReadonlySet<string> {
  const before = answersBefore(form, scope)?.answers;
  if (!before) return new Set();
  const stale = wrong.filter(
    (name) => !isEmpty(before[name]) && isUnchanged(answers[name], before[name]),
  );
  return openedBy(form, stale);
}

/** The questions that somebody has read in the words of now; nothing where the form does not say. */
export function seenBefore({ again }: FormDocument, scope: Scope): ReadonlySet<string> | undefined {
  return again?.seen === undefined ? undefined : new Set(namesIn(read(scope, again.seen)));
}

/** The steps of a form to which somebody is led: in each something is asked, or it asks nothing and only shows. */
export function stepsAsked(
  { steps }: FormDocument,
  { stepsShown, shown }: Pick<EffectiveForm, 'stepsShown' | 'shown'>,
  kept: ReadonlySet<string>,
): string[] {
  return stepsShown.filter((id) => {
    const names = Object.keys(steps[id]!.fields).filter((name) => shown.has(name));
    return names.length === 0 || names.some((name) => !kept.has(name));
  });
}

/** Whether an answer is as it was before; no answer is as any other. */
export const isUnchanged = (now: unknown, before: unknown): boolean =>
  (isEmpty(now) && isEmpty(before)) ||
  JSON.stringify(inOrder(now)) === JSON.stringify(inOrder(before));

const fieldsOf = ({ steps }: FormDocument, id: string): string[] =>
  Object.hasOwn(steps, id) ? Object.keys(steps[id]!.fields) : [];

const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** Rows by the order of their names, without cells that say nothing. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value as Answers).filter(([, cell]) => !isEmpty(cell));
  return Object.fromEntries(entries.sort(([left], [right]) => (left < right ? -1 : 1)));
}
