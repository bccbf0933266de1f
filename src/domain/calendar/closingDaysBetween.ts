import { addDays, weekday, type PlainDate } from '../dates/plainDate.ts';
import type { Calendar } from './calendar.ts';
import { closingDayName, type ClosingDayName } from './closingDayName.ts';

/** A day on which a calendar is closed, which moved a date on. */
export interface ClosingDay {
  date: PlainDate;
  name: ClosingDayName;
}

/** The weekdays from `from` on and before `to` on which a calendar is closed: what would else have been a business day. */
export function closingDaysBetween(
  calendar: Calendar,
  from: PlainDate,
  to: PlainDate,
): ClosingDay[] {
  const found: ClosingDay[] = [];
  for (let date = from; date < to; date = addDays(date, 1))
    if (weekday(date) <= 5 && !calendar.isBusinessDay(date))
      found.push({ date, name: closingDayName(date) });
  return found;
}

/** What moved a date on from its usual day: the first holiday, or the weekend. Null where nothing did. */
export function movedBy(calendar: Calendar, usual: PlainDate, date: PlainDate): ClosingDay | null {
  if (usual >= date) return null;
  const [holiday] = closingDaysBetween(calendar, usual, date);
  return holiday ?? { date: usual, name: closingDayName(usual) };
}
