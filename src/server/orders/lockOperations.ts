import { sql } from 'kysely';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { notFound } from '../kernel/httpError.ts';

/**
 * The operations in the order of their ids given, as they are once nobody else changes them any more:
 * their accounts are locked first, as the intake of orders does. Throws 404 when one is not there.
 */
export async function lockOperations(
  db: TenantDb,
  uuids: readonly string[],
): Promise<StoredOperation[]> {
  await sql`select 1 from accounts where tenant_id = ${db.tenantId} and uuid in (
    select uuid_account from operations
    where tenant_id = ${db.tenantId} and uuid = any(${uuids}::uuid[])
  ) order by uuid for update`.execute(db);
  const found = await db
    .selectFrom('operations')
    .selectAll()
    .where('uuid', 'in', [...uuids])
    .orderBy('uuid')
    .forUpdate()
    .execute();
  const rows = new Map(found.map((row) => [row.uuid, row]));
  return uuids.map((uuid) => {
    const row = rows.get(uuid.toLowerCase());
    if (!row) throw notFound();
    return row;
  });
}
