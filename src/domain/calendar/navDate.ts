import { addDays, type PlainDate } from '../dates/plainDate.ts';
import { MADRID, toInstant, toWallClock } from '../dates/wallClock.ts';
import type { Calendar } from './calendar.ts';
import { valuationDay, type NavFrequency } from './valuationDay.ts';

/** What a product says about the NAV that its orders get. All have a default. */
export interface NavRule {
  /** Orders placed before this wall time get the day's NAV. `HH:mm` or `HH:mm:ss`, 14:00:00. */
  cutOff?: string;
  /** DAILY. */
  frequency?: NavFrequency;
  /** Calendar days of notice before a redemption, 0. */
  noticeDays?: number;
  /** Europe/Madrid. */
  zone?: string;
}

export const CUT_OFF = '14:00:00';

/**
 * NAV date of a redemption: the day of the order when that is a business day and the order came
 * strictly before the cut-off, else the next business day; then notice and frequency of the product.
 * @param orderedAt instant of the order (ISO): with several signers, that of the last signature
 * @throws RangeError when instant or cut-off is malformed
 * @source specification §9 (net asset value and timing rules)
 */
export function redemptionNavDate(
  orderedAt: string,
  calendar: Calendar,
  rule: NavRule = {},
): PlainDate {
  const accepted = acceptanceDate(orderedAt, calendar, rule);
  return valuationDay(addDays(accepted, rule.noticeDays ?? 0), calendar, rule.frequency);
}

/**
 * NAV date of a subscription or of a transfer from outside: the day on which its money was matched with the
 * order when that was a business day and before the cut-off, else the next, on which the product is valued.
 * @param matchedAt instant at which the money was matched (ISO), or the order was complete if that was later
 * @source specification §9; forward pricing: no order gets a NAV that could be known when it was complete
 */
export function subscriptionNavDate(
  matchedAt: string,
  calendar: Calendar,
  rule: NavRule = {},
): PlainDate {
  return valuationDay(acceptanceDate(matchedAt, calendar, rule), calendar, rule.frequency);
}

/**
 * NAV dates of an internal transfer: it leaves the source as a redemption does and enters the target
 * one value day later.
 * @source specification §9
 */
export function transferNavDates(
  orderedAt: string,
  calendar: Calendar,
  source: NavRule = {},
  target: NavRule = {},
): { source: PlainDate; target: PlainDate } {
  const leaves = redemptionNavDate(orderedAt, calendar, source);
  return {
    source: leaves,
    target: valuationDay(addDays(leaves, 1), calendar, target.frequency),
  };
}

/**
 * The instant (ISO) before which an order had to be complete to get the NAV of a date: the cut-off of that day,
 * or of the last business day that leaves the notice.
 */
export function cutOffOf(navDate: PlainDate, calendar: Calendar, rule: NavRule = {}): string {
  const { cutOff = CUT_OFF, noticeDays = 0, zone = MADRID } = rule;
  const last = addDays(navDate, -noticeDays);
  const date = calendar.isBusinessDay(last) ? last : calendar.previous(last);
  return toInstant({ date, time: cutOff.length === 5 ? `${cutOff}:00` : cutOff }, zone);
}

/** The business day to which an order belongs by the cut-off. */
export function acceptanceDate(
  orderedAt: string,
  calendar: Calendar,
  { cutOff = CUT_OFF, zone = MADRID }: NavRule = {},
): PlainDate {
  if (!/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(cutOff))
    throw new RangeError(`Not a cut-off time: ${cutOff.slice(0, 50)}`);
  const { date, time } = toWallClock(orderedAt, zone);
  const isInTime = calendar.isBusinessDay(date) && time < cutOff;
  return isInTime ? date : calendar.next(date);
}
