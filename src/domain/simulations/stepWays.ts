import type { Lot } from '../lots/lot.ts';
import type { Cents } from '../money/cents.ts';
import { percentOf } from '../money/percent.ts';
import type { MicroShares } from '../money/shares.ts';
import type { SaleTerms } from '../tax/exactSale.ts';
import type { TaxScale } from '../tax/progressiveTax.ts';
import { sell, type Sale } from '../tax/sale.ts';
import { mostWithin, toWay, type TaxWay } from './taxWay.ts';

/** A sale that a progressive scale taxes. */
export interface ScaledSale {
  lots: readonly Lot[];
  shares: MicroShares;
  terms: SaleTerms;
  scale: TaxScale;
  /** What else the year brings. */
  other: Cents;
  /** What of a sale is taxed. */
  taxed: (sale: Sale) => Cents;
  /** What a sale adds to the tax of its year, and where it is of the next one. */
  tax: (sale: Sale) => Cents;
  taxNext: (sale: Sale) => Cents;
}

/** What another way saves at the least to be told. */
const LEAST_SAVED: Cents = 100n;
/** Who wants money is told of less only where it is a good part of what they asked for: one of so many. */
const PART = 2n;

/**
 * Less, which leaves the year within the step of the scale below, and that with the rest in the next year at the same
 * price. Each is told only where it is worth it: less is at least half of what was asked for, and either saves more than
 * a euro; of less that is what the rest costs more by lying in the step above.
 */
export function stepWays(asked: ScaledSale): TaxWay[] {
  const { lots, shares, terms, scale, other, taxed, tax, taxNext } = asked;
  const whole = sell(lots, shares, terms);
  const income = other + taxed(whole);
  const at = scale.findLastIndex(({ above }) => income > above);
  const [below, step] = [scale[at - 1], scale[at]];
  if (!below || !step || step.above <= other) return [];
  const within = mostWithin(lots, shares, terms, step.above - other, taxed);
  if (within === 0n) return [];
  const first = sell(lots, within, terms);
  const second = sell(first.left, shares - within, terms);
  const both = tax(first) + taxNext(second);
  const isLessWorth = percentOf(income - step.above, step.rate - below.rate) > LEAST_SAVED;
  return [
    ...(isLessWorth && within * PART >= shares ? [toWay('BRACKET', [first], tax(first))] : []),
    ...(tax(whole) - both > LEAST_SAVED ? [toWay('TWO_YEARS', [first, second], both)] : []),
  ];
}
