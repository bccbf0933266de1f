import type { Cents } from '../money/cents.ts';
import { partAsked, type BenefitDue, type PartAsked } from '../pensions/partAsked.ts';
import type { SaleTerms } from '../tax/exactSale.ts';
import { sell, type Sale } from '../tax/sale.ts';
import { paymentShares } from './paymentShares.ts';
import type { SimulationCase } from './readSimulation.ts';

/** What one payment of a benefit comes to. */
export type PaidPart = Pick<Sale, 'shares' | 'gross' | 'commission' | 'withholding' | 'net'>;

/** What is paid of a benefit: how much of what, and when. */
export type PaidCase = Pick<
  SimulationCase,
  'days' | 'lots' | 'nav' | 'indicator' | 'asked' | 'available' | 'capital'
>;

/**
 * Every payment of a benefit that is paid in payments, one after the other as settlement makes them, all at the same
 * price: their figures are those of the participations alone, whichever lots they are from, because all of it is taxed.
 * Undefined of what is paid at once, and where nobody said when it is paid.
 */
export function paymentSeries(
  { days, lots, nav, indicator, asked, available, capital }: PaidCase,
  terms: SaleTerms,
): PaidPart[] | undefined {
  if (!days) return undefined;
  const series: PaidPart[] = [];
  let [left, limit] = [asked, available];
  let last: { part: PartAsked; sale: Sale } | undefined;
  while (series.length < days.count && limit > 0n) {
    const isFirst = series.length === 0;
    const payments = days.count - series.length;
    const due = { indicator, left, payments, limit, nav, ...(isFirst && { capital }) };
    const part = partAsked(due);
    // There may be hundreds, nearly all of them the same.
    const isSame = last?.part.amount === part.amount && last.sale.shares < limit;
    const sale: Sale | undefined = isSame ? last!.sale : saleFor(due, lots, terms);
    if (!sale) break;
    series.push(sale);
    const paid = { B: sale.gross, I: sale.net, P: sale.shares, T: 0n }[indicator];
    const isAll = sale.shares >= limit || (left !== null && paid >= left);
    if (isAll) break;
    left = left === null ? null : left - paid;
    limit -= sale.shares;
    last = { part, sale };
  }
  return series;
}

function saleFor(due: BenefitDue, lots: SimulationCase['lots'], terms: SaleTerms) {
  const found = paymentShares(due, lots, terms);
  return found && sell(lots, found.issues ? due.limit : found.shares, terms);
}

/** All of its payments as one sale: what they come to one by one, not what they would at once. */
export function seriesSale(
  series: readonly PaidPart[],
  lots: SimulationCase['lots'],
  terms: SaleTerms,
): Sale {
  const sum = (of: (part: PaidPart) => Cents) =>
    series.reduce((total, part) => total + of(part), 0n);
  return sell(
    lots,
    sum(({ shares }) => shares),
    terms,
    {
      gross: sum(({ gross }) => gross),
      commission: sum(({ commission }) => commission),
      withholding: sum(({ withholding }) => withholding),
    },
  );
}
