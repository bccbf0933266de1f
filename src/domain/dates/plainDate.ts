import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** A calendar date without zone, `YYYY-MM-DD`. Dates compare as the strings that they are. */
export type PlainDate = string;

const SHAPE = /^\d{4}-\d{2}-\d{2}$/;
const DAY = 86_400_000;

/** Reads a date strictly: 2026-02-31 is no date. @returns undefined for anything else */
export function parseDate(value: unknown): PlainDate | undefined {
  if (typeof value !== 'string' || !SHAPE.test(value)) return undefined;
  const year = Number(value.slice(0, 4));
  const day = Number(value.slice(8));
  const isDay = day >= 1 && day <= daysIn(year, Number(value.slice(5, 7)));
  return isDay && year >= 100 ? value : undefined;
}

/** -1, 0 or 1, as `left` is before, on or after `right`. */
export function compareDates(left: PlainDate, right: PlainDate): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** @throws RangeError when the text is no date */
export function addDays(date: PlainDate, days: number): PlainDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** The same day so many months later, clamped to the month's end (31 Jan + 1 → 28 or 29 Feb). */
export function addMonths(date: PlainDate, months: number): PlainDate {
  dayNumber(date);
  return dayjs.utc(date).add(months, 'month').format('YYYY-MM-DD');
}

/** Days from `from` to `to`, negative when `to` is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** 1 (Monday) to 7 (Sunday). */
export function weekday(date: PlainDate): number {
  return ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1;
}

/** Last day of the date's month. */
export function endOfMonth(date: PlainDate): PlainDate {
  return addDays(addMonths(`${date.slice(0, 7)}-01`, 1), -1);
}

/** By arithmetic, because ledgers read thousands of dates at once; none in a month that is none. */
function daysIn(year: number, month: number): number {
  if (month < 1 || month > 12) return 0;
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/** Days since 1970-01-01. */
function dayNumber(date: PlainDate): number {
  const time = SHAPE.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN;
  if (Number.isNaN(time) || textOf(time) !== date)
    throw new RangeError(`Not a date: ${date.slice(0, 50)}`);
  return time / DAY;
}

function fromDayNumber(days: number): PlainDate {
  const date = textOf(days * DAY);
  if (!SHAPE.test(date)) throw new RangeError('A date lies between the years 100 and 9999');
  return date;
}

/** Years beyond 9999 come out with a sign, which no date has. */
const textOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
