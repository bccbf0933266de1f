import type { Decimal } from '../../money/decimal.ts';
import { roundHalfUp } from '../../money/roundHalfUp.ts';

/**
 * How a periodic amount grows at each step: LINEAL by `value` euro, PORCENTUAL by `value` percent of
 * the first amount, ACUMULATIVO by `value` euro the first time and in the same proportion on top of
 * the last amount from then on.
 * @source specification §3 (revaluation) and §5 (validIncrease, which is the first step)
 */
export interface Increase {
  type: 'LINEAL' | 'PORCENTUAL' | 'ACUMULATIVO';
  /** Euro or participations, or percent under PORCENTUAL. */
  value: Decimal;
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
