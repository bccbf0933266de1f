import { sql, type RawBuilder } from 'kysely';
import type { TenantDb } from '../database/withTenant.ts';
import { adHocQuery, preparedQuery, type At } from '../database/preparedQuery.ts';
import type { OperationOrder } from './operationOrder.ts';
import { operationRows, type PlacedRow } from './operationRow.ts';
import type { OperationScope } from './operationScope.ts';

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
export const selectOperations = (
  db: TenantDb,
  question: OperationQuestion,
  part: Part,
): Promise<PlacedRow[]> => read<PlacedRow>(db, question, part, false);

/** A page of a list in the same way, and how many rows the whole of it has. */
export async function selectPage(
  db: TenantDb,
  question: OperationQuestion,
  part: { limit: number; offset: number },
): Promise<{ rows: PlacedRow[]; total: number }> {
  const rows = await read<PlacedRow & { total: number }>(db, question, part, true);
  if (rows[0]) return { rows, total: rows[0].total };
  // Where the page has no row, none says how many the list has.
  const isEmpty = part.offset === 0 && part.limit > 0;
  return { rows, total: isEmpty ? 0 : await countOperations(db, question) };
}

async function countOperations(db: TenantDb, question: OperationQuestion): Promise<number> {
  const [found] = await adHocQuery(db, valuesOf(db, question, { limit: 0 }), (at) => {
    const { total } = partsOf(question, at);
    return sql<{ total: number }>`select ${total} as total`;
  });
  return found!.total;
}

/** Who asks for nothing in particular asks what most people ask: that is written once for each ordering. */
function read<Row extends PlacedRow>(
  db: TenantDb,
  question: OperationQuestion,
  part: Part,
  isCounted: boolean,
): Promise<Row[]> {
  const { scope, where, order } = question;
  const write = (at: At<Names>) => {
    const { picked, total } = partsOf(question, at, part.after);
    const more = isCounted ? sql`, ${total} as total` : sql``;
    return operationRows<Row>(at('tenant', 'uuid'), picked, orderOf('picked', order), more);
  };
  const values = valuesOf(db, question, part);
  if (where.length > 0 || part.after) return adHocQuery(db, values, write);
  const shape = [order.name, order.descending, isNarrowed(scope), isCounted];
  return preparedQuery(db, `operations ${shape.join(' ')}`, values, write);
}

type Names = 'tenant' | 'accounts' | 'orderers' | 'top' | 'limit' | 'offset';

const valuesOf = (
  { tenantId }: TenantDb,
  { scope }: OperationQuestion,
  { limit, offset = 0 }: Part,
) => ({
  tenant: tenantId,
  accounts: scope.accounts.map(({ uuid }) => uuid),
  orderers: scope.accounts.map(({ orderedBy }) => orderedBy ?? null),
  top: offset + limit,
  limit,
  offset,
});

const isNarrowed = ({ accounts }: OperationScope) =>
  accounts.some(({ orderedBy }) => orderedBy !== undefined);

/** The rows that a part takes, and the number of all. */
function partsOf({ scope, where, order }: OperationQuestion, at: At<Names>, after?: Part['after']) {
  const seen = isNarrowed(scope)
    ? sql`unnest(${at('accounts', 'uuid[]')}, ${at('orderers', 'uuid[]')}) as seen (account, orderer)`
    : sql`unnest(${at('accounts', 'uuid[]')}) as seen (account)`;
  const ofSeen = isNarrowed(scope)
    ? sql`o.uuid_account = seen.account and (seen.orderer is null or o.ordered_by = seen.orderer)`
    : sql`o.uuid_account = seen.account`;
  const all = [sql`o.tenant_id = ${at('tenant', 'uuid')}`, ofSeen, ...where];
  const placed = after ? [...all, beyond(order, after)] : all;
  return {
    picked: sql`select found.* from ${seen} cross join lateral (
        select o.uuid, ${order.key} as key, o.request_date from operations o where ${and(placed)}
        order by ${orderBy('o', order)} limit ${at('top', 'bigint')}
      ) found order by ${orderOf('found', order)} limit ${at('limit', 'bigint')} offset ${at('offset', 'bigint')}`,
    total: sql`(select count(*)::int from ${seen} join operations o on ${and(all)})`,
  };
}

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
