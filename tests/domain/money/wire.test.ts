import { expect, test } from 'vitest';
import { parseCents, toCents } from '#/domain/money/cents.ts';
import { parseNav, toNav } from '#/domain/money/nav.ts';
import { parseShares, toShares } from '#/domain/money/shares.ts';
import { toWire } from '#/domain/money/wire.ts';

test.each([
  [123456n, 2, '1234.56'],
  [-123456n, 2, '-1234.56'],
  [5n, 2, '0.05'],
  [-5n, 2, '-0.05'],
  [0n, 2, '0.00'],
  [32467533n, 6, '32.467533'],
  [1n, 6, '0.000001'],
  [3000n, 0, '3000'],
  [0n, 0, '0'],
])('%s at %i decimals is written %s', (units, decimals, text) => {
  expect(toWire(units, decimals)).toBe(text);
});

test.each([
  ['1234.56', 123456n],
  ['1234.5', 123450n],
  ['1234', 123400n],
  ['-0.01', -1n],
  ['1.230', 123n],
  [12.5, 1250n],
])('%j is an amount of cents', (value, cents) => {
  expect(parseCents(value)).toBe(cents);
});

test.each(['1.234', '', 'abc', '1,23', null, undefined, {}, NaN])('%j is no amount', (value) => {
  expect(parseCents(value)).toBeUndefined();
});

test.each([
  ['32.467533', 32467533n],
  ['1', 1000000n],
  ['-0.000001', -1n],
  ['0.0000001', undefined],
  ['x', undefined],
])('%s participations are %s', (value, shares) => {
  expect(parseShares(value)).toBe(shares);
});

test.each([
  ['10.5', 10500000n],
  ['0.000001', 1n],
  ['0', undefined],
  ['-1', undefined],
  ['1.0000001', undefined],
  ['x', undefined],
])('a NAV of %s is %s', (value, nav) => {
  expect(parseNav(value)).toBe(nav);
});

test('values known to be good are read, and others refused by name', () => {
  expect([toCents('1.23'), toShares('1.000001'), toNav('2')]).toEqual([123n, 1000001n, 2000000n]);
  expect(() => toCents('1.234')).toThrow('Not an amount in euro: 1.234');
  expect(() => toShares('x')).toThrow('Not a number of participations: x');
  expect(() => toNav('0')).toThrow('Not a net asset value: 0');
});
