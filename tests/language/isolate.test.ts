import { expect, test } from 'vitest';
import { isolate } from '#/language/values/isolate.ts';

test.each([
  ['Importe (€)', 'Importe (€)'],
  ['12.000,00', '12.000,00'],
  ['', ''],
  ['שם 2', '\u2068שם 2\u2069'],
  ['الاسم', '\u2068الاسم\u2069'],
  ['Ana \u200f1', '\u2068Ana \u200f1\u2069'],
  ['Importe \u202e000.1', 'Importe 000.1'],
  ['\u2069\u202eשם', '\u2068שם\u2069'],
])('%j stands in a sentence as %j', (value, said) => {
  expect(isolate(value)).toBe(said);
});
