import type { OperationStatus } from '#/domain/operations/status/statuses.ts';
import { todayIn } from '#/domain/dates/wallClock.ts';
import { moveOperation } from '../../orders/moveOperation.ts';
import { navCalendarOf } from '../../positions/navCalendar.ts';
import { eachOperation, type OperationAtWork } from '../eachOperation.ts';
import { reconcile } from '../reconcile.ts';
import { morningOf, type Settling } from '../settling.ts';
import { receivedFrom } from './receivedFrom.ts';

const TYPES = ['SOLICITUD_TRASPASO_EXTERNO_ENTRADA'];

const next: Partial<Record<string, OperationStatus>> = {
  VALIDATED: 'SNCE_1',
  RD_SENT: 'SNCE_1',
  SNCE_1: 'SNCE_2',
  SNCE_2: 'SNCE_3',
};

/** The fault that a person may try: transfers from accounts that end so are not accepted. */
const REFUSED = /13$/;
const REASON = 'La entidad de origen no ha aceptado el traspaso.';

/**
 * The demo's other entities: a transfer is asked for, accepted and received, each on its business
 * day, and comes with its fiscal history; some are rejected. Outside the demo the messages come
 * through the clearing system.
 */
export async function followTransfers(settling: Settling): Promise<void> {
  const { context, day } = settling;
  if (!context.config.isDemo || !navCalendarOf(settling.tenant).isBusinessDay(day)) return;
  const statuses = ['VALIDATED', 'RD_SENT', 'SNCE_1', 'SNCE_2', 'SNCE_3'] as const;
  await eachOperation(settling, { statuses, types: TYPES }, (at) => follow(settling, at));
}

async function follow(settling: Settling, { db, row }: OperationAtWork): Promise<void> {
  const { context, day } = settling;
  if (row.operation_status === 'SNCE_3') return receive(settling, { db, row });
  const since = await reachedOn(settling, { db, row });
  if (row.operation_status.startsWith('SNCE') && navCalendarOf(settling.tenant).next(since) > day)
    return;
  const isRefused =
    row.operation_status === 'SNCE_1' && REFUSED.test(String(row.details.xt_acount_origin ?? ''));
  const to = isRefused ? 'CANCELLED' : next[row.operation_status]!;
  if (to === 'SNCE_3') await receive(settling, { db, row });
  await moveOperation(context, db, {
    tenant: settling.tenant,
    uuid: row.uuid,
    to,
    by: 'SYSTEM',
    reason: isRefused ? REASON : null,
    facts: { today: day },
  });
}

/** Its money and its fiscal history are here; those of one that has them stay as they are. */
async function receive({ tenant, day }: Settling, { db, row }: OperationAtWork): Promise<void> {
  const { amount, lots } = receivedFrom(row);
  const isNew = await reconcile(db, row, tenant.timeZone, {
    amount,
    at: morningOf(day, tenant.timeZone),
    source: 'TRANSFER',
    reference: 'SANDBOX',
  });
  if (!isNew) return;
  await db
    .updateTable('operations')
    .set({ details: { ...row.details, received_lots: lots } })
    .where('tenant_id', '=', tenant.id)
    .where('uuid', '=', row.uuid)
    .execute();
}

/** The day on which an operation came to its status. */
async function reachedOn({ tenant }: Settling, { db, row }: OperationAtWork): Promise<string> {
  const line = await db
    .selectFrom('operation_history')
    .select('changed_at')
    .where('tenant_id', '=', tenant.id)
    .where('uuid_operation', '=', row.uuid)
    .where('status_to', '=', row.operation_status)
    .orderBy('changed_at', 'desc')
    .executeTakeFirst();
  return todayIn(tenant.timeZone, (line?.changed_at ?? row.request_date).toISOString());
}
