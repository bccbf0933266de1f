import { parseDate } from './plainDate.ts';
import { MADRID, toWallClock, type WallClock } from './wallClock.ts';

/** Own table: `Intl` writes "sept", which breaks DD-MMM-YYYY. */
const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const EMPTY = '-';

/** "05-sep-2026"; '-' for what is no date. @source specification §9 */
export function formatDate(value: unknown): string {
  const date = parseDate(value);
  return date ? `${date.slice(8)}-${MONTHS[monthOf(date)]}-${date.slice(0, 4)}` : EMPTY;
}

/** "05-sep-2026 | 14:05 h" on the wall clock of a zone; '-' for what is no instant. */
export function formatInstant(value: unknown, zone = MADRID): string {
  const wall = readInstant(value, zone);
  return wall ? `${formatDate(wall.date)} | ${wall.time.slice(0, 5)} h` : EMPTY;
}

/** "05-sep-2026 | 14:05:09 h (UTC+2)" on the wall clock of a zone; '-' for what is no instant. */
export function formatExactInstant(value: unknown, zone = MADRID): string {
  const wall = readInstant(value, zone);
  if (!wall) return EMPTY;
  const ahead = Date.parse(`${wall.date}T${wall.time}Z`) - Date.parse(String(value));
  return `${formatDate(wall.date)} | ${wall.time} h (${offset(Math.round(ahead / 60_000))})`;
}

/** "UTC", "UTC+1", "UTC-3:30". */
function offset(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const past = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${past}`;
}

/** "5 de septiembre de 2026", as it is said in a language (ISO 639-1), for screen readers and prose. */
export function formatDateLong(value: unknown, language = 'es'): string {
  const date = parseDate(value);
  return date ? calendarOf(language, 'day').format(Date.parse(date)) : EMPTY;
}

/** "5 de septiembre de 2026, 14:05 h". */
export function formatInstantLong(value: unknown, zone = MADRID, language = 'es'): string {
  const wall = readInstant(value, zone);
  return wall ? `${formatDateLong(wall.date, language)}, ${wall.time.slice(0, 5)} h` : EMPTY;
}

/** "septiembre de 2026": the month of a date, or of an instant on the wall clock of a zone. */
export function formatMonth(value: unknown, zone = MADRID, language = 'es'): string {
  const date = parseDate(value) ?? readInstant(value, zone)?.date;
  return date ? calendarOf(language, 'month').format(Date.parse(date)) : EMPTY;
}

/** English is that of Britain: the day comes first, as in every language here. */
function calendarOf(language: string, what: 'day' | 'month'): Intl.DateTimeFormat {
  const key = `${language} ${what}`;
  const known =
    calendars.get(key) ??
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      ...(what === 'day' && { day: 'numeric' }),
      ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
    });
  calendars.set(key, known);
  return known;
}

const calendars = new Map<string, Intl.DateTimeFormat>();

/** "2026-09-05 14:05:00": how the contract writes a local time without zone. */
export function toStamp(wall: WallClock): string {
  return `${wall.date} ${wall.time}`;
}

const monthOf = (date: string): number => Number(date.slice(5, 7)) - 1;

function readInstant(value: unknown, zone: string): WallClock | undefined {
  if (typeof value !== 'string') return undefined;
  try {
    return toWallClock(value, zone);
  } catch {
    return undefined;
  }
}
