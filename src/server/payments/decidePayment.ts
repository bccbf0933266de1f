import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { events } from '../notifications/events.ts';
import { createNotification } from '../notifications/createNotification.ts';
import { readOrderTitle } from '../orders/orderTitle.ts';
import { isPaidByTransfer } from '../orders/paymentObstacle.ts';
import { reconcile } from '../orders/reconcile.ts';
import { notifyOverLimit } from '../settlement/notifyOverLimit.ts';
import type { Tenant } from '../ports/tenant.ts';
import type { PaymentRow } from './readPayment.ts';
import { cents } from '../words/cents.ts';

/** What a provider said of a payment, and was believed. */
export interface PaymentEvent {
  provider: string;
  /** The provider's own id of what it says: said again it counts once. */
  event: string;
  reference: string;
  status: 'PAID' | 'REJECTED';
  /** Cents. */
  amount: bigint;
}

export type Decision = 'done' | 'again' | 'unknown' | 'other_amount';

/**
 * Takes what a provider says of a payment, once: money that came is matched with its order, and who gave
 * the order hears of it. What is not owed (the order is paid, cancelled, of another amount or paid in another way by now) is to be
 * given back.
 */
export async function decidePayment(
  context: Context,
  db: TenantDb,
  tenant: Tenant,
  said: PaymentEvent,
): Promise<Decision> {
  const found = await findPayment(db, said);
  if (!found) return 'unknown';
  const order = await db
    .selectFrom('operations')
    .selectAll()
    .where('uuid', '=', found.uuid_operation)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (said.amount !== found.amount) return 'other_amount';
  const { event, provider, status, amount } = said;
  const kept = await db
    .insertInto('payment_events')
    .values({
      tenant_id: tenant.id,
      provider,
      event,
      uuid_payment: found.uuid,
      status,
      amount,
      received_at: context.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  // Read again: whoever held the order may have decided.
  const payment = await findPayment(db, said);
  const isSettled = payment!.status === 'PAID' || payment!.status === 'REFUND_DUE';
  if (kept.numInsertedOrUpdatedRows !== 1n || isSettled || payment!.status === status)
    return 'again';
  const title = await readOrderTitle(db, order);
  const told = {
    to: [payment!.created_by, ...(order.ordered_by ? [order.ordered_by] : [])],
    account: order.uuid_account,
    operation: order.uuid,
  };
  if (status === 'REJECTED') {
    await settle(context, db, payment!, 'REJECTED');
    await createNotification(context, db, { ...told, ...events.paymentFailed({ title }) });
    return 'done';
  }
  const isOwed =
    order.operation_status !== 'CANCELLED' &&
    order.gross_amount === amount &&
    isPaidByTransfer(order);
  const at = context.now();
  const money = { amount, at, source: 'PAYMENT', reference: payment!.reference } as const;
  const isMatched = isOwed && (await reconcile(db, order, tenant.timeZone, money));
  await settle(context, db, payment!, isMatched ? 'PAID' : 'REFUND_DUE');
  const say = isMatched ? events.paymentReceived : events.paymentReturned;
  await createNotification(context, db, { ...told, ...say({ title, amount: cents(amount) }) });
  if (isMatched) await notifyOverLimit({ context, tenant }, db, order);
  return 'done';
}

const findPayment = (
  db: TenantDb,
  { provider, reference }: Pick<PaymentEvent, 'provider' | 'reference'>,
): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst();

async function settle(
  { now }: Context,
  db: TenantDb,
  { uuid }: PaymentRow,
  status: PaymentRow['status'],
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ status, decided_at: now() })
    .where('uuid', '=', uuid)
    .execute();
}
