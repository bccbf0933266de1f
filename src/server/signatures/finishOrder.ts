import { fullName } from '#/domain/people/names.ts';
import type { SignaturesNeeded } from '#/domain/access/signaturesNeeded.ts';
import type { Actor } from '../ports/actor.ts';
import { readSelf } from '../interveners/checkActive.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { events } from '../notifications/events.ts';
import { createNotification } from '../notifications/createNotification.ts';
import { lockOperations } from '../orders/lockOperations.ts';
import { transitionOperation } from '../orders/transitionOperation.ts';
import { orderTitle } from '../orders/orderTitle.ts';
import { takeOverOrder } from '../orders/takeOverOrder.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { mailSigner } from './mailSigner.ts';
import { readSigners } from './readSigners.ts';

/**
 * Moves an order on when all its papers have all their signatures, at the instant of the last one; else
 * tells who still has to sign.
 * @source specification §3 'Arrangement (signature) types'
 */
export async function finishOrder(
  context: Context,
  db: TenantDb,
  actor: Actor,
  operation: string,
  needed: SignaturesNeeded,
): Promise<void> {
  const papers = await db
    .selectFrom('documents')
    .select(['tenant_id', 'uuid', 'is_signed'])
    .where('section', '=', 'OPERATION')
    .where('uuid_owner', '=', operation)
    .where('needs_signature', '=', true)
    .execute();
  if (papers.every(({ is_signed }) => is_signed)) {
    await db
      .updateTable('operations')
      .set({ signed_at: context.now() })
      .where('uuid', '=', operation)
      .execute();
    const { tenant } = actor;
    const today = todayOf(context, actor);
    const move = { tenant, uuid: operation, to: 'SIGNED', by: 'SYSTEM' } as const;
    await transitionOperation(context, db, { ...move, facts: { today, isSigned: true } });
    const [order] = await lockOperations(db, [operation]);
    if (order!.uuid_replaced) await takeOverOrder(context, db, tenant, order!, today);
    return;
  }
  const signed = await Promise.all(papers.map((paper) => readSigners(db, paper)));
  // Somebody who has signed some of the papers only has nothing new to tell.
  if (!signed.every((people) => people.includes(actor.intervenerUuid!))) return;
  const others = needed.count > needed.mandatory.length ? needed.from : needed.mandatory;
  await tellOthers(
    context,
    db,
    actor,
    operation,
    others.filter((uuid) => signed.some((people) => !people.includes(uuid))),
  );
}

async function tellOthers(
  context: Context,
  db: TenantDb,
  actor: Actor,
  operation: string,
  to: readonly string[],
): Promise<void> {
  const order = await db
    .selectFrom('operations')
    .leftJoin('products', 'products.key_product', 'operations.key_product')
    .select(['operation_type', 'uuid_account', 'operations.key_product', 'name_product'])
    .where('operations.uuid', '=', operation)
    .executeTakeFirstOrThrow();
  const title = orderTitle(order.operation_type, order.name_product ?? order.key_product);
  const name = fullName(await readSelf(db, actor));
  await createNotification(context, db, {
    to,
    ...events.signatureLeft({ title, name }),
    account: order.uuid_account,
    operation,
  });
  const because = 'signature_left';
  for (const one of to)
    await mailSigner(context, db, actor.tenant, { to: one, operation, title, name, because });
}
