import type { PlainDate } from '../dates/plainDate.ts';
import type { MicroNav } from '../money/nav.ts';

/** A published net asset value. */
export interface NavPoint {
  date: PlainDate;
  nav: MicroNav;
}

/** Published values by product key, each list in ascending order of dates. */
export type NavBook = ReadonlyMap<string, readonly NavPoint[]>;

/** The value in force on a date: the last one published for that day or earlier. */
export function navOn(
  series: readonly NavPoint[] | undefined,
  date: PlainDate,
): NavPoint | undefined {
  if (!series) return undefined;
  let low = 0;
  let high = series.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (series[middle]!.date <= date) low = middle + 1;
    else high = middle;
  }
  return series[low - 1];
}
