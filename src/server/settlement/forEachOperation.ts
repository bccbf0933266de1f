import { sql } from 'kysely';
import { childTypeOf } from '#/domain/operations/periodic/child.ts';
import type { OperationStatus } from '#/domain/operations/status/statuses.ts';
import { withTenant, type TenantDb } from '../database/withTenant.ts';
import { events } from '../notifications/events.ts';
import { notifyParties } from '../orders/notifyParties.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { alertStaff, resolveAlert } from '../alerts/alertStaff.ts';
import type { SettlementContext } from '../ports/settlementContext.ts';

/** An operation in a transaction of its own; its account is locked before it was read. */
export interface OperationAtWork {
  db: TenantDb;
  row: StoredOperation;
}

export interface Sought {
  statuses: readonly OperationStatus[];
  types?: readonly string[];
}

/**
 * Does something with every operation in some statuses, by account and in the order of entry, each in
 * its own transaction with its account locked first as the intake of orders does. One that fails is
 * told to staff and to the log and tried again the next day, and a periodic request's to its owners too; the others
 * go on.
 */
export async function forEachOperation(
  settlement: SettlementContext,
  sought: Sought,
  work: (at: OperationAtWork) => Promise<unknown>,
): Promise<void> {
  for (const uuid of await find(settlement, sought))
    await inOperationTx(settlement, uuid, async (at) => {
      if (sought.statuses.some((status) => status === at.row.operation_status)) await work(at);
    });
}

/** One operation, in a transaction of its own with its account locked. */
export async function inOperationTx(
  settlement: SettlementContext,
  uuid: string,
  work: (at: OperationAtWork) => Promise<unknown>,
): Promise<void> {
  const { context, tenant, day } = settlement;
  const alert = { kind: 'NOT_SETTLED', subject: uuid } as const;
  try {
    await withTenant(context.db, tenant.id, async (db) => {
      await sql`select 1 from accounts where tenant_id = ${tenant.id} and uuid = (
        select uuid_account from operations where tenant_id = ${tenant.id} and uuid = ${uuid}
      ) for update`.execute(db);
      const row = await db
        .selectFrom('operations')
        .selectAll()
        .where('uuid', '=', uuid)
        .executeTakeFirst();
      if (row) await work({ db, row });
      await resolveAlert(context, db, alert);
    });
  } catch (error) {
    context.log.error({ err: error, operation: uuid, day }, 'an operation could not be settled');
    const facts = { operation: uuid, date: { date: day } };
    await withTenant(context.db, tenant.id, async (db) => {
      const isNew = await alertStaff(context, db, { ...alert, facts });
      if (isNew) await tellDelay(settlement, db, uuid);
    });
  }
}

/** A date of a periodic request passes without what was to come of it. */
async function tellDelay({ context, day }: SettlementContext, db: TenantDb, uuid: string) {
  const row = await db
    .selectFrom('operations')
    .selectAll()
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (row && childTypeOf(row.operation_type) !== undefined)
    await notifyParties(context, db, row, (title) =>
      events.occurrenceDelayed({ title, date: { date: day } }),
    );
}

const find = (
  { context, tenant }: SettlementContext,
  { statuses, types }: Sought,
): Promise<string[]> =>
  withTenant(context.db, tenant.id, async (db) => {
    const rows = await db
      .selectFrom('operations')
      .select('uuid')
      .where('operation_status', 'in', [...statuses])
      .$if(types !== undefined, (query) => query.where('operation_type', 'in', [...types!]))
      .orderBy('uuid_account')
      .orderBy('sequence')
      .execute();
    return rows.map(({ uuid }) => uuid);
  });
