import { sql, type RawBuilder } from 'kysely';
import type { TenantDb } from '../database/withTenant.ts';
import type { OperationOrder } from './operationOrder.ts';
import { readOperationRows, type PlacedRow } from './operationRow.ts';
import type { OperationScope, SeenAccount } from './operationScope.ts';

/** Which operations, in which order. */
export interface OperationQuestion {
  scope: OperationScope;
  /** Conditions over the table `o`. */
  where: readonly RawBuilder<unknown>[];
  order: OperationOrder;
}

/** A part of a list: after some rows, or after a row. */
export interface Part {
  limit: number;
  offset?: number;
  after?: Pick<PlacedRow, 'place_key' | 'place_request' | 'uuid'>;
}

/**
 * The rows of a part of a list. Each account is read by its own index, so that neither the other
 * rows of the table nor what the planner believes of them matters.
 */
export function selectOperations(
  db: TenantDb,
  question: OperationQuestion,
  part: Part,
): Promise<PlacedRow[]> {
  const { scope, where, order } = question;
  const { limit, offset = 0 } = part;
  const all = [...where, ...(part.after ? [beyond(order, part.after)] : [])];
  const rows = sql`select o.uuid, ${order.key} as key, o.request_date from operations o`;
  const first = sql`order by ${orderBy('o', order)} limit ${offset + limit}`;
  const picked = sql`select found.* from ${seen(scope.accounts)} cross join lateral (
      ${rows} where ${and([ofTenant(scope), ofSeen, ...all])} ${first}
    ) found order by ${orderOf('found', order)} limit ${limit} offset ${offset}`;
  return readOperationRows(db, scope.tenantId, picked, orderOf('picked', order));
}

/** How many rows a question has. */
export async function countOperations(
  db: TenantDb,
  { scope, where }: Pick<OperationQuestion, 'scope' | 'where'>,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${seen(scope.accounts)} join operations o on ${ofSeen}
    where ${and([ofTenant(scope), ...where])}`.execute(db);
  return rows[0]!.n;
}

const seen = (accounts: readonly SeenAccount[]) =>
  sql`unnest(${accounts.map(({ uuid }) => uuid)}::uuid[],
    ${accounts.map(({ orderedBy }) => orderedBy ?? null)}::uuid[]) as seen (account, orderer)`;

const ofTenant = ({ tenantId }: OperationScope) => sql`o.tenant_id = ${tenantId}`;
const ofSeen = sql`o.uuid_account = seen.account
  and (seen.orderer is null or o.ordered_by = seen.orderer)`;
const and = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);

/** The ordering over the table itself, spelt so that its index is found. */
function orderBy(table: string, { key, isRequest, descending }: OperationOrder) {
  const fields = [
    ...(isRequest ? [] : [key]),
    sql.ref(`${table}.request_date`),
    sql.ref(`${table}.uuid`),
  ];
  return sql.join(fields.map((field) => sql`${field} ${way(descending)}`));
}

/** The same over rows that carry their key. */
const orderOf = (table: string, order: OperationOrder) =>
  orderBy(table, { ...order, key: sql.ref(`${table}.key`) });

const way = (descending: boolean) => (descending ? sql`desc` : sql`asc`);

/** What comes after a row. */
function beyond(order: OperationOrder, row: NonNullable<Part['after']>) {
  const { key, type, isRequest, descending } = order;
  const comparison = descending ? sql`<` : sql`>`;
  const place = sql`${row.place_request}::timestamptz, ${row.uuid}::uuid`;
  return isRequest
    ? sql`(o.request_date, o.uuid) ${comparison} (${place})`
    : sql`(${key}, o.request_date, o.uuid) ${comparison}
        (${row.place_key}::${sql.raw(type)}, ${place})`;
}
