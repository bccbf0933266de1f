import type { PlainDate } from '../dates/plainDate.ts';
import { costOf, sharesOf } from '../lots/lot.ts';
import type { Cents } from '../money/cents.ts';
import type { MicroNav } from '../money/nav.ts';
import { percentBetween } from '../money/percent.ts';
import type { MicroShares } from '../money/shares.ts';
import { valueOf } from '../money/valuation.ts';
import { shareOut } from '../money/shareOut.ts';
import type { LedgerEntry } from './ledgerEntry.ts';
import { navOn, type NavBook } from './navSeries.ts';
import { replay, type Replayed } from './replay.ts';

/** What an account holds of a product on a date, or money on its way out of it into another. */
export interface Position {
  account: string;
  product: string;
  shares: MicroShares;
  /** Last published value and its date; undefined while none was ever published. */
  nav?: MicroNav;
  navDate?: PlainDate;
  value: Cents;
  /** FIFO cost of what is held. */
  cost: Cents;
  /** Latent gain: value less cost. */
  gain: Cents;
  /** Gain over cost ("12.34" is 12.34 %), null when the cost is zero. */
  gainPercent: string | null;
  /** A transfer that has left and not arrived: its money, with the NAV at which it left and no participations. */
  isInTransit: boolean;
  /** Part of the whole list's value; the weights of a list add up to 100.00 exactly. */
  weight: string;
}

/** Positions at the end of a date, one for each account and product with participations. */
export function positions(
  entries: readonly LedgerEntry[],
  navs: NavBook,
  on: PlainDate,
): Position[] {
  return positionsOf(replay(entries, on), navs, on);
}

/** The same from a ledger that was already replayed. */
export function positionsOf(
  { holdings, transits }: Replayed,
  navs: NavBook,
  on: PlainDate,
): Position[] {
  const held = holdings.map(({ account, product, lots }) => {
    const shares = sharesOf(lots);
    const cost = costOf(lots);
    const point = navOn(navs.get(product), on);
    const value = point ? valueOf(shares, point.nav) : 0n;
    const worth = { value, cost, ...gainOf(value, cost) };
    return { account, product, shares, ...pointOf(point), ...worth, isInTransit: false };
  });
  for (const { account, product, date, amount: value, cost } of transits) {
    const point = pointOf(navOn(navs.get(product), date));
    const worth = { value, cost, ...gainOf(value, cost) };
    held.push({ account, product, shares: 0n, ...point, ...worth, isInTransit: true });
  }
  const weights = shareOut(held.map(({ value }) => value));
  return held.map((position, index) => ({ ...position, weight: weights[index]! }));
}

const gainOf = (value: Cents, cost: Cents) => ({
  gain: value - cost,
  gainPercent: percentBetween(value - cost, cost),
});

const pointOf = (point?: { nav: MicroNav; date: PlainDate }) =>
  point ? { nav: point.nav, navDate: point.date } : {};
