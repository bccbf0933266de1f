import type { Issue } from '#/domain/kernel/issue.ts';
import type { FormDocument } from '../documents/form.ts';
import { isEmpty } from '../expressions/condition.ts';
import type { Answers, Scope } from '../expressions/scope.ts';
import { obstaclesOf, offeredBy } from './offered.ts';

/** Answers that nobody offers now, or that something keeps from being chosen. `names`: questions that offer by what is known. */
export function checkOffered(
  { data, fields }: FormDocument,
  names: readonly string[],
  answers: Answers,
  scope: Scope,
): Issue[] {
  return names.flatMap((name): Issue[] => {
    const value = answers[name];
    if (isEmpty(value)) return [];
    const asked = { property: data.properties[name]!, field: fields[name]! };
    const path = `/answers/${name}`;
    const chosen = [value].flat();
    if (asked.field.choices) {
      const offered = (offeredBy(asked, scope) ?? []).map((one) => one.value);
      if (!chosen.every((one) => (offered as unknown[]).includes(one)))
        return [{ code: 'enum', path }];
    }
    const isBarred = chosen.some((one) => obstaclesOf(asked.field, one, scope).length > 0);
    return isBarred ? [{ code: 'not_available', path }] : [];
  });
}
