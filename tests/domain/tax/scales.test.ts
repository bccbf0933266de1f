import { describe, expect, test } from 'vitest';
import { generalScale } from '#/domain/tax/generalScale.ts';
import { marginalRate, progressiveTax } from '#/domain/tax/progressiveTax.ts';
import { savingsScale } from '#/domain/tax/savingsScale.ts';
import { savingsTax } from '#/domain/tax/savingsTax.ts';
import { fc } from '../../support/fc.ts';

describe('the scale of the savings base', () => {
  test.each([
    [-1n, 0n],
    [0n, 0n],
    [600_000n, 114_000n],
    [1_000_000n, 198_000n],
    [5_000_000n, 1_038_000n],
    [20_000_000n, 4_488_000n],
    [30_000_000n, 7_188_000n],
    [40_000_000n, 10_188_000n],
  ])('takes of %s cents %s', (base, tax) => {
    expect(progressiveTax(savingsScale, base)).toBe(tax);
  });

  test('never takes less of more, nor more than its highest rate of what is added', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 9n), fc.bigInt(0n, 10n ** 9n), (base, more) => {
        const added =
          progressiveTax(savingsScale, base + more) - progressiveTax(savingsScale, base);
        expect(added).toBeGreaterThanOrEqual(0n);
        expect(added * 100n).toBeLessThanOrEqual(more * 30n + 100n);
      }),
    );
  });
});

test('the general scale gives the reference quotas', () => {
  expect(progressiveTax(generalScale, 5_200_000n)).toBe(1_494_150n);
  expect(progressiveTax(generalScale, 6_000_000n)).toBe(1_790_150n);
});

describe('what a gain adds to the savings tax', () => {
  test('is taxed on top of other income', () => {
    expect(savingsTax(500_000n, 200_000n)).toEqual({
      before: 95_000n,
      after: 135_000n,
      difference: 40_000n,
      marginalRate: 21_000_000n,
    });
  });

  test('is negative for a loss, down to no tax at all', () => {
    expect(savingsTax(500_000n, -200_000n).difference).toBe(-38_000n);
    expect(savingsTax(500_000n, -900_000n)).toMatchObject({ after: 0n, difference: -95_000n });
  });

  test('has the rate of the next cent', () => {
    expect(marginalRate(savingsScale, 599_999n)).toBe(19_000_000n);
    expect(marginalRate(savingsScale, 600_000n)).toBe(21_000_000n);
    expect(marginalRate(savingsScale, -5n)).toBe(19_000_000n);
    expect(marginalRate([], 5n)).toBe(0n);
  });
});
