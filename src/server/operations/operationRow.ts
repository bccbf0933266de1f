import { sql, type RawBuilder, type Selectable } from 'kysely';
import { typesWhere } from '#/domain/operations/typesWhere.ts';
import type { BusinessTables } from '../tables/businessTables.ts';
import { columns } from '../database/columns.ts';
import type { TenantDb } from '../database/withTenant.ts';

/** An operation with what other tables say of it. */
export type OperationRow = Selectable<BusinessTables['operations']> & {
  account_number: string;
  account_alias: string | null;
  /** Name of the ordering party. */
  orderer: string | null;
  /** Whether all its documents are signed; null while it has none. */
  are_docs_signed: boolean | null;
  name_product: string;
  isin: string | null;
  kind: BusinessTables['products']['kind'];
  /** Of the product that a transfer goes to, where it is one of ours. */
  name_product_target: string | null;
  /** Of the standing order that it changes. */
  replaced_status: string | null;
  /** When it was last promised to be settled. */
  promised_settlement: string | null;
} & PaidBefore;

/** What the payments of a benefit that were made before its last came to; null of everything else, and before them. */
export interface PaidBefore {
  payments_made: number | null;
  paid_gross: bigint | null;
  paid_net: bigint | null;
  paid_shares: bigint | null;
  paid_commission: bigint | null;
  paid_withholding: bigint | null;
  paid_fiscal: bigint | null;
}

/** A row on its way through an ordered list: where it stands in the list, exactly. */
export type PlacedRow = OperationRow & { place_key: string; place_request: string };

/**
 * The whole rows of some operations of a tenant.
 * @param picked a query of `uuid`, `key` and `request_date`
 * @param order how the rows are put in order, over `picked`
 */
export async function readOperationRows(
  db: TenantDb,
  picked: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<PlacedRow[]> {
  const { rows } = await operationRows<PlacedRow>(sql`${db.tenantId}`, picked, order).execute(db);
  return rows;
}

/**
 * The statement for it.
 * @param more columns to add
 */
export const operationRows = <Row extends PlacedRow>(
  tenant: RawBuilder<unknown>,
  picked: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  more = sql``,
): RawBuilder<Row> => sql<Row>`
  with picked as materialized (${picked})
  select ${OPERATION}, accounts.account_number, accounts.alias as account_alias,
    nullif(concat_ws(' ', orderer.name, orderer.lastname_1, orderer.lastname_2), '') as orderer,
    (select bool_and(documents.is_signed) filter (where documents.is_signed or documents.needs_signature)
      from documents
      where documents.tenant_id = ${tenant} and documents.section = 'OPERATION'
        and documents.uuid_owner = operations.uuid) as are_docs_signed,
    promise.settlement_date as promised_settlement, paid.*, replaced.operation_status as replaced_status,
    product.name_product, product.isin, product.kind, target.name_product as name_product_target,
    picked.key::text as place_key, picked.request_date::text as place_request ${more}
  from picked
  join operations on operations.tenant_id = ${tenant} and operations.uuid = picked.uuid
  join accounts on accounts.tenant_id = ${tenant} and accounts.uuid = operations.uuid_account
  join products product
    on product.tenant_id = ${tenant} and product.key_product = operations.key_product
  left join products target on target.tenant_id = ${tenant}
    and target.key_product = operations.details->>'key_product_target'
  left join operations replaced
    on replaced.tenant_id = ${tenant} and replaced.uuid = operations.uuid_replaced
  left join lateral (
    select promise.settlement_date from order_promises promise
    where promise.tenant_id = ${tenant} and promise.uuid_operation = operations.uuid
    order by promise.place desc limit 1
  ) promise on true
  left join lateral (
    select nullif(count(*)::int, 0) as payments_made, sum(part.gross_amount)::bigint as paid_gross,
      sum(part.net_amount)::bigint as paid_net, sum(part.shares)::bigint as paid_shares,
      sum(part.commission)::bigint as paid_commission,
      sum(part.withholding)::bigint as paid_withholding,
      sum(part.fiscal_import)::bigint as paid_fiscal
    from operations part
    where part.tenant_id = ${tenant} and part.uuid_request = operations.uuid
      and part.operation_type = operations.operation_type
  ) paid on operations.operation_type = any(${benefits})
  left join interveners orderer
    on orderer.tenant_id = ${tenant} and orderer.uuid = operations.ordered_by
  order by ${order}`;

/** Types of which an order may be paid in several payments, each an operation of its own. Of constants alone. */
const benefits = sql.raw(`'{${typesWhere(({ tax }) => tax === 'WORK_INCOME').join()}}'::text[]`);

const OPERATION = sql.raw(
  columns<BusinessTables['operations']>('operations', {
    tenant_id: true,
    uuid: true,
    uuid_account: true,
    key_product: true,
    sequence: true,
    operation_type: true,
    operation_sub_type: true,
    operation_status: true,
    channel: true,
    ordered_by: true,
    amount_shares_indicator: true,
    gross_amount: true,
    net_amount: true,
    commission: true,
    withholding: true,
    fiscal_import: true,
    shares: true,
    nav: true,
    nav_date: true,
    request_date: true,
    value_date: true,
    settlement_date: true,
    is_request: true,
    is_total: true,
    uuid_request: true,
    counterpart: true,
    signed_at: true,
    uuid_replaced: true,
    change_deadline: true,
    details: true,
  }),
);
