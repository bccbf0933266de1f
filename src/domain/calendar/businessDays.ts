import { addDays, type PlainDate } from '../dates/plainDate.ts';
import type { Calendar } from './calendar.ts';

/** Every business day from `from` to `to`, both included, in order. */
export function businessDays(calendar: Calendar, from: PlainDate, to: PlainDate): PlainDate[] {
  const days: PlainDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    if (calendar.isBusinessDay(day)) days.push(day);
  return days;
}
