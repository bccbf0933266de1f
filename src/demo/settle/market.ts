import { addDays } from '#/domain/dates/plainDate.ts';
import type { DemoNav } from '../world/navs.ts';
import type { DemoOperation } from './demoOperation.ts';

/** What settling needs to know of the world. */
export interface DemoMarket {
  navs: ReadonlyMap<string, readonly DemoNav[]>;
  today: string;
  /** Natural persons defer the tax of a transfer; legal persons sell and buy. */
  isDeferred: boolean;
}

/** The first NAV published for a day or after it. */
export function firstOn({ navs }: DemoMarket, product: string, date: string): DemoNav | undefined {
  const series = navs.get(product) ?? [];
  let low = 0;
  let high = series.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (series[middle]!.date < date) low = middle + 1;
    else high = middle;
  }
  return series[low];
}

/** What an execution at a NAV says of its days: settled two values later, once those are published. */
export const executedAt = (
  market: DemoMarket,
  product: string,
  { date, nav }: DemoNav,
): Pick<DemoOperation, 'nav' | 'navDate' | 'settled' | 'ended'> => ({
  nav,
  navDate: date,
  ended: date,
  settled: firstOn(market, product, addDays(date, 2))?.date,
});
