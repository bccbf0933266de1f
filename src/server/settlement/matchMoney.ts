import type { Schema } from '#/contract/schema.ts';
import { parseCents } from '#/domain/money/cents.ts';
import { formatAmount } from '#/domain/money/format.ts';
import { toWire } from '#/domain/money/wire.ts';
import { operationStatuses, parseStatus } from '#/domain/operations/status/statuses.ts';
import { todayIn } from '#/domain/dates/wallClock.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { events } from '../notifications/events.ts';
import { lockOperations } from '../orders/lockOperations.ts';
import { tellParties } from '../orders/tellParties.ts';
import { Refusal } from '../refusal.ts';
import { paidAlone, reconcile } from './reconcile.ts';
import type { Settling } from './settling.ts';

/**
 * Money of the bank statement that staff matches with an order: of the whole amount, while the order
 * waits for it, once. It counts from today, never from an earlier day, whose NAV is known already.
 * Throws 404, or 409 with the condition that does not hold: `reconciliation.type`, `.closed`,
 * `.amount`, `.done`.
 * @source specification §9 (net asset value and timing rules)
 */
export async function matchMoney(
  { context, tenant }: Pick<Settling, 'context' | 'tenant'>,
  db: TenantDb,
  uuid: string,
  { amount: given, reference: line }: Schema<'ArrivedMoney'>,
): Promise<Schema<'Reconciliation'>> {
  const reference = line ?? null;
  const [row] = await lockOperations(db, tenant.id, [uuid]);
  const { operation_type, operation_status, gross_amount } = row!;
  const refuse = (reason: string, params?: Record<string, string>) =>
    new Refusal(409, [{ code: `reconciliation.${reason}`, ...(params && { params }) }]);
  if (!paidAlone.has(operation_type) || gross_amount === null) throw refuse('type');
  if (!operation_status.startsWith('REGISTERED') && operation_status !== 'SIGNED')
    throw refuse('closed', { status: operationStatuses[parseStatus(operation_status)!].label });
  const amount = parseCents(given);
  if (amount !== gross_amount) throw refuse('amount', { asked: formatAmount(gross_amount) });
  const on = todayIn(tenant.timeZone, context.now().toISOString());
  const source = 'STAFF';
  if (!(await reconcile(db, row!, { amount, on, source, reference }))) throw refuse('done');
  await tellParties(context, db, row!, (title) => events.paymentReceived({ title, amount }));
  return {
    uuid_operation: row!.uuid,
    amount: toWire(amount, 2),
    reconciled_on: on,
    source,
    reference,
  };
}
