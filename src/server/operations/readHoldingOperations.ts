import { sql } from 'kysely';
import { quotedTypes } from '../database/quotedTypes.ts';
import type { Operation } from '#/domain/orders/operation.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { toRuleOperation, type StoredOperation } from './toRuleOperation.ts';

/**
 * The operations of some accounts that decide what of their holdings is available, in the order in
 * which they were requested: those under way with what they have carried out so far, and blocks of
 * participations with their releases. All the others, thousands on old accounts, are passed by.
 * @param orderedBy accounts narrowed to the orders of one intervener
 */
export async function readHoldingOperations(
  db: TenantDb,
  accounts: readonly string[],
  orderedBy?: ReadonlyMap<string, string>,
): Promise<Operation[]> {
  const { rows } = await sql<StoredOperation>`
    with holding as materialized (
      select o.* from operations o
      where o.tenant_id = ${db.tenantId} and o.uuid_account = any(${accounts}::uuid[]) and ${HOLDING}
    )
    select * from holding
    union all
    select o.* from operations o
    where o.tenant_id = ${db.tenantId} and o.uuid_account = any(${accounts}::uuid[])
      and not ${HOLDING} and o.uuid_request in (select uuid from holding where ${UNDER_WAY})
    order by request_date, sequence, uuid`.execute(db);
  const seen = rows.filter(({ uuid_account, ordered_by }) => {
    const only = orderedBy?.get(uuid_account);
    return only === undefined || only === ordered_by;
  });
  return seen.map(toRuleOperation);
}

/** As the index `operations_holding` has them, so that it is found. */
const UNDER_WAY = sql`operation_status not in ('FINALIZED', 'CANCELLED')`;
const BLOCKS = sql`operation_type in (${sql.raw(quotedTypes(({ block }) => block !== null))})`;
const HOLDING = sql`(${UNDER_WAY} or ${BLOCKS})`;
