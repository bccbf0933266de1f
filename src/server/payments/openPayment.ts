import type { Actor } from '../ports/actor.ts';
import { checkActive, readSelf } from '../interveners/checkActive.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { findOperation } from '../operations/findOperation.ts';
import { lockOperations } from '../orders/lockOperations.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { HttpError } from '../kernel/httpError.ts';
import { assertMayPay } from './assertMayPay.ts';
import { payerObstacle } from './payerObstacle.ts';
import type { PaymentRow } from './readPayment.ts';

/**
 * The payment of an order that is under way, or a new one of the order's amount; one order has one at a
 * time. Refuses what is not the actor's to pay, is not signed, is paid already or is paid in another way.
 */
export async function openPayment(
  context: Context,
  db: TenantDb,
  actor: Actor,
  asked: { operation: string; provider: string },
): Promise<PaymentRow> {
  const today = todayOf(context, actor);
  checkActive(await readSelf(db, actor), today);
  await findOperation(db, actor, asked.operation, today);
  // As it is when nobody else signs, changes or pays it any more.
  await lockOperations(db, [asked.operation]);
  const found = await findOperation(db, actor, asked.operation, today);
  assertMayPay(actor, found, today);
  const obstacle = await payerObstacle(db, actor, found, context.now());
  if (obstacle) throw new HttpError(409, [{ code: obstacle }]);
  const amount = found.row.gross_amount!;
  const open = await db
    .selectFrom('payments')
    .selectAll()
    .where('uuid_operation', '=', found.row.uuid)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  if (open && open.amount === amount && isSame(open, asked.provider)) return open;
  if (open && open.amount === amount && open.reference)
    throw new HttpError(409, [{ code: 'payment_open' }]);
  // Of another amount, or never made: what is paid of it later is given back.
  if (open)
    await db
      .updateTable('payments')
      .set({ status: 'REJECTED', decided_at: context.now() })
      .where('uuid', '=', open.uuid)
      .execute();
  return db
    .insertInto('payments')
    .values({
      tenant_id: db.tenantId,
      uuid: context.id(),
      uuid_operation: found.row.uuid,
      provider: asked.provider,
      reference: null,
      amount,
      status: 'PENDING',
      created_by: actor.intervenerUuid!,
      created_at: context.now(),
      asked_at: null,
      decided_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const isSame = ({ provider }: PaymentRow, asked: string) => provider === asked;
