import { settlementDate } from '#/domain/calendar/settlement.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import type { ExecutionStep } from './executions/executionStep.ts';
import { paymentCalendar } from '../orders/paymentCalendar.ts';

/** The day on which the money of a sale arrives. One that waited keeps its NAV, and is paid no earlier than it leaves. */
export function paidOn({
  settling: settlement,
  navDate,
}: Pick<ExecutionStep, 'settling' | 'navDate'>): PlainDate {
  const due = settlementDate(navDate, paymentCalendar);
  const soonest = paymentCalendar.roll(settlement.day);
  return due > soonest ? due : soonest;
}
