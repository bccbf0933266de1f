import type { TenantDb } from '../database/withTenant.ts';
import type { FoundOperation } from '../operations/findOperation.ts';
import { paidAlone } from './reconcile.ts';

/** What keeps an order from being paid at a provider. */
export type PaymentObstacle = 'payment_other_way' | 'payment_closed' | 'payment_done';

/** Why an order takes no money of a provider, whoever would pay it; undefined while it waits for its money. */
export async function paymentObstacle(
  db: TenantDb,
  { row }: Pick<FoundOperation, 'row'>,
): Promise<PaymentObstacle | undefined> {
  if (!isPaidByTransfer(row)) return 'payment_other_way';
  const { operation_status } = row;
  const isWaiting = operation_status.startsWith('REGISTERED') || operation_status === 'SIGNED';
  if (!isWaiting) return 'payment_closed';
  return (await isPaid(db, row.uuid)) ? 'payment_done' : undefined;
}

/** Whether money is sent for an order by whoever gives it: neither charged to their account nor brought on paper. */
export function isPaidByTransfer({
  operation_type,
  gross_amount,
  details,
}: Pick<FoundOperation['row'], 'operation_type' | 'gross_amount' | 'details'>): boolean {
  const byTransfer = (details.pay_method ?? 'TRANSFERENCIA') === 'TRANSFERENCIA';
  return paidAlone.has(operation_type) && byTransfer && gross_amount !== null;
}

/** Whether the money of an order has come, in whatever way. */
export async function isPaid(db: TenantDb, uuid: string): Promise<boolean> {
  const money = await db
    .selectFrom('reconciliations')
    .select('amount')
    .where('uuid_operation', '=', uuid)
    .executeTakeFirst();
  return money !== undefined;
}
