import { parseDate } from './plainDate.ts';
import { MADRID, toWallClock, type WallClock } from './wallClock.ts';

/** Own table: `Intl` writes "sept", which breaks DD-MMM-YYYY. */
const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const LONG_MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
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

/** "5 de septiembre de 2026", for screen readers and prose. */
export function formatDateLong(value: unknown): string {
  const date = parseDate(value);
  if (!date) return EMPTY;
  return `${Number(date.slice(8))} de ${LONG_MONTHS[monthOf(date)]} de ${date.slice(0, 4)}`;
}

/** "5 de septiembre de 2026, 14:05 h". */
export function formatInstantLong(value: unknown, zone = MADRID): string {
  const wall = readInstant(value, zone);
  return wall ? `${formatDateLong(wall.date)}, ${wall.time.slice(0, 5)} h` : EMPTY;
}

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
