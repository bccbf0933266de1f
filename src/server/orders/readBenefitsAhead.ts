import type { Schema } from '#/contract/schema.ts';
import { isOpen } from '#/domain/operations/status/statuses.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { OperationRow } from '../operations/operationRow.ts';
import type { Tenant } from '../ports/tenant.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';
import { readProducts } from '../products/readProducts.ts';
import { isBenefit, paymentAfter } from './benefitPayment.ts';
import { datesExpected } from './expectedDates.ts';
import { daysAhead, paymentsAhead } from './paymentsAhead.ts';
import { readOrderNavs } from './readOrderNavs.ts';

/** The next payment of a benefit, as an operation tells it. */
export type BenefitAhead = Required<
  Pick<Schema<'Operation'>, 'per_next_date' | 'per_next_amount' | 'expected_settlement_date'>
>;

/**
 * When the money of the next payment arrives of benefits that are paid in payments and go on, and how much of it: what
 * lists, Inicio and the order's own page tell. Nothing of other operations.
 */
export async function readBenefitsAhead(
  db: TenantDb,
  tenant: Tenant,
  rows: readonly OperationRow[],
  now: Date,
): Promise<Map<string, BenefitAhead>> {
  const benefits = rows.filter((row) => isOpen(row) && isBenefit(row) && row.details.per_period);
  const navs = await readOrderNavs(db, tenant, benefits);
  if (benefits.length === 0) return new Map();
  const products = await readProducts(db);
  const calendar = navCalendarOf(tenant);
  return new Map(
    benefits.flatMap((row) => {
      const priced = navs.get(row.uuid);
      const asked = { now, products, moneyOn: undefined };
      const dates = priced && datesExpected(tenant, row, { priced, ...asked });
      if (!dates) return [];
      const payment = paymentAfter(row, row.payments_made ?? 0, dates.nav, calendar);
      const on = daysAhead(tenant, row, payment)?.first;
      if (on === undefined) return [];
      const ahead = paymentsAhead(tenant, row, payment, row.promised_payments);
      const amount = ahead?.first.net_amount ?? null;
      const next = { per_next_date: on, per_next_amount: amount, expected_settlement_date: on };
      return [[row.uuid, next] as const];
    }),
  );
}
