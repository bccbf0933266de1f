import type { Decimal } from '../../money/decimal.ts';
import { roundHalfUp } from '../../money/roundHalfUp.ts';

export const increaseTypes = ['LINEAL', 'PORCENTUAL', 'ACUMULATIVO'] as const;

/** What an order counts its amount in: B gross amount, I net amount, P participations. */
export type Measure = 'B' | 'I' | 'P';

/**
 * How a periodic amount grows at each step: LINEAL by `value` euro, PORCENTUAL by `value` percent of
 * the first amount, ACUMULATIVO by `value` euro the first time and in the same proportion on top of
 * the last amount from then on.
 * @source specification §3 (revaluation) and §5 (validIncrease, which is the first step)
 */
export interface Increase {
  type: (typeof increaseTypes)[number];
  /** Euro or participations, or percent under PORCENTUAL. */
  value: Decimal;
}

/** What the value of an increase counts: percent, or what the order counts its amount in. */
export function increaseUnit(
  type: Increase['type'],
  measure: Measure | undefined,
): 'percent' | 'euro' | 'shares' {
  if (type === 'PORCENTUAL') return 'percent';
  return measure === 'P' ? 'shares' : 'euro';
}

/**
 * The amount after so many steps, half up to the cent, or to the smallest part of a participation.
 * @param unit how many of the amount's units a whole one has: a euro 100 cents, a participation a million parts
 */
export function increased(
  amount: bigint,
  increase: Increase | undefined,
  steps: number,
  unit = 100n,
): bigint {
  if (!increase || steps <= 0) return amount;
  const { units, scale } = increase.value;
  const one = 10n ** BigInt(scale);
  const count = BigInt(steps);
  if (increase.type === 'PORCENTUAL')
    return roundHalfUp(amount * (100n * one + units * count), 100n * one);
  const [first, raised] = [amount * one, amount * one + units * unit];
  if (increase.type === 'LINEAL') return roundHalfUp(first + (raised - first) * count, one);
  return first === 0n ? 0n : roundHalfUp(amount * raised ** count, first ** count);
}
