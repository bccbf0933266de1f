import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { todayIn } from '#/domain/dates/wallClock.ts';
import { paymentsLeft } from '#/domain/executions/paymentsLeft.ts';
import { paymentDays, type PaymentDays } from '#/domain/pensions/benefitPayments.ts';
import type { BenefitPayments } from '#/domain/simulations/simulationResult.ts';
import { navOn } from '#/domain/valuation/navSeries.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { toRuleOperation } from '../operations/toRuleOperation.ts';
import type { Context } from '../ports/context.ts';
import type { Tenant } from '../ports/tenant.ts';
import { readNavBook } from '../positions/navBook.ts';
import { readProducts } from '../products/readProducts.ts';
import type { BenefitPayment } from './benefitPayment.ts';
import { heldFor } from './heldFor.ts';
import { readParties } from './orderParties.ts';
import { readReductionYear } from './readReductionYear.ts';
import { readShownPromise } from './readPromises.ts';
import { leftOf, saleOrder } from './saleOrder.ts';
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
 * The payments of a benefit that are still to come, on the days on which settlement makes them and as it divides then
 * what is left, at the last NAV. Null of what is paid at once, and where there is no NAV, or nothing to tell by.
 */
export async function paymentsAhead(
  context: Context,
  db: TenantDb,
  tenant: Tenant,
  row: StoredOperation,
  payment: BenefitPayment,
): Promise<BenefitPayments | null> {
  const days = daysAhead(tenant, row, payment);
  const product = (await readProducts(db)).get(row.key_product);
  const today = todayIn(tenant.timeZone, context.now().toISOString());
  const nav = navOn((await readNavBook(context, db)).get(row.key_product), today)?.nav;
  const { indicator, left } = leftOf(row);
  if (!days || !product || nav === undefined || (indicator !== 'T' && left === null)) return null;
  const sale = { db, row, product, nav, navDate: payment.on, payment, settling: { tenant } };
  const order = saleOrder(sale);
  const { taxpayer } = await readParties(db, row.uuid_account, order.requested);
  const holding = await heldFor(sale, taxpayer, payment.left === 1);
  const takenIn = await readReductionYear(db, row.uuid_account, row.details);
  return paymentsLeft(order, holding, { taxpayer, isDeferred: false, takenIn }, days);
}

/**
 * The payments of a benefit as whoever gave it was shown them, where others are left by now: it begins another day, and
 * others fit until its end. Null where they are as they were shown, and where nothing was.
 */
export async function paymentsShown(
  db: TenantDb,
  row: StoredOperation,
  { series, left }: BenefitPayment,
  ahead: BenefitPayments | null,
): Promise<BenefitPayments | null> {
  const shown = (await readShownPromise(db, row.uuid))?.simulation?.pension?.payments;
  if (!shown || !ahead) return null;
  return shown.count === series.payments - left + ahead.count ? null : shown;
}
