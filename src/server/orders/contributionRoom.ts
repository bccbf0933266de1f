import type { Schema } from '#/contract/schema.ts';
import { toWire } from '#/domain/money/wire.ts';
import type { Context } from '../ports/context.ts';
import type { Tenant } from '../ports/tenant.ts';
import type { LoadedOrderContext } from './loadOrderContext.ts';
import { investedOn } from './investedOn.ts';

/** What the ordering party may still contribute in the year in which money that is here now is invested; null of funds. */
export function contributionRoom(
  context: Pick<Context, 'now'>,
  tenant: Pick<Tenant, 'timeZone' | 'holidays'>,
  { product, rules: { room } }: Pick<LoadedOrderContext, 'product' | 'rules'>,
): Schema<'OrderTerms'>['contribution'] {
  if (!room) return null;
  return {
    year: Number(investedOn(context, tenant, product).slice(0, 4)),
    limit: toWire(room.limit, 2),
    contributed: toWire(room.contributed, 2),
    pending: toWire(room.pending, 2),
    periodic_committed: toWire(room.committed, 2),
    available: toWire(room.available, 2),
  };
}
