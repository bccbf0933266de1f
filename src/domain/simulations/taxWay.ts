import type { Lot } from '../lots/lot.ts';
import type { Cents } from '../money/cents.ts';
import type { MicroShares } from '../money/shares.ts';
import { toWire } from '../money/wire.ts';
import type { SaleTerms } from '../tax/exactSale.ts';
import { sell, type Sale } from '../tax/sale.ts';

/** Another way to do what a sale does: what it brings, and the income tax that is estimated of it; decimal strings. */
export interface TaxWay {
  key: 'TRANSFER' | 'BRACKET' | 'TWO_YEARS';
  shares: string;
  gross_amount: string;
  withholding: string;
  net_amount: string;
  /** Of all the years in which it is taken; never taken off the net amount. */
  tax: string;
  /** What of the net amount comes this year and the next, where it is taken in two. */
  years: { first: string; second: string } | null;
}

/**
 * Participations, at most so many, whose sale is taxed as `most` or less while one millionth more is above it.
 * @param shares whose sale is above it
 * @param taxed what of a sale is taxed; it grows with the participations
 */
export function mostWithin(
  lots: readonly Lot[],
  shares: MicroShares,
  terms: SaleTerms,
  most: Cents,
  taxed: (sale: Sale) => Cents,
): MicroShares {
  let [within, above] = [0n, shares];
  while (above - within > 1n) {
    const middle = (within + above) / 2n;
    if (taxed(sell(lots, middle, terms)) <= most) within = middle;
    else above = middle;
  }
  return within;
}

export function toWay(key: TaxWay['key'], sales: [Sale] | [Sale, Sale], tax: Cents): TaxWay {
  const sum = (part: (sale: Sale) => bigint) =>
    sales.reduce((total, sale) => total + part(sale), 0n);
  const [first, second] = sales;
  return {
    key,
    shares: toWire(
      sum((sale) => sale.shares),
      6,
    ),
    gross_amount: toWire(
      sum(({ gross }) => gross),
      2,
    ),
    withholding: toWire(
      sum(({ withholding }) => withholding),
      2,
    ),
    net_amount: toWire(
      sum(({ net }) => net),
      2,
    ),
    tax: toWire(tax, 2),
    years: second ? { first: toWire(first.net, 2), second: toWire(second.net, 2) } : null,
  };
}
