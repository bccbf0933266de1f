import type { Selectable } from 'kysely';
import { shownPromise } from '#/domain/operations/promises/promiseOutcomes.ts';
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

/**
 * What the giver of an order was shown last; undefined where nothing was.
 * @param by no later than then
 */
export async function readShownPromise(
  db: TenantDb,
  operation: string,
  by?: Date,
): Promise<KeptPromise | undefined> {
  const [first, ...later] = (await readPromises(db, operation)).filter(
    ({ made_at }) => by === undefined || made_at <= by,
  );
  return first && shownPromise([first, ...later]);
}
