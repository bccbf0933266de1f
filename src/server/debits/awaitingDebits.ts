import { sql } from 'kysely';
import type { TenantDb } from '../database/withTenant.ts';

/** Which of some operations wait for the bank: their direct debit was presented, and no money is here. */
export async function awaitingDebits(db: TenantDb, uuids: readonly string[]): Promise<Set<string>> {
  if (uuids.length === 0) return new Set();
  const { rows } = await sql<{ uuid: string }>`
    select debit.uuid_operation as uuid from direct_debits debit
    where debit.tenant_id = ${db.tenantId} and debit.uuid_operation = any(${uuids}::uuid[])
      and not exists (select 1 from reconciliations money
        where money.tenant_id = debit.tenant_id and money.uuid_operation = debit.uuid_operation)`.execute(
    db,
  );
  return new Set(rows.map(({ uuid }) => uuid));
}
