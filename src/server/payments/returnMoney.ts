import type { Context } from '../context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { events } from '../notifications/events.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { tellParties } from '../orders/tellParties.ts';
import { paidAlone } from '../settlement/reconcile.ts';

/**
 * Money that had come for an order which is cancelled is to be given back: its payment says so, and the
 * parties hear of it. What came from another entity goes back to that one.
 */
export async function returnMoney(
  context: Pick<Context, 'id' | 'now'>,
  db: TenantDb,
  row: StoredOperation,
): Promise<void> {
  if (!paidAlone.has(row.operation_type)) return;
  const money = await db
    .selectFrom('reconciliations')
    .select('amount')
    .where('tenant_id', '=', row.tenant_id)
    .where('uuid_operation', '=', row.uuid)
    .executeTakeFirst();
  if (!money) return;
  await db
    .updateTable('payments')
    .set({ status: 'REFUND_DUE' })
    .where('tenant_id', '=', row.tenant_id)
    .where('uuid_operation', '=', row.uuid)
    .where('status', '=', 'PAID')
    .execute();
  const { amount } = money;
  await tellParties(context, db, row, (title) => events.moneyReturned({ title, amount }));
}
