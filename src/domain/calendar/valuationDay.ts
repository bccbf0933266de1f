import { addDays, endOfMonth, type PlainDate } from '../dates/plainDate.ts';
import type { Calendar } from './calendar.ts';

/** How often a product publishes its NAV: each business day, or the last one of each month. */
export type NavFrequency = 'DAILY' | 'MONTHLY';

/** The first day on or after the date for which the product has a NAV. */
export function valuationDay(
  date: PlainDate,
  calendar: Calendar,
  frequency: NavFrequency = 'DAILY',
): PlainDate {
  if (frequency === 'DAILY') return calendar.roll(date);
  const last = lastBusinessDay(date, calendar);
  return date <= last ? last : lastBusinessDay(addDays(endOfMonth(date), 1), calendar);
}

/** The last business day of the date's month. */
export function lastBusinessDay(date: PlainDate, calendar: Calendar): PlainDate {
  return calendar.previous(addDays(endOfMonth(date), 1));
}
