import type { Calendar } from '../../calendar/calendar.ts';
import { MONTHS_PER_PERIOD } from '../../calendar/series.ts';
import { addMonths, type PlainDate } from '../../dates/plainDate.ts';
import type { PeriodicRequest } from './periodicRequest.ts';
import { schedule, type Due } from './schedule.ts';

/** The first dates of a request from a day on, that day included, no more than so many. */
export function upcoming(
  request: PeriodicRequest,
  calendar: Calendar,
  from: PlainDate,
  count: number,
): Due[] {
  const first = request.start > from ? request.start : from;
  const horizon = addMonths(first, MONTHS_PER_PERIOD[request.period] * (count + 1));
  return schedule(request, calendar, from, horizon).slice(0, count);
}
