import type { PlainDate } from '../dates/plainDate.ts';
import type { LedgerEntry } from './ledgerEntry.ts';
import type { Position } from './positions.ts';

/**
 * The day of the newest figures that a value rests on: the newest NAV in force of what is held, or the last
 * movement. Where nothing is held that is today, because nothing is worth nothing on every day.
 * @param held on `today`
 */
export function newestFigures(
  held: readonly Position[],
  entries: readonly LedgerEntry[],
  today: PlainDate,
): PlainDate {
  if (held.length === 0) return today;
  const navDates = held.flatMap(({ navDate }) => navDate ?? []);
  const moved = entries.flatMap(({ date }) => (date <= today ? date : []));
  return [...navDates, ...moved].reduce((newest, date) => (date > newest ? date : newest), '');
}
