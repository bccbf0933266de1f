import type { TenantDb } from '../database/withTenant.ts';

/** What everybody signed in the place of an order; null while it stands. */
export async function findReplacing(db: TenantDb, uuid: string): Promise<string | null> {
  const found = await db
    .selectFrom('operations')
    .select('uuid')
    .where('uuid_replaced', '=', uuid)
    .where('signed_at', 'is not', null)
    .orderBy('signed_at', 'desc')
    .executeTakeFirst();
  return found?.uuid ?? null;
}
