import { todayIn, toWallClock } from '#/domain/dates/wallClock.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import type { Batch, Sending } from './sendBatch.ts';
import { writeFile } from './writeFile.ts';

/**
 * The file of one order that was sent before, written anew from what it is now and marked as sent once
 * more. It keeps the number of its batch; 0 where it was sent before batches were kept. Undefined for an
 * order that the registry never had, or that was withdrawn from it.
 */
export async function resend(
  { context, tenant }: Sending,
  db: TenantDb,
  row: StoredOperation,
): Promise<Batch | undefined> {
  if (row.operation_status === 'CANCELLED') return undefined;
  const kept = await db
    .selectFrom('rd_batch_operations as part')
    .innerJoin('rd_batches as batch', 'batch.uuid', 'part.uuid_batch')
    .select(['batch.uuid', 'batch.day', 'batch.sequence'])
    .where('part.uuid_operation', '=', row.uuid)
    .executeTakeFirst();
  if (!kept && row.operation_status !== 'RD_SENT') return undefined;
  const now = context.now().toISOString();
  const batch = kept ?? { uuid: row.uuid, day: todayIn(tenant.timeZone, now), sequence: 0 };
  const { date, time } = toWallClock(now, tenant.timeZone);
  const { uuid, day, sequence } = batch;
  const file = { batch: uuid, sequence, created: `${date} ${time}`, valueDate: day };
  return {
    ...batch,
    content: await writeFile({ context, tenant }, db, [row], file, { isResend: true }),
  };
}
