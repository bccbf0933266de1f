import { expect, test } from 'vitest';
import { parsePercent, percentBetween, percentOf } from '#/domain/money/percent.ts';

test.each([
  ['12.34', 12340000n],
  ['-5', -5000000n],
  ['0.0000001', undefined],
  ['x', undefined],
])('%s per cent is read as %s', (text, percent) => {
  expect(parsePercent(text)).toBe(percent);
});

test.each([
  [10000n, '19', 1900n],
  [3333n, '5', 167n],
  [-3333n, '5', -167n],
  [10n, '5', 1n],
  [9n, '5', 0n],
])('of %s cents, %s per cent are %s', (amount, percent, part) => {
  expect(percentOf(amount, parsePercent(percent)!)).toBe(part);
});

test.each([
  [1n, 3n, '33.33'],
  [2n, 3n, '66.67'],
  [-1n, 8n, '-12.50'],
  [0n, 5n, '0.00'],
  [3n, 1n, '300.00'],
  [5n, 0n, null],
])('%s of %s is %s per cent', (part, whole, percent) => {
  expect(percentBetween(part, whole)).toBe(percent);
});
