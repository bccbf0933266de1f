import type { PlainDate } from '../dates/plainDate.ts';
import type { Cents } from '../money/cents.ts';
import type { MicroShares } from '../money/shares.ts';
import { valueOf } from '../money/valuation.ts';
import { transitOf, type LedgerEntry } from './ledgerEntry.ts';
import { ledgerKinds } from './ledgerKinds.ts';
import type { NavBook, NavPoint } from './navSeries.ts';

/**
 * At `account` level transfers between products are neutral and money on its way counts; at
 * `product` level (entries of one product) they are money in and out.
 */
export type ValuationLevel = 'account' | 'product';

/** A walk forward through a ledger: entries and dates in order, never back. */
export interface Walk {
  execute(entry: LedgerEntry): void;
  /** What is held on a date, and money on its way at account level. */
  valueOn(date: PlainDate): Cents;
}

/** Begins a walk with nothing held. It keeps participations, not lots: enough for values. */
export function createWalk(navs: NavBook, level: ValuationLevel): Walk {
  const runs = new Map<string, Run>();
  const transits = new Map<string, Cents>();

  function execute(entry: LedgerEntry): void {
    const key = `${entry.account}/${entry.product}`;
    const run = runs.get(key) ?? { shares: 0n, series: navs.get(entry.product) ?? [], place: -1 };
    const isIn = ledgerKinds[entry.kind].sign === 1;
    const shares = run.shares + (isIn ? entry.shares : -entry.shares);
    run.shares = shares > 0n ? shares : 0n;
    runs.set(key, run);
    if (entry.transfer === undefined || level === 'product') return;
    if (isIn) transits.delete(entry.transfer);
    else transits.set(entry.transfer, transitOf(entry));
  }

  function valueOn(date: PlainDate): Cents {
    let value = 0n;
    for (const run of runs.values()) value += runValue(run, date);
    for (const amount of transits.values()) value += amount;
    return value;
  }

  return { execute, valueOn };
}

/** Participations of one account in one product, and where in the NAVs the walk has come. */
interface Run {
  shares: MicroShares;
  series: readonly NavPoint[];
  place: number;
}

function runValue(run: Run, date: PlainDate): Cents {
  while (run.place + 1 < run.series.length && run.series[run.place + 1]!.date <= date) run.place++;
  const point = run.series[run.place];
  return point && run.shares > 0n ? valueOf(run.shares, point.nav) : 0n;
}
