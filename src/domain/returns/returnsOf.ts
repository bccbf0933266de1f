import { daysBetween, type PlainDate } from '../dates/plainDate.ts';
import type { Cents } from '../money/cents.ts';
import { roundHalfUp } from '../money/roundHalfUp.ts';
import { toWire } from '../money/wire.ts';
import { finish, type Steps } from '../kernel/steps.ts';
import { evolutionSteps } from '../valuation/evolution.ts';
import { accountFlow, productFlow, type LedgerEntry } from '../valuation/ledgerEntry.ts';
import type { NavBook } from '../valuation/navSeries.ts';
import type { ValuationLevel } from '../valuation/walk.ts';
import type { CashFlow } from './cashFlow.ts';
import { internalRateSteps } from './internalRate.ts';
import { timeWeightedSteps, WHOLE_GROWTH } from './timeWeighted.ts';

/** What an investment brought in a period. Percentages as the wire writes them ("12.34"). */
export interface Returns {
  days: number;
  /** Value at the end less value at the start less money put in, before the investor's tax. */
  gain: Cents;
  /** Time-weighted over the whole period: what the products did. Null while nothing was ever held. */
  twr: string | null;
  /** The same for each year, from a year on. */
  twrAnnual: string | null;
  /** Money-weighted: what the investor's euros did; a year's rate from a year on, else the period's. */
  mwr: string | null;
  isMwrAnnual: boolean;
}

const YEAR = 365;
/** Beyond this a percentage says nothing to anybody. */
const MEANINGLESS = 1e7;

/**
 * Returns from the end of one date to the end of another, over an account (transfers between its
 * products are neutral) or one product (they are flows).
 * @param entries all of the account or product, those before the period included
 */
export const returnsOf = (
  entries: readonly LedgerEntry[],
  navs: NavBook,
  from: PlainDate,
  to: PlainDate,
  level: ValuationLevel = 'account',
): Returns => finish(returnsSteps(entries, navs, from, to, level));

/** The same in steps. */
export function* returnsSteps(
  entries: readonly LedgerEntry[],
  navs: NavBook,
  from: PlainDate,
  to: PlainDate,
  level: ValuationLevel = 'account',
): Steps<Returns> {
  const [start, end] = yield* evolutionSteps(entries, navs, [from, to], level);
  const days = daysBetween(from, to);
  const flow = level === 'account' ? accountFlow : productFlow;
  const flows: CashFlow[] = [
    { date: from, amount: -start!.value },
    ...entries
      .filter(({ date }) => date > from && date <= to)
      .map((entry) => ({ date: entry.date, amount: -flow(entry) })),
    { date: to, amount: end!.value },
  ];
  const wasHeld = flows.some(({ amount }) => amount < 0n);
  const growth = yield* timeWeightedSteps(entries, navs, from, to, level);
  const isLong = days >= YEAR;
  const rate =
    days > 0 ? yield* internalRateSteps(inPeriod(flows), isLong ? YEAR : spanOf(flows)) : undefined;
  return {
    days,
    gain: flows.reduce((sum, { amount }) => sum + amount, 0n),
    twr: wasHeld ? toWire(roundHalfUp((growth - WHOLE_GROWTH) * 10_000n, WHOLE_GROWTH), 2) : null,
    twrAnnual: wasHeld && isLong ? percentText(yearly(growth, days)) : null,
    mwr: percentText(rate),
    isMwrAnnual: isLong,
  };
}

/** Without the empty ends, so that time runs from the first euro. */
const inPeriod = (flows: readonly CashFlow[]): CashFlow[] =>
  flows.filter(({ amount }) => amount !== 0n);

/** Days between the first and the last euro, at least one. */
function spanOf(flows: readonly CashFlow[]): number {
  const dates = inPeriod(flows)
    .map(({ date }) => date)
    .sort();
  const span = dates.length > 1 ? daysBetween(dates[0]!, dates.at(-1)!) : 1;
  return span > 0 ? span : 1;
}

const yearly = (growth: bigint, days: number): number =>
  Math.pow(Number(growth) / Number(WHOLE_GROWTH), YEAR / days) - 1;

function percentText(rate: number | undefined): string | null {
  if (rate === undefined || !(Math.abs(rate) < MEANINGLESS)) return null;
  return toWire(BigInt(Math.round(rate * 10_000)), 2);
}
