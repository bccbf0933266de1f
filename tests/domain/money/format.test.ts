import { expect, test } from 'vitest';
import {
  formatAmount,
  formatInteger,
  formatMoney,
  formatMoneySigned,
  formatNav,
  formatPercent,
  formatPercentSigned,
  formatShares,
  type Quantity,
} from '#/domain/money/format.ts';
import { parseSpanishAmount } from '#/domain/money/spanishAmount.ts';
import { toWire } from '#/domain/money/wire.ts';
import { fc } from '../../support/fc.ts';

test.each([
  [formatMoney, '1234.5', '1.234,50\u00a0€'],
  [formatMoney, 123450n, '1.234,50\u00a0€'],
  [formatMoney, '1000.35', '1.000,35\u00a0€'],
  [formatMoney, 0n, '0,00\u00a0€'],
  [formatMoney, '0', '0,00\u00a0€'],
  [formatMoney, -5n, '-0,05\u00a0€'],
  [formatMoney, '1234567890.1', '1.234.567.890,10\u00a0€'],
  [formatMoney, '0.005', '0,01\u00a0€'],
  [formatMoney, 12.5, '12,50\u00a0€'],
  [formatMoneySigned, '12.3', '+12,30\u00a0€'],
  [formatMoneySigned, '-12.3', '-12,30\u00a0€'],
  [formatMoneySigned, '0', '0,00\u00a0€'],
  [formatAmount, '0', '0,00'],
  [formatAmount, '1234.5', '1.234,50'],
  [formatShares, '32.467533', '32,467533'],
  [formatShares, 1234000000n, '1.234,000000'],
  [formatNav, '10.5', '10,500000\u00a0€'],
  [formatPercent, '12.345', '12,35\u00a0%'],
  [formatPercentSigned, '12.34', '+12,34\u00a0%'],
  [formatPercentSigned, '-0.5', '-0,50\u00a0%'],
  [formatPercentSigned, '0', '0,00\u00a0%'],
  [formatInteger, '3000', '3.000'],
  [formatInteger, 999n, '999'],
  [formatInteger, 1000000, '1.000.000'],
])('%o writes %s as %s', (format, value, text) => {
  expect(format(value)).toBe(text);
});

const formats = [
  formatMoney,
  formatMoneySigned,
  formatAmount,
  formatShares,
  formatNav,
  formatPercent,
];

test.each([null, undefined, '', 'abc', '1,5', NaN, {}, []])('%j is shown as a dash', (value) => {
  for (const format of formats) expect(format(value as Quantity)).toBe('-');
});

test('amounts are grouped as de-DE groups them', () => {
  const german = new Intl.NumberFormat('de-DE', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 15n), 10n ** 15n), (cents) => {
      expect(formatAmount(cents)).toBe(
        german.format(toWire(cents, 2) as Intl.StringNumericLiteral),
      );
    }),
  );
});

test('what is shown can be typed back', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 16n), (cents) => {
      expect(parseSpanishAmount(formatMoney(cents))).toEqual({ value: toWire(cents, 2) });
      expect(parseSpanishAmount(formatShares(cents), 6)).toEqual({ value: toWire(cents, 6) });
    }),
  );
});
