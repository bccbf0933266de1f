import type { PlainDate } from '../dates/plainDate.ts';
import type { Cents } from '../money/cents.ts';
import { accountFlow, compareEntries, productFlow, type LedgerEntry } from './ledgerEntry.ts';
import type { NavBook } from './navSeries.ts';
import { createWalk, type ValuationLevel } from './walk.ts';

/** What the entries were worth at the end of a date, and the money put in less taken out by then. */
export interface EvolutionPoint {
  date: PlainDate;
  value: Cents;
  netInvested: Cents;
}

/**
 * Value and net invested on each date, in one pass forward.
 * @param dates ascending
 */
export function evolution(
  entries: readonly LedgerEntry[],
  navs: NavBook,
  dates: readonly PlainDate[],
  level: ValuationLevel = 'account',
): EvolutionPoint[] {
  const ordered = [...entries].sort(compareEntries);
  const walk = createWalk(navs, level);
  const flow = level === 'account' ? accountFlow : productFlow;
  let netInvested = 0n;
  let next = 0;
  return dates.map((date) => {
    for (; next < ordered.length && ordered[next]!.date <= date; next++) {
      netInvested += flow(ordered[next]!);
      walk.execute(ordered[next]!);
    }
    return { date, value: walk.valueOn(date), netInvested };
  });
}
