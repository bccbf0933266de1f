import { sql } from 'kysely';
import { checkMove } from '#/domain/operations/status/checkMove.ts';
import { todayIn, toWallClock } from '#/domain/dates/wallClock.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { awaitingDebits } from '../debits/awaitingDebits.ts';
import { referenceOf } from '../operations/referenceOf.ts';
import { lockOperations } from '../orders/lockOperations.ts';
import { transitionOperation } from '../orders/transitionOperation.ts';
import { toRuleOperation } from '../operations/toRuleOperation.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { Tenant } from '../ports/tenant.ts';
import { readCancellations } from './readCancellations.ts';
import { writeFile } from './writeFile.ts';

/** A file that was sent to the registry. */
export interface Batch {
  uuid: string;
  /** `YYYY-MM-DD` of the tenant. */
  day: string;
  sequence: number;
  content: Buffer;
}

/** Where and when orders are sent. */
export interface Sending {
  context: Pick<Context, 'id' | 'now' | 'config'>;
  tenant: Tenant;
}

/**
 * Sends orders to the registry: their file is kept and each of them moves to RD_SENT, all in the
 * caller's transaction. Whatever was cancelled since it was sent is told in the same file, once. Throws 404 when one is not there, and 409 that names every one that may not be
 * sent; then none is.
 * @param place where a reason points, by the order's index
 * @param uuid of the batch
 */
export async function sendBatch(
  { context, tenant }: Sending,
  db: TenantDb,
  uuids: readonly string[],
  { uuid = context.id(), place }: { uuid?: string; place?: (index: number) => string } = {},
): Promise<Batch> {
  const day = todayIn(tenant.timeZone, context.now().toISOString());
  const rows = uuids.length > 0 ? await lockOperations(db, uuids) : [];
  const unpaid = await awaitingDebits(db, uuids);
  const refused = rows.flatMap((row, index) => {
    const facts = { today: day, isAwaitingDebit: unpaid.has(row.uuid) };
    return checkMove(toRuleOperation(row), 'RD_SENT', 'SYSTEM', facts).issues.map((issue) => ({
      code: 'rd_not_sendable',
      params: { operation: referenceOf(row.uuid), reason: issue.code },
      ...(place && { path: place(index) }),
    }));
  });
  if (refused.length > 0) throw new HttpError(409, refused);
  const sequence = await nextSequence(db, day);
  const { date, time } = toWallClock(context.now().toISOString(), tenant.timeZone);
  const file = { batch: uuid, sequence, created: `${date} ${time}`, valueDate: day };
  // After the day's number was taken: nobody else tells the same.
  const cancellations = await readCancellations(db, tenant);
  const content = await writeFile({ context, tenant }, db, rows, file, { cancellations });
  await db
    .insertInto('rd_batches')
    .values({ tenant_id: tenant.id, uuid, day, sequence, content, created_at: context.now() })
    .execute();
  if (rows.length > 0)
    await db
      .insertInto('rd_batch_operations')
      .values(
        rows.map((row, index) => ({
          tenant_id: tenant.id,
          uuid_operation: row.uuid,
          uuid_batch: uuid,
          place: index,
        })),
      )
      .execute();
  if (cancellations.length > 0)
    await db
      .insertInto('rd_cancellations')
      .values(
        cancellations.map((each) => ({
          ...{ tenant_id: tenant.id, uuid_operation: each.uuid, uuid_batch: uuid },
        })),
      )
      .execute();
  for (const row of rows)
    await transitionOperation(context, db, {
      tenant,
      uuid: row.uuid,
      to: 'RD_SENT',
      by: 'SYSTEM',
      facts: { today: day },
    });
  return { uuid, day, sequence, content };
}

/** Files of one tenant and day are numbered one after another, without gaps. */
async function nextSequence(db: TenantDb, day: string): Promise<number> {
  const turn = `registry ${db.tenantId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(db);
  const { last } = await db
    .selectFrom('rd_batches')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  if ((last ?? 0) >= MOST) throw new HttpError(409, [{ code: 'rd_day_full' }]);
  return (last ?? 0) + 1;
}

/** Four digits number the files of a day. */
const MOST = 9_999;
