import type { Schema } from '#/contract/schema.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { isBenefit } from '#/domain/operations/findOperationType.ts';
import { isOpen } from '#/domain/operations/status/statuses.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { OperationRow } from '../operations/operationRow.ts';
import type { Context } from '../ports/context.ts';
import type { Tenant } from '../ports/tenant.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';
import { readProducts } from '../products/readProducts.ts';
import { paymentAfter, type BenefitPayment } from './benefitPayment.ts';
import { datesExpected } from './expectedDates.ts';
import { daysAhead, paymentsAhead } from './paymentsAhead.ts';
import { readOrderNavs } from './readOrderNavs.ts';

/** The next payment of a benefit, as an operation tells it. */
export type BenefitAhead = Required<
  Pick<Schema<'Operation'>, 'per_next_date' | 'per_next_amount' | 'expected_settlement_date'>
>;

/** The payment of a benefit that comes next, and when its money arrives. */
interface NextBenefit {
  row: OperationRow;
  payment: BenefitPayment;
  on: PlainDate;
}

/** Of the benefits among some operations that are paid in payments and go on, the payment that comes next. */
export async function readNextBenefits(
  db: TenantDb,
  tenant: Tenant,
  rows: readonly OperationRow[],
  now: Date,
): Promise<Map<string, NextBenefit>> {
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
      return on === undefined ? [] : [[row.uuid, { row, payment, on }] as const];
    }),
  );
}

/** When the money of these payments arrives and how much of it: what lists, Inicio and the order's own page tell. */
export async function readBenefitsAhead(
  context: Context,
  db: TenantDb,
  tenant: Tenant,
  rows: readonly OperationRow[],
): Promise<Map<string, BenefitAhead>> {
  const told = new Map<string, BenefitAhead>();
  for (const [uuid, next] of await readNextBenefits(db, tenant, rows, context.now())) {
    const { row, payment, on } = next;
    const ahead = await paymentsAhead(context, db, tenant, row, payment);
    told.set(uuid, {
      ...{ per_next_date: on, expected_settlement_date: on },
      per_next_amount: ahead?.first.net_amount ?? null,
    });
  }
  return told;
}
