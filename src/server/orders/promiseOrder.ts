import type { Lot } from '#/domain/lots/lot.ts';
import { toWireLot } from '#/domain/lots/wireLot.ts';
import { operationTypeOf } from '#/domain/operations/findOperationType.ts';
import type { PromiseCause } from '#/domain/operations/promises/promise.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import { readNavBook } from '../positions/navBook.ts';
import { estimateOf } from './estimateOf.ts';
import type { LoadedOrderContext } from './loadOrderContext.ts';
import { orderDatesOf } from './orderDates.ts';
import { detailsOf, indicatorOf } from './orderColumns.ts';
import { readPromises } from './readPromises.ts';
import type { GivenOrder } from './validateOrder.ts';

/**
 * Keeps what the giver of an order was shown of it, dates and estimate, in the transaction that stores it. Standing
 * orders are promised nothing: each date of theirs is an order of its own.
 */
export async function promiseOrder(
  context: Context,
  db: TenantDb,
  actor: Actor,
  { uuid, order, cause }: { uuid: string; order: GivenOrder; cause: PromiseCause },
  orderContext: LoadedOrderContext,
): Promise<void> {
  const { tenant } = actor;
  const now = context.now().toISOString();
  const dated = { operation_type: order.operation_type, details: detailsOf(order, false) };
  const at = { zone: tenant.timeZone, words: tenant.words() };
  const dates = orderDatesOf(dated, now, orderContext, at);
  if (!dates) return;
  const navs = await readNavBook(context, db);
  const measured = { ...order, amount_shares_indicator: indicatorOf(order) };
  const before = await readPromises(db, uuid);
  const { tax } = operationTypeOf(order.operation_type);
  const isByLots = tax === 'WITHHELD' || tax === 'TRANSFER';
  const { simulation, ...estimate } = estimateOf(measured, orderContext, { navs, tenant, now });
  await db
    .insertInto('order_promises')
    .values({
      ...{ tenant_id: db.tenantId, uuid_operation: uuid, place: before.length, cause },
      ...{ made_at: context.now(), cut_off: new Date(dates.cut_off) },
      nav_date: dates.nav_date,
      publication_date: dates.publication_date,
      value_date: dates.value_date,
      settlement_date: dates.settlement_date,
      target_nav_date: dates.target_nav_date,
      lots: isByLots ? toJson(orderContext.rules.availability.ahead) : null,
      simulation: simulation && JSON.stringify(simulation),
      ...estimate,
    })
    .execute();
}

const toJson = (lots: readonly Lot[]): string => JSON.stringify(lots.map(toWireLot));
