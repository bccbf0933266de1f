import type { Issue } from '#/domain/kernel/issue.ts';
import { neededBy } from '#/language/grammar/questions.ts';
import type { Effective } from '#/language/effective.ts';
import type { FormDocument, Property } from '#/language/documents/form.ts';
import { step } from '#/language/values/pointer.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import { isTinValid } from '../tin/isTinValid.ts';

const RULE = 'tin-validator';

/** The rule that browsers ask the server about, asked once more for every answer that bears it. */
export function checkTins({ data }: FormDocument, now: Effective, scope: Scope): Issue[] {
  return look(data.properties, now, '/answers');

  function look(
    properties: Record<string, Property>,
    { answers, rows }: Effective,
    at: string,
  ): Issue[] {
    return Object.entries(properties).flatMap(([name, property]) => {
      const path = at + step(name);
      const inner = property.items?.properties as Record<string, Property> | undefined;
      if (inner)
        return (rows[name] ?? []).flatMap((row, index) => look(inner, row, `${path}/${index}`));
      const value = answers[name];
      if (typeof value !== 'string' || !Object.hasOwn(property, RULE)) return [];
      const country = countryOf(property[RULE], answers, scope);
      if (!country) return [{ code: `${RULE}.country`, path }];
      const asked = { countryCode: country.slice(0, 2), tinNumber: value, countryKey: country };
      return isTinValid(asked) ? [] : [{ code: RULE, path }];
    });
  }
}

/** The country by which the rule's option judges; none where it is not known. */
function countryOf(option: unknown, beside: Answers, scope: Scope): string {
  const found = neededBy((option as { country?: unknown }).country, beside, scope);
  return typeof found === 'string' ? found : '';
}
