import { addMonths, type PlainDate } from '../dates/plainDate.ts';
import type { Cents } from '../money/cents.ts';
import { navOn, type NavPoint } from '../valuation/navSeries.ts';

/** What an amount would be worth after a time, after costs: the worst, the middle and the best of what has happened. */
export interface PerformanceScenarios {
  unfavourable: Cents;
  moderate: Cents;
  favourable: Cents;
}

/** So far back are past periods looked at, and from so many on does their middle say something. */
const BACK_MONTHS = 120;
const FEWEST = 12;

/**
 * Scenarios of an investment held for some months, over every period of that length that ended in one of the last ten
 * years' months; undefined where fewer than twelve are known.
 * @source Commission Delegated Regulation (EU) 2017/653 as amended by 2021/2268, Annex IV
 */
export function performanceScenarios(
  navs: readonly NavPoint[],
  until: PlainDate,
  months: number,
  amount: Cents,
): PerformanceScenarios | undefined {
  const first = navs[0]?.date;
  if (first === undefined) return undefined;
  const ends: Cents[] = [];
  for (let back = 0; back < BACK_MONTHS; back++) {
    const end = addMonths(until, -back);
    const start = addMonths(end, -months);
    const [from, to] = [navOn(navs, start), navOn(navs, end)];
    if (start < first || !from || !to) break;
    ends.push((amount * to.nav) / from.nav);
  }
  if (ends.length < FEWEST) return undefined;
  ends.sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  return {
    unfavourable: ends[0]!,
    moderate: ends[Math.floor((ends.length - 1) / 2)]!,
    favourable: ends.at(-1)!,
  };
}
