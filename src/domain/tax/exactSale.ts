import type { Cents } from '../money/cents.ts';
import type { Lot } from '../lots/lot.ts';
import type { MicroNav } from '../money/nav.ts';
import type { MicroPercent } from '../money/percent.ts';
import type { TaxBase } from './taxBase.ts';

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
}

/** Micro-participations × micro-euro are 10^10 to the cent, percentages 10^8 to the whole. */
const UNIT = 10n ** 18n;
const WHOLE = 100_000_000n;

export const emptySale: SaleTotals = { unit: UNIT, transfer: 0n, cost: 0n, gains: 0n };

/** The totals with one more whole lot. */
export function plusLot(totals: SaleTotals, lot: Lot, terms: SaleTerms): SaleTotals {
  const transfer = lot.shares * terms.nav * (WHOLE - terms.fee);
  return plus(totals, transfer, lot.cost * UNIT);
}

/** The totals with the first `part` micro-participations of one more lot, in finer parts of a cent. */
export function plusPart(totals: SaleTotals, lot: Lot, part: bigint, terms: SaleTerms): SaleTotals {
  const finer: SaleTotals = {
    unit: totals.unit * lot.shares,
    transfer: totals.transfer * lot.shares,
    cost: totals.cost * lot.shares,
    gains: totals.gains * lot.shares,
  };
  const transfer = part * terms.nav * (WHOLE - terms.fee) * lot.shares;
  return plus(finer, transfer, lot.cost * part * UNIT);
}

/** Whether the exact, unrounded net amount is at least so many cents. */
export function reaches(totals: SaleTotals, terms: SaleTerms, net: Cents): boolean {
  return (totals.transfer - net * totals.unit) * WHOLE >= terms.base.exact(totals) * terms.rate;
}

function plus(totals: SaleTotals, transfer: bigint, cost: bigint): SaleTotals {
  const gain = transfer - cost;
  return {
    unit: totals.unit,
    transfer: totals.transfer + transfer,
    cost: totals.cost + cost,
    gains: gain > 0n ? totals.gains + gain : totals.gains,
  };
}
