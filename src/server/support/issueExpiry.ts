import { addDays } from '#/domain/dates/plainDate.ts';
import { toStamp } from '#/domain/dates/format.ts';
import { toInstant, toWallClock } from '#/domain/dates/wallClock.ts';

const LIFE_DAYS = 7;

/**
 * When a support request expires that is kept now: a week later on the wall clock of its tenant, also as an
 * instant. Staff answer by it, so no clock but the server's has a say.
 * @source specification §3 Issue, §9
 */
export function issueExpiry(now: Date, zone: string): { expires_on: string; expires_at: Date } {
  const { date, time } = toWallClock(now.toISOString(), zone);
  const expires = { date: addDays(date, LIFE_DAYS), time };
  return { expires_on: toStamp(expires), expires_at: new Date(toInstant(expires, zone)) };
}
