import type { Calendar } from '../calendar/calendar.ts';
import { MONTHS_PER_PERIOD } from '../calendar/series.ts';
import { addMonths, parseDate, type PlainDate } from '../dates/plainDate.ts';
import type { Order } from '../orders/order.ts';
import { parsePeriodicity } from '../operations/periodic/periodicRequest.ts';
import { hasIncome, parseCollectionMethod } from './collectionMethod.ts';

/** What of a benefit says how often and until when it is paid, as it was sent or stored. */
export type BenefitFields = Pick<
  Order,
  'pp_redemption_collection_method' | 'per_period' | 'per_end_date'
>;

/** The payments of a benefit. */
export interface BenefitSeries {
  /** At least one. */
  payments: number;
  /** NAV date of each, from 0. */
  on: (place: number) => PlainDate;
}

/** How many payments a benefit is paid in, and when the money of some of them arrives. */
export interface PaymentDays {
  count: number;
  first: PlainDate;
  /** The second; null of a single one. */
  next: PlainDate | null;
  last: PlainDate;
}

/** On which dates an income falls, however many of them come before its end. */
export interface IncomeDates {
  /** Up to its end; 0 where it ends before it begins. */
  count: number;
  /** NAV date of each, from 0, also of those after its end. */
  on: (place: number) => PlainDate;
}

/**
 * The payments of a benefit. An income is paid on each date of its rhythm, from the first on to its end; a mixed
 * benefit its capital on the first date and the income on those that follow. Everything else, and an income that does
 * not say until when, is paid at once.
 * @param first date of the order's own NAV
 * @source specification §3 (redemption collection method)
 */
export function benefitSeries(
  fields: BenefitFields,
  first: PlainDate,
  calendar: Calendar,
): BenefitSeries {
  const dates = incomeDates(fields, first, calendar);
  if (!dates || dates.count === 0) return { payments: 1, on: () => first };
  return { payments: dates.count, on: dates.on };
}

/** The dates of a benefit that is paid as an income, or partly; undefined of all else, and without rhythm or end. */
export function incomeDates(
  { pp_redemption_collection_method, per_period, per_end_date }: BenefitFields,
  first: PlainDate,
  calendar: Calendar,
): IncomeDates | undefined {
  const method = parseCollectionMethod(pp_redemption_collection_method);
  const period = parsePeriodicity(per_period);
  const end = parseDate(per_end_date);
  if (!hasIncome(method) || !period || !end) return undefined;
  const step = MONTHS_PER_PERIOD[period];
  return {
    count: countUntil(first, end, step),
    on: (place) => calendar.roll(addMonths(first, place * step)),
  };
}

/**
 * When the money of the payments of an income arrives; null of a benefit that is paid at once.
 * @param arrives day on which the money of a NAV date does
 * @param from place of the next one that is to be made
 */
export function paymentDays(
  fields: BenefitFields,
  { payments, on }: BenefitSeries,
  arrives: (navDate: PlainDate) => PlainDate,
  from = 0,
): PaymentDays | null {
  const method = parseCollectionMethod(fields.pp_redemption_collection_method);
  if (!hasIncome(method) || !fields.per_period || !fields.per_end_date) return null;
  const count = payments - from;
  return {
    count,
    first: arrives(on(from)),
    next: count > 1 ? arrives(on(from + 1)) : null,
    last: arrives(on(payments - 1)),
  };
}

/** How many dates of a rhythm come up to its end, counted and not listed: an end may be far. */
function countUntil(first: PlainDate, end: PlainDate, step: number): number {
  if (end < first) return 0;
  const monthOf = (date: PlainDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  const whole = Math.floor((monthOf(end) - monthOf(first)) / step);
  return addMonths(first, whole * step) > end ? whole : whole + 1;
}

/** The dates of all payments of a benefit. */
export function benefitDates(
  fields: BenefitFields,
  first: PlainDate,
  calendar: Calendar,
): PlainDate[] {
  const { payments, on } = benefitSeries(fields, first, calendar);
  return Array.from({ length: payments }, (_, place) => on(place));
}

/**
 * The next of so many equal payments of what is left; the last one takes what rounding has left. What is too
 * little to be parted is paid at once.
 */
export function nextPart(left: bigint, payments: number): bigint {
  const part = left / BigInt(payments);
  return part > 0n ? part : left;
}
