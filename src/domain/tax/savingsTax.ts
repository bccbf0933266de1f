import type { Cents } from '../money/cents.ts';
import type { MicroPercent } from '../money/percent.ts';
import { marginalRate, progressiveTax } from './progressiveTax.ts';
import { savingsScale } from './savingsScale.ts';

export interface SavingsTax {
  /** Tax on the year's other savings income alone. */
  before: Cents;
  /** Tax with the gain (or loss) on top. */
  after: Cents;
  difference: Cents;
  marginalRate: MicroPercent;
}

/**
 * What a gain adds to the income tax of the year, as an estimate that is never taken off the money
 * paid out. A loss lowers it, at most to zero.
 * @source LIRPF 66
 */
export function savingsTax(other: Cents, gain: Cents): SavingsTax {
  const base = other + gain > 0n ? other + gain : 0n;
  const before = progressiveTax(savingsScale, other);
  const after = progressiveTax(savingsScale, base);
  return {
    before,
    after,
    difference: after - before,
    marginalRate: marginalRate(savingsScale, base),
  };
}
