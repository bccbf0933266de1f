import type { Selectable } from 'kysely';
import type { TenantDb } from '../database/withTenant.ts';
import type { OrderTables } from '../tables/orderTables.ts';

export type KeptPromise = Selectable<OrderTables['order_promises']>;

/** What was promised of an order, the first first; nothing of those that came on paper or from before. */
export const readPromises = (db: TenantDb, operation: string): Promise<KeptPromise[]> =>
  db
    .selectFrom('order_promises')
    .selectAll()
    .where('uuid_operation', '=', operation)
    .orderBy('place')
    .execute();
