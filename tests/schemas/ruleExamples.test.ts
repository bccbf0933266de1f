import { expect, test } from 'vitest';
import { isRegulated } from '#/language/check/grave.ts';
import { levelsOf } from '#/language/check/levels.ts';
import type { FormDocument, FormRule } from '#/language/documents/form.ts';
import { issues } from '#/language/issues.ts';
import { read } from '#/language/values/pointer.ts';
import { sharedForms } from '../support/documents.ts';

const regulated = sharedForms.map(({ form }) => form).filter(isRegulated);

/** What the examples of a form give, one after the other. */
const given = (form: FormDocument): string =>
  JSON.stringify(
    Object.values(form.examples ?? {}).map(({ answers, scope = {} }) =>
      issues(form, answers, scope)
        .map(({ path, code }) => `${path} ${code}`)
        .sort(),
    ),
  );

function isNoticed(form: FormDocument, rules: string, name: string): boolean {
  const without = structuredClone(form);
  Reflect.deleteProperty(read(without, rules) as object, name);
  return given(without) !== given(form);
}

/** Each rule of them, by its name and what it says: those of a part stand in several forms, and one that notices is enough. */
const rules = Map.groupBy(
  regulated.flatMap((form) =>
    levelsOf(form).flatMap(({ rules, at }) =>
      Object.entries(rules).map(([name, rule]: [string, FormRule]) => ({
        ...{ form, name, at: at.rules },
        said: `${name} ${JSON.stringify(rule)}`,
      })),
    ),
  ),
  ({ said }) => said,
);

test('an example of some form notices when a rule of what law regulates is gone', () => {
  expect(rules.size).toBeGreaterThan(80);
  const unseen = [...rules].filter(
    ([, places]) => !places.some(({ form, name, at }) => isNoticed(form, at, name)),
  );
  expect(unseen.map(([said]) => said)).toEqual([]);
});
