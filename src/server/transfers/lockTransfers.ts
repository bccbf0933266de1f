import { sql } from 'kysely';
import type { TenantDb } from '../database/withTenant.ts';

/** Locks the accounts of those operations that are there, in one order for everybody. */
export async function lockTransfers(db: TenantDb, uuids: readonly string[]): Promise<void> {
  if (uuids.length === 0) return;
  await sql`select 1 from accounts where tenant_id = ${db.tenantId} and uuid in (
    select uuid_account from operations
    where tenant_id = ${db.tenantId} and uuid = any(${[...uuids]}::uuid[])
  ) order by uuid for update`.execute(db);
}
