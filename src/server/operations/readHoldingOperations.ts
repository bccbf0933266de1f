import { sql } from 'kysely';
import type { Operation } from '#/domain/operations/operation.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { toRuleOperation, type StoredOperation } from './toRuleOperation.ts';

/**
 * The operations of some accounts that decide what of their holdings is available, in the order in
 * which they were requested: those under way with what they have carried out so far, and blocks of
 * participations with their releases.
 * @param orderedBy accounts narrowed to the orders of one intervener
 */
export async function readHoldingOperations(
  db: TenantDb,
  tenantId: string,
  accounts: readonly string[],
  orderedBy?: ReadonlyMap<string, string>,
): Promise<Operation[]> {
  const { rows } = await sql<StoredOperation>`
    select o.* from operations o
    where o.tenant_id = ${tenantId} and o.uuid_account = any(${accounts}::uuid[]) and (
      o.operation_status <> all(${FINAL}::text[]) or o.operation_type = any(${BLOCKS}::text[])
      or o.uuid_request in (
        select request.uuid from operations request
        where request.tenant_id = ${tenantId} and request.uuid_account = any(${accounts}::uuid[])
          and request.operation_status <> all(${FINAL}::text[])
      )
    )
    order by o.request_date, o.sequence, o.uuid`.execute(db);
  const seen = rows.filter(({ uuid_account, ordered_by }) => {
    const only = orderedBy?.get(uuid_account);
    return only === undefined || only === ordered_by;
  });
  return seen.map(toRuleOperation);
}

const FINAL = ['FINALIZED', 'CANCELLED'];
const BLOCKS = ['BLOQUEO_PARTICIPACIONES', 'DESBLOQUEO_PARTICIPACIONES'];
