import { addDays, parseDate, type PlainDate } from './plainDate.ts';

/** What a clock on the wall of some zone shows: `time` is `HH:mm:ss`. */
export interface WallClock {
  date: PlainDate;
  time: string;
}

export const MADRID = 'Europe/Madrid';

/**
 * Turns an instant (ISO text with `Z` or an offset) into the wall clock of a zone.
 * Asks `Intl` rather than dayjs's zone plugin, which is an hour off when the host's own clock jumps
 * at that wall time.
 * @throws RangeError when the text is no instant or the zone is unknown
 */
export function toWallClock(instant: string, zone = MADRID): WallClock {
  const shown = clockOf(zone).format(parseInstant(instant));
  return { date: shown.slice(0, 10), time: shown.slice(11) };
}

/** The wall clock of Europe/Madrid. */
export function toMadrid(instant: string): WallClock {
  return toWallClock(instant, MADRID);
}

/** Today's date in a zone, at an instant. */
export function todayIn(zone: string, instant: string): PlainDate {
  return toWallClock(instant, zone).date;
}

/**
 * The instant (ISO with `Z`) at which the clock of a zone shows a wall time. Where clocks are put
 * back and the time exists twice it is the first; where they are put forward and it is skipped, the
 * time runs on from the jump (02:30 is then 03:30).
 * @throws RangeError when date or time is malformed
 */
export function toInstant(wall: WallClock, zone = MADRID): string {
  if (!parseDate(wall.date) || !/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(wall.time))
    throw new RangeError(`Not a wall time: ${wall.date} ${wall.time}`.slice(0, 60));
  const shown = Date.parse(`${wall.date}T${wall.time}Z`);
  const before = offsetAt(Date.parse(`${addDays(wall.date, -1)}T${wall.time}Z`), zone);
  const after = offsetAt(Date.parse(`${addDays(wall.date, 1)}T${wall.time}Z`), zone);
  const exact = [before, after].find((offset) => offsetAt(shown - offset, zone) === offset);
  return new Date(shown - (exact ?? before)).toISOString();
}

/** Milliseconds by which the zone is ahead of UTC at a time. */
function offsetAt(time: number, zone: string): number {
  return Date.parse(`${clockOf(zone).format(time).replace(' ', 'T')}Z`) - time;
}

function parseInstant(instant: string): number {
  const time = /(?:Z|[+-]\d{2}:\d{2})$/.test(instant) ? Date.parse(instant) : NaN;
  if (Number.isNaN(time)) throw new RangeError(`Not an instant: ${instant.slice(0, 50)}`);
  return time;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Swedish writes `YYYY-MM-DD HH:mm:ss`. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  clocks.set(zone, made);
  return made;
}
