import { isBenefit } from '#/domain/operations/findOperationType.ts';
import type { Calendar } from '#/domain/calendar/calendar.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { benefitSeries, type BenefitSeries } from '#/domain/pensions/benefitPayments.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { toRuleOperation, type StoredOperation } from '../operations/toRuleOperation.ts';

/** The payment of a benefit that comes next. */
export interface BenefitPayment {
  on: PlainDate;
  isFirst: boolean;
  /** How many are still to be made, this one included. */
  left: number;
  /** All of them, those that were made included. */
  series: BenefitSeries;
}

/**
 * The payment of a benefit that comes next, by those that were executed; undefined for other orders.
 * @param first date of the order's own NAV
 */
export async function benefitPayment(
  db: TenantDb,
  row: StoredOperation,
  first: PlainDate,
  calendar: Calendar,
): Promise<BenefitPayment | undefined> {
  if (!isBenefit(row)) return undefined;
  const made = await db
    .selectFrom('operations')
    .select('uuid')
    .where('uuid_request', '=', row.uuid)
    .execute();
  return paymentAfter(row, made.length, first, calendar);
}

/** The payment of a benefit that comes after so many were made. */
export function paymentAfter(
  row: StoredOperation,
  made: number,
  first: PlainDate,
  calendar: Calendar,
): BenefitPayment {
  const series = benefitSeries(toRuleOperation(row), first, calendar);
  const place = Math.min(made, series.payments - 1);
  return { on: series.on(place), isFirst: place === 0, left: series.payments - place, series };
}
