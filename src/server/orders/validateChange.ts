import { changedTerms, type ChangedTerm } from '#/domain/operations/changes/changedTerms.ts';
import type { Order } from '#/domain/orders/order.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { toRuleOperation, type StoredOperation } from '../operations/toRuleOperation.ts';
import { assertOrderable, type GivenOrder } from './validateOrder.ts';
import { pickTypeFields } from './pickTypeFields.ts';
import { loadOrderContext, type LoadedOrderContext } from './loadOrderContext.ts';
import { amountsOf, detailsOf, indicatorOf, isTotalOrder } from './orderColumns.ts';

/** An order as it would be after a change that may be made, and what it stands on. */
export interface ValidatedChange {
  order: GivenOrder;
  ground: LoadedOrderContext;
  /** What it says that it did not say before. */
  terms: ChangedTerm[];
  /** Every term stays as it was: there is nothing to change. */
  isSame: boolean;
}

/**
 * Puts changes into an order and judges it as if it were given now, itself out of its own way. Throws what an
 * order that may not be given throws. The operation is locked, unless
 * nothing is kept of it.
 */
export async function validateChange(
  context: Context,
  db: TenantDb,
  actor: Actor,
  row: StoredOperation,
  changes: Partial<Order>,
  { lock = true }: { lock?: boolean } = {},
): Promise<ValidatedChange> {
  const before = orderOf(row);
  const changed = { ...before, ...amountsCleared(changes), ...changes };
  const order = pickTypeFields(changed, Object.keys(changes));
  const without = [row.uuid, ...(row.uuid_replaced ? [row.uuid_replaced] : [])];
  const found = await loadOrderContext(context, db, actor, order, { lock, without });
  const ground = { ...found, rules: { ...found.rules, before } };
  await assertOrderable(db, actor, order, ground);
  const was = pickTypeFields(before);
  const terms = changedTerms(was, order);
  return { order, ground, terms, isSame: termsOf(order) === termsOf(was) };
}

/** The stored operation as the order that it came from. */
export function orderOf(row: StoredOperation): GivenOrder {
  const { amount_shares_indicator, gross_amount, net_amount, shares } = toRuleOperation(row);
  const { details, uuid_account, operation_type, key_product } = row;
  const amounts = { amount_shares_indicator, gross_amount, net_amount, shares };
  return { ...details, ...amounts, uuid_account, operation_type, key_product };
}

/** An amount in another measure takes the place of the old one, and of everything. */
function amountsCleared(changes: Partial<Order>): Partial<Order> {
  const isAmount = ['amount_shares_indicator', 'gross_amount', 'net_amount', 'shares'].some(
    (name) => name in changes,
  );
  return isAmount
    ? {
        amount_shares_indicator: null,
        gross_amount: null,
        net_amount: null,
        shares: null,
        is_total_redemption: null,
        is_total_transfer: null,
      }
    : {};
}

/** Everything that an order says, however it was written. */
function termsOf(order: GivenOrder): string {
  const amounts = Object.values(amountsOf(order)).map(String);
  const details = Object.entries(detailsOf(order, false)).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return JSON.stringify([amounts, indicatorOf(order), isTotalOrder(order), details]);
}
