import type { Order } from '#/domain/operations/order.ts';
import type { OperationStatus } from '#/domain/operations/status/statuses.ts';
import { operationTypes, type OperationTypeName } from '#/domain/operations/index.ts';
import type { OperationType } from '#/domain/operations/operationType.ts';
import type { Actor } from '../access/actor.ts';
import type { Context } from '../context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { writeHistory } from './writeHistory.ts';
import { refuseUnlessOrderable, type GivenOrder } from './judgeOrder.ts';
import { ownFields } from './ownFields.ts';
import { readGround } from './readGround.ts';
import { renewPapers } from './renewPapers.ts';
import { amountsOf, detailsOf, indicatorOf, isTotalOrder } from './storeOrder.ts';
import { Refusal } from '../refusal.ts';
import { toRuleOperation, type StoredOperation } from '../operations/toRuleOperation.ts';

/**
 * Puts changes into an order and judges it as if it were given now, itself out of its own way. What is
 * not signed yet is signed as it stands then. The operation is locked.
 */
export async function changeOrder(
  context: Context,
  db: TenantDb,
  actor: Actor,
  row: StoredOperation,
  changes: Partial<Order>,
): Promise<void> {
  const before = orderOf(row);
  const order = ownFields({ ...before, ...amountsCleared(changes), ...changes });
  const found = await readGround(context, db, actor, order, { lock: true, without: row.uuid });
  const ground = { ...found, rules: { ...found.rules, before } };
  await refuseUnlessOrderable(db, actor, order, ground);
  await refuseIfPaid(db, row, order);
  const type: OperationType = operationTypes[row.operation_type as OperationTypeName];
  await db
    .updateTable('operations')
    .set({
      ...amountsOf(order),
      amount_shares_indicator: indicatorOf(order),
      is_total: isTotalOrder(order),
      details: detailsOf(order, type.isPeriodic),
    })
    .where('tenant_id', '=', actor.tenant.id)
    .where('uuid', '=', row.uuid)
    .execute();
  await renewPapers(db, actor.tenant.id, row.uuid);
  await writeHistory(context, db, {
    tenantId: actor.tenant.id,
    operation: row.uuid,
    from: row.operation_status,
    to: row.operation_status as OperationStatus,
    by: 'INVESTOR',
    channel: 'ONLINE',
    reason: 'Modificada por el cliente',
  });
}

/** Money that is here paid for the order as it was. */
async function refuseIfPaid(db: TenantDb, row: StoredOperation, order: GivenOrder): Promise<void> {
  if (amountsOf(order).gross_amount === row.gross_amount) return;
  const money = await db
    .selectFrom('reconciliations')
    .select('amount')
    .where('tenant_id', '=', row.tenant_id)
    .where('uuid_operation', '=', row.uuid)
    .executeTakeFirst();
  if (money) throw new Refusal(409, [{ code: 'operation.paid' }]);
}

/** The stored operation as the order that it came from. */
function orderOf(row: StoredOperation): GivenOrder {
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
