import type { PlainDate } from '../dates/plainDate.ts';
import type { Cents } from '../money/cents.ts';
import type { MicroShares } from '../money/shares.ts';
import { valueOf } from '../money/valuation.ts';
import { transitOf, type LedgerEntry } from './ledgerEntry.ts';
import { ledgerKinds } from '../operations/kinds/ledgerKinds.ts';
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

/**
 * Begins a walk with nothing held. It keeps participations, not lots: enough for values. What neither moved
 * nor has another NAV is not valued again.
 */
export function createWalk(navs: NavBook, level: ValuationLevel): Walk {
  const books = new Map<string, Book>();
  const transits = new Map<string, Cents>();
  let held = 0n;
  let onTheWay = 0n;

  function execute(entry: LedgerEntry): void {
    const { account, product, kind } = entry;
    const book = books.get(product) ?? {
      series: navs.get(product) ?? [],
      place: -1,
      runs: new Map(),
    };
    books.set(product, book);
    const run = book.runs.get(account) ?? { shares: 0n, value: 0n };
    const isIn = ledgerKinds[kind].sign === 1;
    const shares = run.shares + (isIn ? entry.shares : -entry.shares);
    held -= run.value;
    if (shares > 0n) {
      const value = valueAt(book, shares);
      book.runs.set(account, { shares, value });
      held += value;
    } else book.runs.delete(account);
    if (entry.transfer === undefined || level === 'product') return;
    onTheWay -= transits.get(entry.transfer) ?? 0n;
    transits.delete(entry.transfer);
    if (isIn) return;
    const amount = transitOf(entry);
    transits.set(entry.transfer, amount);
    onTheWay += amount;
  }

  function valueOn(date: PlainDate): Cents {
    for (const book of books.values()) {
      if (!moveOn(book, date)) continue;
      for (const run of book.runs.values()) {
        const value = valueAt(book, run.shares);
        held += value - run.value;
        run.value = value;
      }
    }
    return held + onTheWay;
  }

  return { execute, valueOn };
}

/** A product: where in its NAVs the walk has come, and which accounts have participations of it. */
interface Book {
  series: readonly NavPoint[];
  place: number;
  runs: Map<string, Run>;
}

/** Participations of one account in one product, and what they are worth at the product's place. */
interface Run {
  shares: MicroShares;
  value: Cents;
}

/** Whether there is another NAV by a date. */
function moveOn(book: Book, date: PlainDate): boolean {
  const { series, place } = book;
  while (book.place + 1 < series.length && series[book.place + 1]!.date <= date) book.place++;
  return book.place > place;
}

function valueAt({ series, place }: Book, shares: MicroShares): Cents {
  const point = series[place];
  return point ? valueOf(shares, point.nav) : 0n;
}
