import { expect, it } from 'vitest';
import { compare } from '#/language/values/compare.ts';
import { fc } from '../support/fc.ts';

it.each([
  ['0.1', '0.10', 0],
  ['9007199254740993', '9007199254740992', 1],
  ['-0.01', '0', -1],
  ['2026-01-01', '2025-12-31', 1],
  ['2026-11-20T11:00:00Z', '2026-11-20T12:00:00Z', -1],
  ['10', 9, 1],
])('%s beside %s is %s', (left, right, expected) => {
  expect(Math.sign(compare(left, right)!)).toBe(expected);
});

it.each([
  ['a', 'b'],
  [true, 1],
  ['', 0],
  [{}, []],
  ['2026-01-01', '5'],
])('%j and %j have no order', (left, right) => {
  expect(compare(left, right)).toBeUndefined();
});

const amount = fc
  .tuple(fc.integer(), fc.integer({ min: 0, max: 99 }))
  .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`);

it('is an order: turned around it changes its sign', () => {
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      expect(Math.sign(compare(a, b)!) + Math.sign(compare(b, a)!)).toBe(0);
    }),
  );
});
