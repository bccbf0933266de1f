import type { Calendar } from '../calendar/calendar.ts';
import { occurrences } from '../calendar/series.ts';
import { parseDate, type PlainDate } from '../dates/plainDate.ts';
import type { Order } from '../orders/order.ts';
import { parsePeriodicity } from '../operations/periodic/periodicRequest.ts';
import { parseCollectionMethod } from './collectionMethod.ts';

type BenefitFields = Pick<Order, 'pp_redemption_collection_method' | 'per_period' | 'per_end_date'>;

/**
 * The dates on which a benefit is paid. An income is paid on each date of its rhythm, from the first on
 * to its end; a mixed benefit its capital on the first date and the income on those that follow. Everything
 * else, and an income that does not say until when, is paid at once.
 * @param first date of the order's own NAV
 * @source specification §3 (redemption collection method)
 */
export function benefitDates(
  { pp_redemption_collection_method, per_period, per_end_date }: BenefitFields,
  first: PlainDate,
  calendar: Calendar,
): PlainDate[] {
  const method = parseCollectionMethod(pp_redemption_collection_method);
  const period = parsePeriodicity(per_period);
  const end = parseDate(per_end_date);
  if ((method !== 'FINANCIERA' && method !== 'MIXTA') || !period || !end) return [first];
  const dates = Array.from(
    occurrences({ start: first, period, end }, calendar),
    ({ date }) => date,
  );
  return dates.length > 0 ? dates : [first];
}

/**
 * The next of so many equal payments of what is left; the last one takes what rounding has left. What is too
 * little to be parted is paid at once.
 */
export function nextPart(left: bigint, payments: number): bigint {
  const part = left / BigInt(payments);
  return part > 0n ? part : left;
}
