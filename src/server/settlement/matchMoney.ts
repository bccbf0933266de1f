import type { Schema } from '#/contract/schema.ts';
import { parseCents } from '#/domain/money/cents.ts';
import { formatAmount } from '#/domain/money/format.ts';
import { toWire } from '#/domain/money/wire.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { events } from '../notifications/events.ts';
import { lockOperations } from '../orders/lockOperations.ts';
import { notifyParties } from '../orders/notifyParties.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { WordValues } from '../kernel/words.ts';
import { paidAlone, reconcile } from '../orders/reconcile.ts';
import type { SettlementContext } from '../ports/settlementContext.ts';
import { notifyOverLimit } from './notifyOverLimit.ts';
import { cents } from '../words/cents.ts';

/**
 * Money of the bank statement that staff matches with an order: of the whole amount, while the order
 * waits for it, once. It counts from now, never from an earlier instant, whose NAV may be known already;
 * of an order that is not signed yet it is unallocated cash until it is.
 * Throws 404, or 409 with the condition that does not hold: `reconciliation.type`, `.closed`,
 * `.amount`, `.done`.
 * @source specification §9 (net asset value and timing rules)
 */
export async function matchMoney(
  { context, tenant }: Pick<SettlementContext, 'context' | 'tenant'>,
  db: TenantDb,
  uuid: string,
  { amount: given, reference: line }: Schema<'ArrivedMoney'>,
): Promise<Schema<'Reconciliation'>> {
  const reference = line ?? null;
  const [row] = await lockOperations(db, [uuid]);
  const { operation_type, operation_status, gross_amount } = row!;
  const refuse = (reason: string, params?: WordValues) =>
    new HttpError(409, [{ code: `reconciliation.${reason}`, ...(params && { params }) }]);
  if (!paidAlone.has(operation_type) || gross_amount === null) throw refuse('type');
  if (!operation_status.startsWith('REGISTERED') && operation_status !== 'SIGNED')
    throw refuse('closed', { status: { list: 'operation-statuses', code: operation_status } });
  const amount = parseCents(given);
  if (amount !== gross_amount) throw refuse('amount', { asked: formatAmount(gross_amount) });
  const at = context.now();
  const source = 'STAFF';
  const money = { amount, at, source, reference } as const;
  if (!(await reconcile(db, row!, tenant.timeZone, money))) throw refuse('done');
  await notifyParties(context, db, row!, (title) =>
    events.paymentReceived({ title, amount: cents(amount) }),
  );
  await notifyOverLimit({ context, tenant }, db, row!);
  return {
    uuid_operation: row!.uuid,
    amount: toWire(amount, 2),
    reconciled_on: at.toISOString(),
    source,
    reference,
    is_allocated: operation_status === 'SIGNED',
  };
}
