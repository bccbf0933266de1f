import type { Calendar } from '../../calendar/calendar.ts';
import { publicationDate, settlementDate } from '../../calendar/settlement.ts';
import type { PlainDate } from '../../dates/plainDate.ts';
import type { OperationType } from '../kinds/operationType.ts';

/** On which days products are valued, and on which money moves. */
export interface SettlementCalendars {
  nav: Calendar;
  payments: Calendar;
}

/**
 * When what an order executes at the NAV of a date is settled: money for the investor or another entity arrives some
 * payment days later, participations are there once that NAV is published.
 */
export const settledOn = (
  { execution }: Pick<OperationType, 'execution'>,
  navDate: PlainDate,
  { nav, payments }: SettlementCalendars,
): PlainDate =>
  execution === 'sale' || execution === 'departure'
    ? settlementDate(navDate, payments)
    : publicationDate(navDate, nav);
