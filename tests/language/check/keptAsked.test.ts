import { expect, test } from 'vitest';
import { assemble } from '#/language/assembly/assemble.ts';
import type { Assembled } from '#/language/assembly/assemble.ts';
import type { Context } from '#/language/check/context.ts';
import { graveCallOf } from '#/language/check/grave.ts';
import { checkKeptAsked } from '#/language/check/keptAsked.ts';
import { checkKeptLimits } from '#/language/check/keptLimits.ts';
import { levelsOf } from '#/language/check/levels.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { base } from '../../support/documents.ts';

const grave = [...assemble(base).documents.values()]
  .filter(({ kind, value }) => kind === 'form' && graveCallOf(value) !== undefined)
  .map(({ value }) => value as FormDocument);

/** Where a variant of a form is refused that somebody has made out of it. */
function refused(form: FormDocument, make: (copy: FormDocument) => void): string[] {
  const value = structuredClone(form);
  make(value);
  const variant = { file: form.id, patch: {}, base: form };
  const document = { kind: 'form', id: form.id, file: form.id, text: '', value, variant };
  const nothing: Context = { documents: new Map(), contract: undefined as never };
  return [checkKeptAsked, checkKeptLimits].flatMap((check) =>
    check(document as unknown as Assembled, nothing).map(({ pointer }) => pointer),
  );
}

const never = { at: '/answers/whatever', equals: 'never' };
const pageOf = ({ steps }: FormDocument, name: string) =>
  Object.keys(steps).find((id) => name in steps[id]!.fields);
const required = (form: FormDocument) =>
  Object.keys(form.data.properties).filter((name) => form.fields[name]?.required === true);

test('no variant asks under a condition of its own what has to be answered, whatever the form', () => {
  let tried = 0;
  for (const form of grave)
    for (const name of required(form)) {
      const told = `${form.id} ${name}`;
      const isShown = levelsOf(form)[0]!.gates.some(([gated]) => gated === name);
      const cases = Object.values(form.rules ?? {}).filter(({ show }) => show?.[name]);
      expect(
        refused(form, () => undefined),
        told,
      ).toEqual([]);
      if (cases.length === 0)
        expect(
          refused(form, (copy) => {
            copy.rules = { ...copy.rules, own_rule: { when: never, show: { [name]: true } } };
          }),
          told,
        ).toEqual(['/rules/own_rule']);
      if (!isShown)
        expect(
          refused(form, (copy) => {
            Object.values(copy.steps).find(({ fields }) => name in fields)!.when = never;
          }),
          told,
        ).toContain(`/steps/${pageOf(form, name)}/when`);
      tried++;
    }
  expect(tried).toBeGreaterThan(100);
});

test('no variant takes back what a rule requires, limits or shows, nor says it of other cases', () => {
  let tried = 0;
  for (const form of grave)
    for (const level of levelsOf(form))
      for (const [name, { limit, require }] of Object.entries(level.rules)) {
        if (!limit && !require) continue;
        const told = `${form.id} ${level.at.rules}/${name}`;
        const rulesIn = (copy: FormDocument) =>
          levelsOf(copy).find(({ at }) => at.rules === level.at.rules)!.rules;
        expect(
          refused(form, (copy) => Reflect.deleteProperty(rulesIn(copy), name)),
          told,
        ).toContain(level.at.rules);
        expect(
          refused(form, (copy) => Object.assign(rulesIn(copy)[name]!, { when: never })),
          told,
        ).toContain(`${level.at.rules}/${name}`);
        tried++;
      }
  expect(tried).toBeGreaterThan(20);
});
