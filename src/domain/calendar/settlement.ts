import type { PlainDate } from '../dates/plainDate.ts';
import type { Calendar } from './calendar.ts';

/** Business days from the NAV date until the money arrives, at most. */
export const SETTLEMENT_DAYS = 3;

/** Day on which the money of an order with that NAV date arrives. Give the payment calendar. */
export function settlementDate(
  navDate: PlainDate,
  payments: Calendar,
  days = SETTLEMENT_DAYS,
): PlainDate {
  return payments.add(navDate, days);
}

/** Day on which the NAV of a date is known, so the first on which its orders can be finalized. */
export function publicationDate(navDate: PlainDate, calendar: Calendar): PlainDate {
  return calendar.next(navDate);
}
