import type { Lot } from '../lots/lot.ts';
import { costOf } from '../lots/lot.ts';
import { takeLots } from '../lots/takeLots.ts';
import type { Cents } from '../money/cents.ts';
import { roundHalfUp } from '../money/roundHalfUp.ts';
import type { MicroShares } from '../money/shares.ts';
import { apportion } from './apportion.ts';
import {
  emptySale,
  exactWithholding,
  plusLot,
  plusPart,
  type SaleTerms,
  type SaleTotals,
} from './exactSale.ts';

/** A lot, or part of one, that was sold: what it brought after commission, and its gain or loss. */
export interface SoldLot {
  lot: Lot;
  proceeds: Cents;
  gain: Cents;
}

/** `gross - commission - withholding = net` and `gross - commission - cost = gain`, to the cent. */
export interface Sale {
  shares: MicroShares;
  gross: Cents;
  commission: Cents;
  cost: Cents;
  gain: Cents;
  withholding: Cents;
  net: Cents;
  sold: SoldLot[];
  left: Lot[];
  /** Transfer value of lots from before 2007. */
  before2007: Cents;
}

const PER_CENT = 10_000_000_000n;
const WHOLE = 100_000_000n;

/**
 * Sells participations first in, first out. Everything is exact until the end; then gross,
 * commission, cost and withholding are rounded half up, each once, and net and gain are their
 * differences.
 * @param lots in FIFO order, with at least these participations
 * @source LIRPF 37.2, RIRPF 97.2
 */
export function sell(lots: readonly Lot[], shares: MicroShares, terms: SaleTerms): Sale {
  const { taken, left } = takeLots(lots, shares);
  const split = lots[taken.length - 1];
  const last = taken.at(-1);
  const whole = last && split && last.shares < split.shares ? taken.slice(0, -1) : taken;
  let totals = whole.reduce((sum, lot) => plusLot(sum, lot, terms), emptySale);
  if (whole !== taken) totals = plusPart(totals, split!, last!.shares, terms);
  const gross = roundHalfUp(shares * terms.nav, PER_CENT);
  const commission = roundHalfUp(shares * terms.nav * terms.fee, PER_CENT * WHOLE);
  const tax = exactWithholding(totals, terms);
  const withholding = roundHalfUp(tax.numerator, tax.denominator);
  const cost = costOf(taken);
  return {
    shares,
    gross,
    commission,
    cost,
    gain: gross - commission - cost,
    withholding,
    net: gross - commission - withholding,
    sold: toSold(taken, gross - commission),
    left,
    before2007: centsOf(totals, totals.before2007),
  };
}

function toSold(taken: readonly Lot[], proceeds: Cents): SoldLot[] {
  const parts = apportion(
    proceeds,
    taken.map(({ shares }) => shares),
  );
  return taken.map((lot, index) => ({
    lot,
    proceeds: parts[index]!,
    gain: parts[index]! - lot.cost,
  }));
}

const centsOf = (totals: SaleTotals, amount: bigint): Cents => roundHalfUp(amount, totals.unit);
