import type { Schema } from '#/contract/schema.ts';
import type { Calendar } from '#/domain/calendar/calendar.ts';
import { closingDaysBetween, type ClosingDay } from '#/domain/calendar/closingDaysBetween.ts';
import { publicationDate } from '#/domain/calendar/settlement.ts';
import { addDays, type PlainDate } from '#/domain/dates/plainDate.ts';
import { toInstant, todayIn } from '#/domain/dates/wallClock.ts';
import { operationTypeOf } from '#/domain/operations/findOperationType.ts';
import { settledOn } from '#/domain/operations/terms/settledOn.ts';
import { deferredTo } from '#/domain/pensions/deferredTo.ts';
import { moneyDay } from '#/domain/transfers/transferCourse.ts';
import type { Words } from '../kernel/words.ts';
import { noticeDays } from './noticeDays.ts';
import { orderNavOf } from './orderNavOf.ts';
import type { LoadedOrderContext } from './loadOrderContext.ts';
import { paymentCalendar } from './paymentCalendar.ts';

type Dates = Schema<'OrderDates'>;
type Moves = NonNullable<Schema<'ClosingDay'>['moves']>;

/** An order as its dates see it. */
export interface DatedOrder {
  operation_type: string;
  details: Record<string, unknown>;
}

/**
 * Which NAV an order gets that has everything it needs at an instant, and when it is known and settled, with the
 * holidays that move a date on; the money of a transfer from elsewhere comes on the last day that the law gives.
 * Undefined of standing orders, which are never priced themselves.
 * @param at ISO instant
 */
export function orderDatesOf(
  order: DatedOrder,
  at: string,
  {
    product,
    target,
    rules: { calendar, today },
  }: Pick<LoadedOrderContext, 'product' | 'target' | 'rules'>,
  { zone, words }: { zone: string; words: Words },
): Dates | undefined {
  const type = operationTypeOf(order.operation_type);
  const milestones = {
    requested: at,
    ...(type.cash === 'IN' && { money: at }),
    ...(type.execution === 'arrival' && { money: arrivalOf(product, at, { zone, calendar }) }),
  };
  const priced = orderNavOf(order, milestones, { product, zone, calendar });
  if (priced?.date === undefined) return undefined;
  const navDate = priced.date;
  const entered = target && enteredOn(order, at, navDate, { target, zone, calendar });
  const last = entered ?? navDate;
  const published = publicationDate(last, calendar);
  const settled = settledOn(type, last, { nav: calendar, payments: paymentCalendar });
  // Of a benefit that is put off no day before its own moves anything.
  const from = priced.because === 'DEFERRED' ? deferredTo(order.details)! : today;
  const isByPayment = settled !== published;
  const named = (moves: Moves) => toClosingDay(moves, words);
  return {
    cut_off: priced.cutOff,
    nav_date: navDate,
    publication_date: published,
    source_publication_date: entered === undefined ? null : publicationDate(navDate, calendar),
    value_date: navDate,
    settlement_date: settled,
    target_nav_date: entered ?? null,
    notice_days: noticeDays(order.operation_type, product),
    closing_days: [
      ...closingDaysBetween(calendar, from, navDate).map(named('NAV')),
      ...closingDaysBetween(calendar, addDays(navDate, 1), published).map(named('PUBLICATION')),
      ...(isByPayment ? closingDaysBetween(paymentCalendar, addDays(last, 1), settled) : []).map(
        named('SETTLEMENT'),
      ),
    ],
  };
}

/** From when the money of a transfer is counted on that is given at an instant: no fund of this manager is its origin. */
function arrivalOf(
  { kind }: LoadedOrderContext['product'],
  at: string,
  { zone, calendar }: { zone: string; calendar: Calendar },
): string {
  const transfer = { kind: kind === 'FI' ? 'FUND' : 'PLAN', reached: {} } as const;
  return dawnOf(moneyDay(transfer, calendar, todayIn(zone, at)), zone);
}

/** The instant at which a day begins. */
export const dawnOf = (date: PlainDate, zone: string): string =>
  toInstant({ date, time: '00:00:00' }, zone);

/** NAV date of the target of an internal transfer that leaves its source on a date. */
function enteredOn(
  order: DatedOrder,
  at: string,
  leftOn: PlainDate,
  {
    target,
    zone,
    calendar,
  }: { target: LoadedOrderContext['product']; zone: string; calendar: Calendar },
): PlainDate | undefined {
  return orderNavOf(order, { requested: at }, { product: target, zone, calendar, leftOn })?.date;
}

/** A holiday by its name, and what it moves. */
export const toClosingDay =
  (moves: Moves | undefined, words: Words) =>
  ({ date, name }: ClosingDay): Schema<'ClosingDay'> => ({
    date,
    key: name,
    name: words.value({ list: 'closing-days', code: name }),
    ...(moves && { moves }),
  });
