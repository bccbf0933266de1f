import type { TenantDb } from '../database/withTenant.ts';
import type { FoundOperation } from '../operations/findOperation.ts';
import { isSignedBySome } from '../orders/isSignedBySome.ts';
import { paymentObstacle, type PaymentObstacle } from '../orders/paymentObstacle.ts';
import type { Actor } from '../ports/actor.ts';
import { readAwaited } from '../signatures/awaited.ts';

/**
 * Why whoever asks cannot pay for an order now: what keeps everybody from it, or that it is not signed, by them or by
 * anybody. Until somebody has signed, it may become another order, which is paid in another way.
 */
export async function payerObstacle(
  db: TenantDb,
  { tenant, intervenerUuid }: Pick<Actor, 'tenant' | 'intervenerUuid'>,
  found: Pick<FoundOperation, 'row'>,
  now: Date,
): Promise<PaymentObstacle | 'payment_unsigned' | undefined> {
  const obstacle = await paymentObstacle(db, found);
  const { uuid, operation_status } = found.row;
  if (obstacle || !tenant.settings.signing_enabled || operation_status === 'SIGNED')
    return obstacle;
  const isOpen = operation_status === 'REGISTERED_ONLINE' && !(await isSignedBySome(db, uuid));
  if (isOpen || !intervenerUuid) return isOpen ? 'payment_unsigned' : undefined;
  const awaited = await readAwaited(db, intervenerUuid, now, { operation: uuid });
  return awaited.length > 0 ? 'payment_unsigned' : undefined;
}
