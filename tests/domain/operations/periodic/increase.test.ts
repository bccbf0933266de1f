import { describe, expect, test } from 'vitest';
import { increased, type Increase } from '#/domain/operations/periodic/increase.ts';
import { parseDecimal } from '#/domain/money/decimal.ts';
import { checkValidIncrease } from '#/domain/rules/validIncrease.ts';

const by = (type: Increase['type'], value: string): Increase => ({
  type,
  value: parseDecimal(value)!,
});

describe('a periodic amount of 300 €', () => {
  test.each([
    ['LINEAL', '10', [30000n, 31000n, 32000n, 33000n]],
    ['PORCENTUAL', '5', [30000n, 31500n, 33000n, 34500n]],
    ['ACUMULATIVO', '15', [30000n, 31500n, 33075n, 34729n]],
    ['PORCENTUAL', '0.333', [30000n, 30100n, 30200n, 30300n]],
    ['LINEAL', '0', [30000n, 30000n, 30000n, 30000n]],
  ] as const)('grows %s by %s', (type, value, amounts) => {
    expect(amounts.map((_, steps) => increased(30000n, by(type, value), steps))).toEqual(amounts);
  });

  test('stays without an increase', () => {
    expect(increased(30000n, undefined, 12)).toBe(30000n);
  });
});

test('nothing grows out of nothing', () => {
  expect(increased(0n, by('ACUMULATIVO', '5'), 3)).toBe(0n);
});

test.each(['LINEAL', 'PORCENTUAL', 'ACUMULATIVO'] as const)(
  'the first step of %s is the one that the field rule judges',
  (type) => {
    const first = increased(10000n, by(type, '7.5'), 1);
    const judged = (max_limit: string) =>
      checkValidIncrease(
        '7.5',
        { max_limit },
        {
          parent: { gross_amount: '100', per_period: 'ANUAL', per_increase_type: type },
        },
      );
    expect(first).toBe(10750n);
    expect([judged('107.50'), judged('107.49')].map((issues) => issues.length)).toEqual([0, 1]);
  },
);
