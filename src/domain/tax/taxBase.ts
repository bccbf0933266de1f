import type { Cents } from '../money/cents.ts';
import type { SaleTotals } from './exactSale.ts';

/** What a sale came to in cents, as its papers show it. */
export interface SaleInCents {
  /** What it brought after commission. */
  paid: Cents;
  gain: Cents;
  sold: readonly { gain: Cents }[];
}

/**
 * What tax is withheld of. It is declared in cents, and in cents it is multiplied by the rate; the exact base
 * serves to find how many participations a net amount takes. It never falls as more is sold at a gain.
 * @source RIRPF 97.1
 */
export interface TaxBase {
  /** In the unit of the totals. */
  exact(totals: SaleTotals): bigint;
  inCents(sale: SaleInCents): Cents;
}

const atLeastNothing = (amount: bigint): bigint => (amount > 0n ? amount : 0n);

/** The gain of the whole order, losses set off, nothing below zero. */
export const nettedGain: TaxBase = {
  exact: ({ transfer, cost }) => atLeastNothing(transfer - cost),
  inCents: ({ gain }) => atLeastNothing(gain),
};

/** The gains alone, where a withholder may not set off losses inside an order. */
export const gainByLot: TaxBase = {
  exact: ({ gains }) => gains,
  inCents: ({ sold }) => sold.reduce((sum, { gain }) => sum + atLeastNothing(gain), 0n),
};

/** All that is paid: a benefit is work income, and its 40 % reduction lowers the income alone. @source RIRPF 82 */
export const wholePayment: TaxBase = {
  exact: ({ transfer }) => transfer,
  inCents: ({ paid }) => paid,
};
