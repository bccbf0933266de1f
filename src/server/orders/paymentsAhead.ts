import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { paymentDays, type PaymentDays } from '#/domain/pensions/benefitPayments.ts';
import type { BenefitPayments } from '#/domain/simulations/simulationResult.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { toRuleOperation } from '../operations/toRuleOperation.ts';
import type { Tenant } from '../ports/tenant.ts';
import type { BenefitPayment } from './benefitPayment.ts';
import { settlementDay } from './settlementDay.ts';

/** When the money of the payments of a benefit that are still to come arrives; null of what is paid at once. */
export function daysAhead(
  tenant: Pick<Tenant, 'holidays'>,
  row: StoredOperation,
  { series, left }: BenefitPayment,
): PaymentDays | null {
  const arrives = (navDate: PlainDate) => settlementDay(tenant, row.operation_type, navDate);
  return paymentDays(toRuleOperation(row), series, arrives, series.payments - left);
}

/**
 * The payments of a benefit that are still to come, on the days on which settlement makes them, in the amounts that
 * were estimated. Null of what is paid at once, and where nothing was estimated.
 */
export function paymentsAhead(
  tenant: Pick<Tenant, 'holidays'>,
  row: StoredOperation,
  payment: BenefitPayment,
  told: BenefitPayments | null | undefined,
): BenefitPayments | null {
  const { isFirst } = payment;
  const days = daysAhead(tenant, row, payment);
  if (!days || !told) return null;
  const isOne = days.next === null || told.each === null;
  // What is too little to be parted is paid with the second one.
  const isTwo = isFirst && told.count === 2;
  const next = isOne ? null : days.next;
  const count = isOne ? 1 : isTwo ? 2 : days.count;
  // What was kept before those at the end were told apart says nothing of them.
  const { last = null, last_count = 0 }: Partial<Pick<BenefitPayments, 'last' | 'last_count'>> =
    told;
  const isOther = (ahead: number) => last !== null && count - ahead <= last_count;
  const following = isOther(1) ? last : told.each;
  const isApart = !isOne && isOther(count - last_count) && !isOther(1);
  return {
    count,
    first_date: days.first,
    next_date: next,
    last_date: isOne ? days.first : isTwo ? (next ?? days.last) : days.last,
    first: isFirst ? told.first : ((isOther(0) ? last : told.each) ?? told.first),
    each: isOne ? null : following,
    last: isApart ? last : null,
    last_count: isApart ? last_count : 0,
  };
}
