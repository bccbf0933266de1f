import { fullName } from '#/domain/people/names.ts';
import type { Actor } from '../ports/actor.ts';
import { readSelf } from '../interveners/checkActive.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { events } from '../notifications/events.ts';
import { createNotification } from '../notifications/createNotification.ts';
import { orderTitle } from '../orders/orderTitle.ts';
import type { SignatureRow } from './readSignature.ts';

/** Tells whoever gave an order that somebody else did not want to sign it. */
export async function notifyOfRejection(
  context: Context,
  db: TenantDb,
  actor: Actor,
  { documents }: SignatureRow,
): Promise<void> {
  const orders = await db
    .selectFrom('operations')
    .innerJoin('documents', 'documents.uuid_owner', 'operations.uuid')
    .innerJoin('products', 'products.key_product', 'operations.key_product')
    .select(['operations.uuid', 'operations.uuid_account', 'ordered_by', 'operation_type'])
    .select('products.name_product')
    .distinct()
    .where(
      'documents.uuid',
      'in',
      documents.map(({ uuid_document }) => uuid_document),
    )
    .execute();
  const name = fullName(await readSelf(db, actor));
  for (const order of orders) {
    if (!order.ordered_by || order.ordered_by === actor.intervenerUuid) continue;
    const title = orderTitle(order.operation_type, order.name_product);
    await createNotification(context, db, {
      to: [order.ordered_by],
      ...events.signatureRejected({ title, name }),
      account: order.uuid_account,
      operation: order.uuid,
    });
  }
}
