import type { Lot } from '../lots/lot.ts';
import type { MicroShares } from '../money/shares.ts';
import type { SaleTerms } from './exactSale.ts';
import type { Sale } from './sale.ts';

const PER_CENT = 10_000_000_000n;
const WHOLE = 100_000_000n;

/**
 * The next number of participations at which a figure of a sale is another: gross amount, commission and the
 * cost of the lot that is cut are rounded to cents, and between two of their steps everything stays the same.
 */
export function nextChange(
  lots: readonly Lot[],
  { shares, gross, commission, sold }: Sale,
  { nav, fee }: SaleTerms,
): MicroShares {
  const steps = [stepAbove(gross, nav, PER_CENT)];
  if (fee > 0n) steps.push(stepAbove(commission, nav * fee, PER_CENT * WHOLE));
  const last = sold.at(-1)?.lot;
  const isCut = last !== undefined && last.shares < lots[sold.length - 1]!.shares;
  const lot = isCut ? lots[sold.length - 1] : lots[sold.length];
  const begins = isCut ? shares - last.shares : shares;
  if (lot) {
    steps.push(begins + lot.shares);
    if (lot.cost > 0n) steps.push(begins + stepAbove(isCut ? last.cost : 0n, lot.cost, lot.shares));
  }
  const next = steps.filter((step) => step > shares);
  return next.reduce((least, step) => (step < least ? step : least));
}

/** The smallest n for which `n × factor / unit`, rounded half up, is more than `amount`. */
function stepAbove(amount: bigint, factor: bigint, unit: bigint): bigint {
  const numerator = (2n * amount + 1n) * unit;
  return (numerator + 2n * factor - 1n) / (2n * factor);
}
