import type { Calendar } from '../../calendar/calendar.ts';
import type { PlainDate } from '../../dates/plainDate.ts';
import type { Issue } from '../../kernel/issue.ts';
import type { Cents } from '../../money/cents.ts';
import { formatAmount } from '../../money/format.ts';
import type { PeriodicRequest } from './periodicRequest.ts';
import { schedule } from './schedule.ts';

/** What a periodic request adds up to in a calendar year. */
export interface ProjectedYear {
  year: number;
  occurrences: number;
  total: Cents;
}

const YEARS_AHEAD = 2;

/** Last day of the years for which a periodic request is told: that of a day, and the next two. */
export const projectedUntil = (from: PlainDate): PlainDate =>
  `${Number(from.slice(0, 4)) + YEARS_AHEAD}-12-31`;

/**
 * Sums a request by calendar year, on the business days on which it is carried out: a year has four
 * quarters here, whatever the field rules count.
 */
export function projectYears(
  request: PeriodicRequest,
  calendar: Calendar,
  from: PlainDate,
  to: PlainDate,
): ProjectedYear[] {
  const years = new Map<number, ProjectedYear>();
  for (const { date, amount } of schedule(request, calendar, from, to)) {
    const year = Number(date.slice(0, 4));
    const sum = years.get(year) ?? { year, occurrences: 0, total: 0n };
    years.set(year, { year, occurrences: sum.occurrences + 1, total: sum.total + amount });
  }
  return [...years.values()];
}

/**
 * Refuses a projection for the first year in which it needs more than there is room for: code
 * `periodic.over_limit`, params `year`, `total` and `max` as sentences show them.
 */
export function checkProjection(
  years: readonly ProjectedYear[],
  roomIn: (year: number) => Cents,
  path = '/gross_amount',
): Issue[] {
  const over = years.find(({ year, total }) => total > roomIn(year));
  if (!over) return [];
  const { year, total } = over;
  const params = { year, total: formatAmount(total), max: formatAmount(roomIn(year)) };
  return [{ code: 'periodic.over_limit', path, params }];
}
