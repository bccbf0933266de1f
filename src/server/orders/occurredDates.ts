import { sql } from 'kysely';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';

/**
 * Nominal dates for which a standing order has been carried out or left out already, by itself or by one that
 * it took the place of: a change never brings a date twice.
 */
export async function occurredDates(
  db: TenantDb,
  { tenant_id, uuid }: Pick<StoredOperation, 'tenant_id' | 'uuid'>,
): Promise<Set<string>> {
  const { rows } = await sql<{ nominal_date: string }>`
    with recursive chain as (
      select uuid, uuid_replaced from operations
      where tenant_id = ${tenant_id} and uuid = ${uuid}
      union
      select before.uuid, before.uuid_replaced from operations before
      join chain on chain.uuid_replaced = before.uuid
      where before.tenant_id = ${tenant_id}
    )
    select nominal_date from occurrences
    where tenant_id = ${tenant_id} and uuid_request in (select uuid from chain)`.execute(db);
  return new Set(rows.map(({ nominal_date }) => nominal_date));
}
