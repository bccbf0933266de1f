import type { PlainDate } from '../dates/plainDate.ts';
import type { Cents } from '../money/cents.ts';
import { finish, type Steps } from '../kernel/steps.ts';
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
export const evolution = (
  entries: readonly LedgerEntry[],
  navs: NavBook,
  dates: readonly PlainDate[],
  level: ValuationLevel = 'account',
): EvolutionPoint[] => finish(evolutionSteps(entries, navs, dates, level));

/** The same, a date a step. */
export function* evolutionSteps(
  entries: readonly LedgerEntry[],
  navs: NavBook,
  dates: readonly PlainDate[],
  level: ValuationLevel = 'account',
): Steps<EvolutionPoint[]> {
  const ordered = [...entries].sort(compareEntries);
  const walk = createWalk(navs, level);
  const flow = level === 'account' ? accountFlow : productFlow;
  const points: EvolutionPoint[] = [];
  let netInvested = 0n;
  let next = 0;
  for (const date of dates) {
    for (; next < ordered.length && ordered[next]!.date <= date; next++) {
      netInvested += flow(ordered[next]!);
      walk.execute(ordered[next]!);
    }
    points.push({ date, value: walk.valueOn(date), netInvested });
    yield;
  }
  return points;
}
