import { sql } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Tenant } from '../ports/tenant.ts';
import { batchName } from './batchFile.ts';

/** The files that a tenant has sent to the registry, newest first, and how many there are. */
export async function listBatches(
  db: TenantDb,
  tenant: Pick<Tenant, 'id' | 'name'>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ batches: Schema<'RegistryBatch'>[]; total: number }> {
  const { rows } = await sql<Row>`
    select uuid, day, sequence, length(content) as size, created_at,
      (select count(*)::int from rd_batch_operations part
        where part.tenant_id = batch.tenant_id and part.uuid_batch = batch.uuid) as operations,
      (select count(*)::int from rd_cancellations told
        where told.tenant_id = batch.tenant_id and told.uuid_batch = batch.uuid) as cancellations
    from rd_batches batch where tenant_id = ${tenant.id}
    order by created_at desc, day desc, sequence desc limit ${limit} offset ${offset}`.execute(db);
  const { total } = await db
    .selectFrom('rd_batches')
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  const batches = rows.map(({ created_at, ...row }) => ({
    ...row,
    filename: batchName(tenant, row),
    created_at: created_at.toISOString(),
  }));
  return { batches, total: Number(total) };
}

interface Row {
  uuid: string;
  day: string;
  sequence: number;
  size: number;
  created_at: Date;
  operations: number;
  cancellations: number;
}
