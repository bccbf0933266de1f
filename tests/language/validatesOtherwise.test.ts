import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { FormDocument } from '#/language/documents/form.ts';
import { validatesOtherwise } from '#/language/validation/validatesOtherwise.ts';

const base = JSON.parse(
  readFileSync(new URL('../../schemas/forms/beneficiary.json', import.meta.url), 'utf8'),
) as FormDocument;
const varied = (change: (form: FormDocument) => void) => {
  const variant = structuredClone(base);
  change(variant);
  return validatesOtherwise(base, variant);
};

test('other words, widgets and places judge the same', () => {
  expect(varied(() => undefined)).toBe(false);
  expect(
    varied((form) => {
      form.title = 'Otro título';
      form.fields.name!.hint = 'Como en su DNI';
      form.fields.name!.width = 'half';
    }),
  ).toBe(false);
});

test.each<[string, (form: FormDocument) => void]>([
  ['another limit', (form) => (form.data.properties.relationship!.maxLength = 5)],
  ['a field that is required', (form) => (form.fields.lastname_2!.required = true)],
  [
    'a rule',
    (form) => (form.rules = { x: { when: { at: '/answers/name' }, require: {} } } as never),
  ],
  ['other options', (form) => (form.fields.document_type!.codes = 'other')],
  [
    'a step under a condition',
    (form) => (Object.values(form.steps)[0]!.when = { at: '/answers/name' } as never),
  ],
])('%s judges otherwise', (_, change) => {
  expect(varied(change)).toBe(true);
});
