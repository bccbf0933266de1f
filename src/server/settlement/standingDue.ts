import { sql } from 'kysely';
import { addDays, type PlainDate } from '#/domain/dates/plainDate.ts';
import { todayIn } from '#/domain/dates/wallClock.ts';
import { readPeriodic } from '#/domain/operations/periodic/periodicRequest.ts';
import { schedule, type Due } from '#/domain/operations/periodic/schedule.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { toRuleOperation, type StoredOperation } from '../operations/toRuleOperation.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';
import type { SettlementContext } from '../ports/settlementContext.ts';

/**
 * Of each standing request that can be read, the dates up to the day that nothing came of yet, from when it became
 * active; one that took the place of another goes on where that stopped.
 */
export async function standingDue(
  { tenant, day }: SettlementContext,
  db: TenantDb,
  rows: readonly StoredOperation[],
): Promise<Map<string, Due[]>> {
  const { since } = await db.selectFrom('settled_days').select('since').executeTakeFirstOrThrow();
  const past = await pastOf(db, rows);
  return new Map(
    rows.flatMap((row): [string, Due[]][] => {
      const { request } = readPeriodic(toRuleOperation(row));
      if (!request) return [];
      const { active, occurred } = past.get(row.uuid)!;
      const begun = todayIn(tenant.timeZone, (active ?? row.request_date).toISOString());
      const from = later(begun, addDays(since, 1));
      const dates = schedule(request, navCalendarOf(tenant), from, day);
      return [[row.uuid, dates.filter(({ nominal }) => !occurred.includes(nominal))]];
    }),
  );
}

/** When a request became active last, and for which nominal dates it was carried out or left out. */
interface Past {
  uuid: string;
  active: Date | null;
  occurred: string[];
}

async function pastOf(db: TenantDb, rows: readonly StoredOperation[]): Promise<Map<string, Past>> {
  const { rows: found } = await sql<Past>`
    select one.uuid, (
      select max(changed_at) from operation_history where tenant_id = ${db.tenantId}
        and uuid_operation = one.uuid and status_to = 'PERIODIC_ACTIVE'
        and status_from is distinct from 'PERIODIC_ACTIVE'
    ) as active, array(
      with recursive chain as (
        select uuid, uuid_replaced from operations
        where tenant_id = ${db.tenantId} and uuid = one.uuid
        union
        select before.uuid, before.uuid_replaced from operations before
        join chain on chain.uuid_replaced = before.uuid
        where before.tenant_id = ${db.tenantId}
      )
      select nominal_date::text from occurrences
      where tenant_id = ${db.tenantId} and uuid_request in (select uuid from chain)
    ) as occurred
    from unnest(${rows.map(({ uuid }) => uuid)}::uuid[]) as one (uuid)`.execute(db);
  return new Map(found.map((one) => [one.uuid, one]));
}

const later = (left: PlainDate, right: PlainDate): PlainDate => (left > right ? left : right);
