import { expect, test } from 'vitest';
import { parseSpanishAmount } from '#/domain/money/spanishAmount.ts';
import { parseSpanishDecimal } from '#/domain/money/spanishDecimal.ts';
import { fc } from '../../support/fc.ts';

test.each([
  ['1.234', '1234.00'],
  ['12.000', '12000.00'],
  ['1.234,56', '1234.56'],
  ['1234,56', '1234.56'],
  ['1234', '1234.00'],
  ['1.000,3', '1000.30'],
  ['1.234.567,89', '1234567.89'],
  ['0', '0.00'],
  ['0,5', '0.50'],
  ['007', '7.00'],
  [' 1.234,56 ', '1234.56'],
  ['1.234,56 €', '1234.56'],
  ['1.234,56\u00a0€', '1234.56'],
  ['12€', '12.00'],
  ['12 eur', '12.00'],
  ['999.999.999.999.999', '999999999999999.00'],
  ['', ''],
  ['   ', ''],
  [undefined, ''],
  [null, ''],
])('%j typed as money is %j', (typed, value) => {
  expect(parseSpanishAmount(typed)).toEqual({ value });
});

test.each([
  ['1.234', '1234.000000'],
  ['32,467533', '32.467533'],
  ['0,000001', '0.000001'],
])('%j typed as participations is %j', (typed, value) => {
  expect(parseSpanishAmount(typed, 6)).toEqual({ value });
});

test.each([
  '1234.56',
  '1,234.56',
  '1.23',
  '1.2345',
  '12.34',
  '0.123',
  '01.234',
  '1.234.56',
  '.234',
  ',5',
  '5,',
  '1,2,3',
  '-5',
  '+5',
  '- 5',
  '1 234,56',
  '1\u00a0234',
  "1'234",
  '1e3',
  'abc',
  '12abc',
  '€',
  '€ 12',
  '$5',
  '１２',
  '−5',
  '1.234,56,',
  '1.234.',
  '1..234',
  '1.1234',
  '12.3456,78',
  '9'.repeat(61),
  5,
  true,
  {},
  [],
  NaN,
])('%j is refused with advice rather than guessed', (typed) => {
  expect(parseSpanishAmount(typed)).toEqual({ issue: { code: 'typing.amount', path: '' } });
});

test.each([
  ['1,234', 2],
  ['1,234567', 2],
  ['1,1234567', 6],
  ['5,0', 0],
])('%s has more than %i decimals', (typed, decimals) => {
  expect(parseSpanishAmount(typed, decimals)).toEqual({
    issue: { code: 'typing.decimals', path: '', params: { decimals } },
  });
});

test.each(['1234567890123456', '1.234.567.890.123.456', '1234567890123456,78'])(
  '%s is too large to be meant',
  (typed) => {
    expect(parseSpanishAmount(typed)).toEqual({ issue: { code: 'typing.size', path: '' } });
  },
);

test('any text gives an exact amount or an issue', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0123456789.,€- '), maxLength: 24 });
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ maxLength: 10_000 })), (typed) => {
      const { value, issue } = parseSpanishAmount(typed);
      expect(value === undefined).toBe(issue !== undefined);
      if (value) {
        expect(value).toMatch(/^\d+\.\d\d$/);
        const digits = (spelling: string) => spelling.replace(/\D/g, '').replace(/^0+|0+$/g, '');
        expect(digits(value)).toBe(digits(typed));
      }
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['12.000', 12000n, 0],
  ['-1.234,5', -12345n, 1],
  ['1234,56', 123456n, 2],
])('%s is the number %s with %i decimals', (text, units, scale) => {
  expect(parseSpanishDecimal(text)).toEqual({ units, scale });
});

test.each(['1234.56', '0.123', '', '9'.repeat(61), `1,${'1'.repeat(13)}`, 5, null])(
  '%j is no number',
  (text) => {
    expect(parseSpanishDecimal(text)).toBeUndefined();
  },
);
