import { expect, test } from 'vitest';
import { compareDecimals, exactUnitsAt, parseDecimal, unitsAt } from '#/domain/money/decimal.ts';
import { toWire } from '#/domain/money/wire.ts';
import { fc } from '../../support/fc.ts';

test.each([
  ['0', 0n, 0],
  ['-0', 0n, 0],
  ['12', 12n, 0],
  ['1234.56', 123456n, 2],
  ['-1234.560', -1234560n, 3],
  ['007.5', 75n, 1],
  ['999999999999999', 999999999999999n, 0],
  ['0.000000000001', 1n, 12],
  [1234.5, 12345n, 1],
  [-3, -3n, 0],
])('reads %j', (text, units, scale) => {
  expect(parseDecimal(text)).toEqual({ units, scale });
});

test.each([
  '',
  ' ',
  '1.',
  '.5',
  '+1',
  '1,5',
  '1.234.567',
  '1e3',
  '0x1',
  '1 000',
  ' 1',
  '1\n',
  '--1',
  'NaN',
  '١',
  '1'.repeat(16),
  `0.${'1'.repeat(13)}`,
  '0'.repeat(41),
  NaN,
  Infinity,
  1e21,
  0.1 + 0.2,
  null,
  undefined,
  true,
  {},
  [],
  [1],
])('refuses %j', (value) => {
  expect(parseDecimal(value)).toBeUndefined();
});

test.each([
  ['1', '1.000', 0],
  ['1', '1.001', -1],
  ['-1', '-1.001', 1],
  ['0', '-0', 0],
  ['999999999999999', '999999999999998.999999999999', 1],
])('compares %s with %s', (left, right, order) => {
  expect(compareDecimals(parseDecimal(left)!, parseDecimal(right)!)).toBe(order);
  expect(compareDecimals(parseDecimal(right)!, parseDecimal(left)!)).toBe(0 - order);
});

test.each([
  ['1.005', 2, 101n],
  ['1.004999', 2, 100n],
  ['-1.005', 2, -101n],
  ['1', 2, 100n],
])('rounds %s half up at %i decimals', (text, scale, units) => {
  expect(unitsAt(parseDecimal(text)!, scale)).toBe(units);
});

test('an exact amount is refused when digits would be lost', () => {
  expect(exactUnitsAt(parseDecimal('1.230')!, 2)).toBe(123n);
  expect(exactUnitsAt(parseDecimal('1.231')!, 2)).toBeUndefined();
});

test('what is written is read back as the same number', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }),
      fc.constantFrom(0, 2, 6),
      (units, scale) => {
        expect(parseDecimal(toWire(units, scale))).toEqual({ units, scale });
      },
    ),
  );
});
