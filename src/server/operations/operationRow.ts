import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { BusinessTables } from '../database/businessTables.ts';
import type { TenantDb } from '../database/withTenant.ts';

/** An operation with what other tables say of it. */
export type OperationRow = Selectable<BusinessTables['operations']> & {
  account_number: string;
  account_alias: string | null;
  /** Name of the ordering party. */
  orderer: string | null;
  /** Whether all its documents are signed; null while it has none. */
  are_docs_signed: boolean | null;
};

/** A row on its way through an ordered list: where it stands in the list, exactly. */
export type PlacedRow = OperationRow & { place_key: string; place_request: string };

/**
 * The whole rows of some operations of a tenant.
 * @param picked a query of `uuid`, `key` and `request_date`
 * @param order how the rows are put in order, over `picked`
 */
export async function readOperationRows(
  db: TenantDb,
  tenantId: string,
  picked: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<PlacedRow[]> {
  const { rows } = await sql<PlacedRow>`
    with picked as materialized (${picked})
    select operations.*, accounts.account_number, accounts.alias as account_alias,
      nullif(concat_ws(' ', orderer.name, orderer.lastname_1, orderer.lastname_2), '') as orderer,
      papers.are_signed as are_docs_signed,
      picked.key::text as place_key, picked.request_date::text as place_request
    from picked
    join operations on operations.tenant_id = ${tenantId} and operations.uuid = picked.uuid
    join accounts on accounts.tenant_id = ${tenantId} and accounts.uuid = operations.uuid_account
    left join interveners orderer
      on orderer.tenant_id = ${tenantId} and orderer.uuid = operations.ordered_by
    left join lateral (
      select bool_and(documents.is_signed) as are_signed from documents
      where documents.tenant_id = ${tenantId} and documents.section = 'OPERATION'
        and documents.uuid_owner = operations.uuid
    ) papers on true
    order by ${order}`.execute(db);
  return rows;
}
