import { describe, expect, test } from 'vitest';
import { assemble } from '#/language/assembly/assemble.ts';
import { isSatisfiable } from '#/language/check/isSatisfiable.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import type { Condition } from '#/language/expressions/condition.ts';
import { base, sharedForms } from '../support/documents.ts';

const questionsOf = new Map(
  sharedForms.map(({ form }) => [form.id, Object.keys(form.data.properties)]),
);
const screens = [...assemble(base).documents.values()]
  .filter(({ kind }) => kind === 'screen')
  .map(({ value }) => value as ScreenDocument);

interface Shown {
  form: string;
  when: Condition[];
}
const formsOf = (screen: ScreenDocument): Shown[] =>
  Object.values(screen.blocks).flatMap((block) =>
    block.type === 'form'
      ? [{ form: String(block.form), when: block.when ? [block.when] : [] }]
      : [],
  );
const pairsOf = (forms: Shown[]) =>
  forms.flatMap((one, index) => forms.slice(index + 1).map((other) => [one, other] as const));
const mayMeet = (one: Shown, other: Shown) =>
  isSatisfiable({ all: [...one.when, ...other.when] }, () => ({}));

/** A label belongs to the first control of its name on the page: pressing it would tick another form's box. */
describe('two forms that a page may show at once', () => {
  const met = screens.flatMap((screen) =>
    pairsOf(formsOf(screen))
      .filter(([one, other]) => mayMeet(one, other))
      .map(([one, other]) => ({ screen: screen.id, forms: [one.form, other.form] as const })),
  );

  test('are found', () => {
    expect(met.map(({ screen }) => screen)).toContain('profileChanges');
    expect(met.map(({ screen }) => screen)).not.toContain('editOperation');
  });

  test.each(met)('ask nothing by one name: $screen, $forms', ({ forms: [one, other] }) => {
    const names = new Set(questionsOf.get(one));
    expect(questionsOf.get(other)!.filter((name) => names.has(name))).toEqual([]);
  });
});
