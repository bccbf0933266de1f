import { expect, test } from 'vitest';
import { roundHalfUp } from '#/domain/money/roundHalfUp.ts';
import { fc } from '../../support/fc.ts';

test.each([
  [5n, 2n, 3n],
  [-5n, 2n, -3n],
  [5n, -2n, -3n],
  [-5n, -2n, 3n],
  [4n, 3n, 1n],
  [7n, 4n, 2n],
  [1n, 3n, 0n],
  [-1n, 3n, 0n],
  [0n, 7n, 0n],
  [1n, 2n, 1n],
  [-1n, 2n, -1n],
])('%s / %s is %s', (numerator, denominator, quotient) => {
  expect(roundHalfUp(numerator, denominator)).toBe(quotient);
});

test('the result is never further away than a half, and a half goes away from zero', () => {
  const magnitude = (value: bigint) => (value < 0n ? -value : value);
  fc.assert(
    fc.property(
      fc.bigInt(),
      fc.bigInt().filter((value) => value !== 0n),
      (numerator, denominator) => {
        const quotient = roundHalfUp(numerator, denominator);
        const twiceTheError = 2n * magnitude(numerator - quotient * denominator);
        expect(twiceTheError <= magnitude(denominator)).toBe(true);
        if (twiceTheError === magnitude(denominator))
          expect(magnitude(quotient * denominator) > magnitude(numerator)).toBe(true);
      },
    ),
  );
});

test('division by zero is refused with its reason', () => {
  expect(() => roundHalfUp(1n, 0n)).toThrow('Cannot divide an amount by zero');
});
