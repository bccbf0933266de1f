import { expect, test } from 'vitest';
import type { Assembled } from '#/language/assembly/assemble.ts';
import { checkLiterals } from '#/language/check/literals.ts';
import { openapi } from '#/contract/openapi.ts';

const list = (codes: readonly string[]): Assembled => ({
  ...{ kind: 'codes', id: 'incomes', file: 'codes/incomes', text: '' },
  value: { items: Object.fromEntries(codes.map((code) => [code, { label: code }])) },
});

/** What is wrong with a condition about an answer that is taken from a list of these codes. */
const faults = (codes: readonly string[], condition: object): string[] => {
  const value = {
    data: { properties: { income: { type: 'string' }, bound: { type: 'string' } } },
    fields: { income: { widget: 'select', codes: 'incomes' }, bound: { widget: 'text' } },
    steps: {},
    rules: { own: { when: { at: '/answers/income', ...condition }, show: { bound: true } } },
  };
  const form: Assembled = { kind: 'form', id: 'own', file: 'form/own', text: '', value };
  const documents = new Map([['codes/incomes', list(codes)]]);
  return checkLiterals(form, { documents, contract: openapi }).map(
    ({ pointer, message }) => `${pointer} ${message}`,
  );
};

test('what is taken from a list is more or less than something only where its codes are numbers', () => {
  const words = ['DE_30000_A_60000', 'MAS_DE_60000'];
  for (const [key, limit] of [
    ['atLeast', '30000'],
    ['atMost', 30000],
    ['atLeast', { from: '/answers/bound' }],
  ] as const)
    expect(faults(words, { [key]: limit })).toEqual([
      expect.stringMatching(
        new RegExp(`^/rules/own/when/${key} .*no son números.*Nunca se cumple`),
      ),
    ]);
  const numbers = ['1', '2', '3'];
  expect(faults(numbers, { atLeast: '2' })).toEqual([]);
  expect(faults(numbers, { atMost: { from: '/answers/bound' } })).toEqual([]);
  expect(faults(numbers, { atLeast: '4' })).toEqual([
    expect.stringMatching(/\/when\/atLeast .*ningún valor|Ningún valor/),
  ]);
  expect(faults(words, { equals: '30000' })).toEqual([
    expect.stringMatching(/no está en la lista/),
  ]);
});
