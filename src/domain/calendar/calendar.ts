import { addDays, weekday, type PlainDate } from '../dates/plainDate.ts';
import { closingDaysByRule, type CalendarName } from './closingDays.ts';

/** Which days are business days, and how to step over the others. */
export interface Calendar {
  isBusinessDay(date: PlainDate): boolean;
  /** The date itself when it is a business day, else the next one. */
  roll(date: PlainDate): PlainDate;
  /** The first business day strictly after the date. */
  next(date: PlainDate): PlainDate;
  /** The last business day strictly before the date. */
  previous(date: PlainDate): PlainDate;
  /** So many business days after the date (0 rolls). */
  add(date: PlainDate, days: number): PlainDate;
}

/** `schemas/codes/calendars.json`: closing days by calendar and year. */
export interface CalendarsDocument {
  kind: 'calendars';
  id: string;
  title: string;
  items: Record<
    string,
    { order: number; label: string; closed: Readonly<Record<string, readonly PlainDate[]>> }
  >;
}

export interface CalendarSettings {
  /** Closed when any of them is. */
  calendars: readonly CalendarName[];
  /** Days that this tenant closes beside them, and holidays on which it opens. */
  closed?: readonly PlainDate[];
  open?: readonly PlainDate[];
  /** Frozen years; those it lacks are computed by rule. */
  document?: CalendarsDocument;
}

/** Days on which funds are valued, unless a tenant says otherwise. */
export const NAV_CALENDARS: readonly CalendarName[] = ['ES_NATIONAL', 'TARGET'];
/** Days on which money moves. */
export const PAYMENT_CALENDARS: readonly CalendarName[] = ['TARGET'];

/** Makes a calendar from those of a tenant. Weekends are closed and stay closed. */
export function createCalendar(settings: CalendarSettings): Calendar {
  const years = new Map<string, Set<PlainDate>>();

  function closingDays(year: string): Set<PlainDate> {
    const known = years.get(year);
    if (known) return known;
    const days = new Set(settings.calendars.flatMap((name) => closedIn(name, year)));
    for (const day of settings.closed ?? []) days.add(day);
    for (const day of settings.open ?? []) days.delete(day);
    years.set(year, days);
    return days;
  }

  const closedIn = (name: CalendarName, year: string): readonly PlainDate[] =>
    settings.document?.items[name]?.closed[year] ?? closingDaysByRule(name, Number(year));

  const isBusinessDay = (date: PlainDate): boolean =>
    weekday(date) <= 5 && !closingDays(date.slice(0, 4)).has(date);

  function seek(date: PlainDate, step: 1 | -1): PlainDate {
    let found = date;
    while (!isBusinessDay(found)) found = addDays(found, step);
    return found;
  }

  const roll = (date: PlainDate): PlainDate => seek(date, 1);
  const next = (date: PlainDate): PlainDate => seek(addDays(date, 1), 1);
  const previous = (date: PlainDate): PlainDate => seek(addDays(date, -1), -1);

  function add(date: PlainDate, days: number): PlainDate {
    if (!Number.isSafeInteger(days) || days < 0)
      throw new RangeError(`Business days are counted forward: ${days}`);
    let found = days === 0 ? roll(date) : date;
    for (let left = days; left > 0; left -= 1) found = next(found);
    return found;
  }

  return { isBusinessDay, roll, next, previous, add };
}
