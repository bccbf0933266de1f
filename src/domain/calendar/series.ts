import { addMonths, type PlainDate } from '../dates/plainDate.ts';
import type { Calendar } from './calendar.ts';

export type Periodicity = 'MENSUAL' | 'TRIMESTRAL' | 'SEMESTRAL' | 'ANUAL';

/** Months between two dates of the schedule: a quarter is three, so four a year. */
export const MONTHS_PER_PERIOD: Readonly<Record<Periodicity, number>> = {
  MENSUAL: 1,
  TRIMESTRAL: 3,
  SEMESTRAL: 6,
  ANUAL: 12,
};

/** A periodic request: its first nominal date and, if it ends, the last day it may fall on. */
export interface Series {
  start: PlainDate;
  period: Periodicity;
  end?: PlainDate | null;
}

/** `nominal` is the date of the schedule, `date` the business day on which it is carried out. */
export interface Occurrence {
  nominal: PlainDate;
  date: PlainDate;
}

/**
 * The dates of a series in order, endless when the series is. Each nominal date is counted from the
 * start (31 Jan, 28 Feb, 31 Mar) and then rolled to the next business day, so that one that moved
 * never shifts those that follow.
 * @source specification §9 (periodic operations)
 */
export function* occurrences(series: Series, calendar: Calendar): Generator<Occurrence> {
  const step = MONTHS_PER_PERIOD[series.period];
  for (let months = 0; ; months += step) {
    const nominal = addMonths(series.start, months);
    if (series.end && nominal > series.end) return;
    yield { nominal, date: calendar.roll(nominal) };
  }
}

/** Those carried out from `from` to `to`, both included. */
export function occurrencesBetween(
  series: Series,
  from: PlainDate,
  to: PlainDate,
  calendar: Calendar,
): Occurrence[] {
  const found: Occurrence[] = [];
  for (const occurrence of occurrences(series, calendar)) {
    if (occurrence.date > to) break;
    if (occurrence.date >= from) found.push(occurrence);
  }
  return found;
}

/** The first one carried out strictly after a date; undefined when the series has ended. */
export function nextOccurrence(
  series: Series,
  after: PlainDate,
  calendar: Calendar,
): Occurrence | undefined {
  for (const occurrence of occurrences(series, calendar))
    if (occurrence.date > after) return occurrence;
  return undefined;
}
