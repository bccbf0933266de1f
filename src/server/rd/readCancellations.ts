import { sql } from 'kysely';
import { toWallClock } from '#/domain/dates/wallClock.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Tenant } from '../ports/tenant.ts';
import type { RdCancellation } from './rdOperation.ts';

/**
 * Orders that the registry was sent, that were cancelled since, and that it has not been told to withdraw,
 * oldest first. What was registered before batches were kept names no batch.
 */
export async function readCancellations(
  db: TenantDb,
  { id, timeZone }: Pick<Tenant, 'id' | 'timeZone'>,
): Promise<RdCancellation[]> {
  const { rows } = await sql<{
    uuid: string;
    batch: string;
    product: string;
    account_reference: string;
    cancelled_at: Date;
    reason: string | null;
  }>`
    select o.uuid, part.uuid_batch as batch, o.key_product as product,
      accounts.account_number as account_reference, line.changed_at as cancelled_at, line.reason
    from rd_batch_operations part
    join operations o on o.tenant_id = part.tenant_id and o.uuid = part.uuid_operation
    join accounts on accounts.tenant_id = o.tenant_id and accounts.uuid = o.uuid_account
    join operation_history line on line.tenant_id = o.tenant_id
      and line.uuid_operation = o.uuid and line.status_to = 'CANCELLED'
    where part.tenant_id = ${id} and o.operation_status = 'CANCELLED'
      and not exists (select 1 from rd_cancellations told
        where told.tenant_id = o.tenant_id and told.uuid_operation = o.uuid)
    order by line.changed_at, o.uuid`.execute(db);
  return rows.map(({ cancelled_at, reason, ...row }) => {
    const { date, time } = toWallClock(cancelled_at.toISOString(), timeZone);
    return { ...row, cancelled: `${date} ${time}`, reason: reason ?? undefined };
  });
}
