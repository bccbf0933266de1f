import type { Cents } from '../money/cents.ts';
import type { Lot } from '../lots/lot.ts';
import type { MicroNav } from '../money/nav.ts';
import type { MicroPercent } from '../money/percent.ts';
import { isBefore2007 } from '../pensions/compartment.ts';

/** At what price participations are sold, and how what they bring is taxed. */
export interface SaleTerms {
  nav: MicroNav;
  /** Redemption commission, of the gross amount. */
  fee: MicroPercent;
  /** Withheld of the tax base. */
  rate: MicroPercent;
  base: TaxBase;
}

/** Sums over the lots sold, all of them in parts of a cent: `1 / unit`. */
export interface SaleTotals {
  unit: bigint;
  /** Gross amount less commission. */
  transfer: bigint;
  cost: bigint;
  /** Gains of the lots that had one, losses left out. */
  gains: bigint;
  /** Transfer value of lots from before 2007. */
  before2007: bigint;
}

/** The tax base of a sale in hundredths of `totals`' unit; it never falls as more is sold at a gain. */
export type TaxBase = (totals: SaleTotals) => bigint;

/** The gain of the whole order, losses set off, nothing below zero. */
export const nettedGain: TaxBase = ({ transfer, cost }) =>
  transfer > cost ? 100n * (transfer - cost) : 0n;

/** The gains alone, where a withholder may not set off losses inside an order. */
export const gainByLot: TaxBase = ({ gains }) => 100n * gains;

/** Work income, less 40 % of what stems from before 2007, as far as it is paid as capital. */
export function workIncome(reducible: Cents | undefined): TaxBase {
  return ({ unit, transfer, before2007 }) => {
    const cap = reducible === undefined ? before2007 : reducible * unit;
    return 100n * transfer - 40n * (before2007 < cap ? before2007 : cap);
  };
}

/** Micro-participations × micro-euro are 10^10 to the cent, percentages 10^8 to the whole. */
const UNIT = 10n ** 18n;
const WHOLE = 100_000_000n;

export const emptySale: SaleTotals = {
  unit: UNIT,
  transfer: 0n,
  cost: 0n,
  gains: 0n,
  before2007: 0n,
};

/** The totals with one more whole lot. */
export function plusLot(totals: SaleTotals, lot: Lot, terms: SaleTerms): SaleTotals {
  const transfer = lot.shares * terms.nav * (WHOLE - terms.fee);
  return plus(totals, lot, transfer, lot.cost * UNIT);
}

/** The totals with the first `part` micro-participations of one more lot, in finer parts of a cent. */
export function plusPart(totals: SaleTotals, lot: Lot, part: bigint, terms: SaleTerms): SaleTotals {
  const finer: SaleTotals = {
    unit: totals.unit * lot.shares,
    transfer: totals.transfer * lot.shares,
    cost: totals.cost * lot.shares,
    gains: totals.gains * lot.shares,
    before2007: totals.before2007 * lot.shares,
  };
  const transfer = part * terms.nav * (WHOLE - terms.fee) * lot.shares;
  return plus(finer, lot, transfer, lot.cost * part * UNIT);
}

/** Tax withheld, exactly: a fraction in cents. */
export function exactWithholding(totals: SaleTotals, terms: SaleTerms) {
  return {
    numerator: terms.base(totals) * terms.rate,
    denominator: totals.unit * WHOLE * 100n,
  };
}

/** Whether the exact, unrounded net amount is at least so many cents. */
export function reaches(totals: SaleTotals, terms: SaleTerms, net: Cents): boolean {
  const { numerator } = exactWithholding(totals, terms);
  return (totals.transfer - net * totals.unit) * WHOLE * 100n >= numerator;
}

function plus(totals: SaleTotals, lot: Lot, transfer: bigint, cost: bigint): SaleTotals {
  const gain = transfer - cost;
  return {
    unit: totals.unit,
    transfer: totals.transfer + transfer,
    cost: totals.cost + cost,
    gains: gain > 0n ? totals.gains + gain : totals.gains,
    before2007: isBefore2007(lot) ? totals.before2007 + transfer : totals.before2007,
  };
}
