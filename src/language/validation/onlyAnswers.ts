import type { FormDocument, Step } from '../documents/form.ts';
import type { Scalar } from '../expressions/condition.ts';
import type { Answers, Scope } from '../expressions/scope.ts';
import { offeredBy } from './offered.ts';

/**
 * The answers of steps that leave no choice: each question of which one thing can be chosen has that for an answer,
 * whatever else it would offer at other times.
 */
export function onlyAnswers(form: FormDocument, scope: Scope): Answers {
  const names = Object.values(form.steps)
    .filter(({ only }) => only)
    .flatMap(({ fields }) => Object.keys(fields));
  const found = names.map((name) => [name, onlyOne(form, name, scope)] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

/** Whether every question that a step shows has its only possible answer. */
export function isSettled(
  form: FormDocument,
  { fields }: Step,
  { shown, answers }: { shown: ReadonlySet<string>; answers: Answers },
  scope: Scope,
): boolean {
  return Object.keys(fields)
    .filter((name) => shown.has(name))
    .every((name) => {
      const only = onlyOne(form, name, scope);
      return only !== undefined && answers[name] === only;
    });
}

function onlyOne({ data, fields }: FormDocument, name: string, scope: Scope): Scalar | undefined {
  const asked = { property: data.properties[name]!, field: fields[name] ?? {} };
  const free = (offeredBy(asked, scope) ?? []).filter(({ obstacles }) => obstacles.length === 0);
  return free.length === 1 ? free[0]!.value : undefined;
}
