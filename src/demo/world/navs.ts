import { createPrng, createNormal } from './prng.ts';
import type { DemoProduct } from './products.ts';

export interface DemoNav {
  date: string;
  /** Millionths of a euro. */
  nav: bigint;
}

/** Correlation of the equity products with the common market factor. */
const MARKET_WEIGHT = 0.8;
const MARKET_SEED = 20140102;
/** Moves every product's seed (its code) to where the twelve years look like a market. */
const SEED_SHIFT = 31;
const START = 10;

/** Days on which a published value is missing, to show what a gap looks like. */
const GAPS: Record<string, string> = { 10393: '2024-05-15' };

/**
 * The whole series of one product: 10.000000 on the first day, then a daily step on each business
 * day, with the crash of spring 2020 in equity and the bond year of 2022. Classes follow the fund
 * that they belong to and differ by their fee alone; complex funds publish month ends only.
 * @param days business days in order, the first being the inception
 */
export function navSeries(product: DemoProduct, days: string[]): DemoNav[] {
  const own = createNormal(createPrng(Number(product.parent ?? product.key) + SEED_SHIFT));
  const market = createNormal(createPrng(MARKET_SEED));
  const isEquity = product.family === 'RV' || product.volatility >= 0.15;
  let logarithm = Math.log(START);
  const series = days.map((date, index) => {
    if (index > 0) logarithm += step(product, date, isEquity, market(), own());
    return { date, nav: BigInt(Math.round(Math.exp(logarithm) * 1e6)) };
  });
  const published = product.isComplex ? series.filter(isMonthEnd) : series;
  return published.filter(({ date }) => GAPS[product.key] !== date);
}

function step(product: DemoProduct, date: string, isEquity: boolean, market: number, own: number) {
  const crash = isEquity && date >= '2020-02-20' && date <= '2020-03-18';
  const bondYear = product.family === 'RF' && product.risk === 2 && date.startsWith('2022');
  const drift = crash ? -3 : bondYear ? -0.12 : product.drift;
  const volatility = product.volatility * (crash ? 3 : 1);
  const noise = isEquity ? MARKET_WEIGHT * market + Math.sqrt(1 - MARKET_WEIGHT ** 2) * own : own;
  return (drift - product.fee - volatility ** 2 / 2) / 252 + (volatility / Math.sqrt(252)) * noise;
}

/** The last business day of its month (the newest day counts only once its month has ended). */
const isMonthEnd = (point: DemoNav, index: number, all: DemoNav[]) =>
  index === 0 ||
  (all[index + 1] !== undefined && all[index + 1]!.date.slice(0, 7) !== point.date.slice(0, 7));
