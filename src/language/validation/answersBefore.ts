import type { FormDocument } from '../documents/form.ts';
import { isEmpty } from '../expressions/condition.ts';
import type { Answers, Scope } from '../expressions/scope.ts';
import { read } from '../values/pointer.ts';

/** What new answers are compared with. */
export interface AnswersBefore {
  answers: Answers;
  /** The questions that were asked for them; nothing where nobody knows. */
  asked?: ReadonlySet<string>;
}

/**
 * The answers that count until those of now do: where the form says where they stand, else those that it began with.
 * Nothing where there are none at all.
 */
export function answersBefore(
  { again, load }: FormDocument,
  scope: Scope,
): AnswersBefore | undefined {
  if (!again || !load) return undefined;
  if (again.before === undefined) {
    const { loaded } = scope;
    const isAny = loaded && Object.values(loaded).some((each) => !isEmpty(each));
    return isAny ? { answers: loaded } : undefined;
  }
  const rows = read(scope, again.before);
  const told = Array.isArray(rows) ? rows.filter(isRow) : [];
  if (told.length === 0) return undefined;
  return {
    answers: Object.fromEntries(told.map(({ key, answer }) => [key, answer])),
    asked: new Set(told.map(({ key }) => key)),
  };
}

const isRow = (row: unknown): row is { key: string; answer: unknown } =>
  row !== null && typeof row === 'object' && typeof (row as { key?: unknown }).key === 'string';
