import { sql } from 'kysely';
import type { TenantDb } from '../database/withTenant.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { Batch } from './sendBatch.ts';

/**
 * The kept batch with this uuid. Nobody else makes one of it until the transaction ends. Throws 409
 * when other orders are asked for than are in it.
 */
export async function findBatch(
  db: TenantDb,
  uuid: string,
  asked: readonly string[],
): Promise<Batch | undefined> {
  const turn = `registry batch ${db.tenantId} ${uuid}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(db);
  const batch = await db
    .selectFrom('rd_batches')
    .select(['uuid', 'day', 'sequence', 'content'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (!batch || asked.length === 0) return batch;
  const rows = await db
    .selectFrom('rd_batch_operations')
    .select('uuid_operation')
    .where('uuid_batch', '=', uuid)
    .execute();
  const kept = new Set(rows.map(({ uuid_operation }) => uuid_operation));
  const isSame = kept.size === asked.length && asked.every((each) => kept.has(each));
  if (!isSame) throw new HttpError(409, [{ code: 'rd_other_batch', path: '/body/operations' }]);
  return batch;
}
