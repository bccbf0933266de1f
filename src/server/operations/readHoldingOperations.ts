import { sql } from 'kysely';
import { toWire } from '#/domain/money/wire.ts';
import type { Operation } from '#/domain/operations/operation.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { OperationRow } from './operationRow.ts';

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
  const { rows } = await sql<OperationRow>`
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
  return seen.map(toDomainOperation);
}

const FINAL = ['FINALIZED', 'CANCELLED'];
const BLOCKS = ['BLOQUEO_PARTICIPACIONES', 'DESBLOQUEO_PARTICIPACIONES'];

/** An operation as the rules read it. */
export function toDomainOperation(row: Omit<OperationRow, keyof Shown>): Operation {
  const isTransfer = row.operation_type.includes('TRASPASO');
  const { details } = row;
  return {
    ...details,
    uuid: row.uuid,
    uuid_account: row.uuid_account,
    operation_type: row.operation_type,
    operation_status: row.operation_status,
    key_product: row.key_product,
    uuid_intervener: row.ordered_by,
    amount_shares_indicator: row.amount_shares_indicator,
    gross_amount: wire(row.gross_amount, 2),
    net_amount: wire(row.net_amount, 2),
    shares: wire(row.shares, 6),
    is_total_redemption: row.is_total && !isTransfer,
    is_total_transfer: row.is_total && isTransfer,
    request_date: row.request_date.toISOString(),
    nav_date: row.nav_date,
    value_date: row.value_date,
    is_request: row.is_request,
    uuid_request: row.uuid_request,
  };
}

/** What only people read. */
type Shown = Pick<
  OperationRow,
  'account_number' | 'account_alias' | 'orderer' | 'are_docs_signed'
> & { nothing?: never };

const wire = (units: bigint | null, decimals: number) =>
  units === null ? null : toWire(units, decimals);
