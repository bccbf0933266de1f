import type { PlainDate } from '../dates/plainDate.ts';
import type { Cents } from '../money/cents.ts';
import { roundHalfUp } from '../money/roundHalfUp.ts';
import { finish, type Steps } from '../kernel/steps.ts';
import {
  accountFlow,
  compareEntries,
  productFlow,
  type LedgerEntry,
} from '../valuation/ledgerEntry.ts';
import type { NavBook } from '../valuation/navSeries.ts';
import { createWalk, type ValuationLevel, type Walk } from '../valuation/walk.ts';

/** A growth of one. */
export const WHOLE_GROWTH = 10n ** 18n;

/**
 * How much one euro grew from the end of one date to the end of another, whenever money came or
 * went: the product of what happened between flows. Money in counts from the start of its day and
 * money out until the end of it, so that commissions weigh and a total redemption does not break the
 * chain. While nothing is held nothing grows.
 * @returns in parts of 10^18
 * @source GIPS, time-weighted return
 */
export const timeWeighted = (
  entries: readonly LedgerEntry[],
  navs: NavBook,
  from: PlainDate,
  to: PlainDate,
  level: ValuationLevel = 'account',
): bigint => finish(timeWeightedSteps(entries, navs, from, to, level));

/** The same, a day with movements a step. */
export function* timeWeightedSteps(
  entries: readonly LedgerEntry[],
  navs: NavBook,
  from: PlainDate,
  to: PlainDate,
  level: ValuationLevel = 'account',
): Steps<bigint> {
  const ordered = [...entries].sort(compareEntries).filter(({ date }) => date <= to);
  const walk = createWalk(navs, level);
  const later = ordered.findIndex(({ date }) => date > from);
  const start = later < 0 ? ordered.length : later;
  for (const entry of ordered.slice(0, start)) walk.execute(entry);
  let growth = WHOLE_GROWTH;
  let value = walk.valueOn(from);
  for (const day of byDate(ordered.slice(start))) {
    const { date } = day[0]!;
    const before = walk.valueOn(date);
    const { paidIn, paidOut } = carryOut(day, walk, level);
    const after = walk.valueOn(date);
    growth = times(times(growth, before, value), after + paidOut, before + paidIn);
    value = after;
    yield;
  }
  return times(growth, walk.valueOn(to), value);
}

function carryOut(day: readonly LedgerEntry[], walk: Walk, level: ValuationLevel) {
  const flow = level === 'account' ? accountFlow : productFlow;
  let [paidIn, paidOut] = [0n, 0n];
  for (const entry of day) {
    const amount = flow(entry);
    if (amount > 0n) paidIn += amount;
    else paidOut -= amount;
    walk.execute(entry);
  }
  return { paidIn, paidOut };
}

/** Growth through one stretch; a stretch that begins with nothing changes nothing. */
const times = (growth: bigint, end: Cents, start: Cents): bigint =>
  start > 0n ? roundHalfUp(growth * end, start) : growth;

function byDate(entries: readonly LedgerEntry[]): LedgerEntry[][] {
  const days = new Map<PlainDate, LedgerEntry[]>();
  for (const entry of entries) {
    const day = days.get(entry.date);
    if (day) day.push(entry);
    else days.set(entry.date, [entry]);
  }
  return [...days.values()];
}
