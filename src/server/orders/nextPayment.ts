import type { Schema } from '#/contract/schema.ts';
import { toWire } from '#/domain/money/wire.ts';
import { addMonths } from '#/domain/dates/plainDate.ts';
import { todayIn } from '#/domain/dates/wallClock.ts';
import { cutOffOf } from '#/domain/calendar/navDate.ts';
import type { ReceiptFacts } from '#/domain/operations/changes/receipt.ts';
import { readPeriodic, type PeriodicFields } from '#/domain/operations/periodic/periodicRequest.ts';
import { schedule, type Due } from '#/domain/operations/periodic/schedule.ts';
import type { Words } from '../kernel/words.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';
import type { ProductRow } from '../products/readProducts.ts';
import type { Tenant } from '../ports/tenant.ts';
import { increaseSaying } from './increaseSaying.ts';

/** The rarest rhythm is yearly. */
const AHEAD_MONTHS = 13;

/** What its dates are counted from and on. */
export interface AheadOf {
  tenant: Pick<Tenant, 'timeZone' | 'holidays'>;
  product: Pick<ProductRow, 'cut_off'>;
  now: Date;
  /** Nominal dates that were brought or left out already. */
  past: ReadonlySet<string>;
}

/** The next date of a standing order whose cut-off is still ahead, and that cut-off; undefined where no other comes. */
export function dueAhead(
  order: PeriodicFields,
  { tenant, product: { cut_off: cutOff }, now, past }: AheadOf,
): { due: Due; cutOff: Date } | undefined {
  const { request } = readPeriodic(order);
  if (!request) return undefined;
  const { timeZone: zone } = tenant;
  const calendar = navCalendarOf(tenant);
  const today = todayIn(zone, now.toISOString());
  const from = request.start > today ? request.start : today;
  return schedule(request, calendar, from, addMonths(from, AHEAD_MONTHS))
    .filter(({ nominal }) => !past.has(nominal))
    .map((due) => ({ due, cutOff: new Date(cutOffOf(due.date, calendar, { cutOff, zone })) }))
    .find(({ cutOff: at }) => at > now);
}

type NextPayment = Pick<
  ReceiptFacts['next'],
  'payment_date' | 'payment_amount' | 'payment_shares' | 'payment_increase' | 'is_last'
>;

/** When a standing order is carried out next, or that it never is again, how much for with what it has risen by then, and how it rises. */
export function nextPayment(order: PeriodicFields, ahead: AheadOf): NextPayment {
  const due = dueAhead(order, ahead)?.due;
  const { per_increase_type, per_increase, per_increase_period } = order;
  const isCounted = due?.measure === 'P';
  return {
    is_last: !due,
    payment_date: due?.date ?? null,
    payment_amount: due && !isCounted ? toWire(due.amount, 2) : null,
    payment_shares: due && isCounted ? toWire(due.amount, 6) : null,
    payment_increase:
      due && per_increase_type ? { per_increase_type, per_increase, per_increase_period } : null,
  };
}

/** What follows a change as the wire tells it, how an order rises in words. */
export const toChangeFollows = (
  { payment_increase, ...next }: ReceiptFacts['next'],
  measure: string | null,
  words: Words,
): Schema<'ChangeFollows'> => {
  const raised = increaseSaying({ ...payment_increase, amount_shares_indicator: measure });
  return { ...next, payment_increase: raised && words.value(raised) };
};
