import { sql, type RawBuilder } from 'kysely';
import type { TenantDb } from '../database/withTenant.ts';
import type { ProductRow } from '../products/readProducts.ts';
import { searchable } from '../searchable.ts';
import { codeList, itemsOf } from '../tenants/codeList.ts';
import type { OperationScope } from './operationScope.ts';

/**
 * What `$search` asks for, over the table `o`: operations whose product, type, status or account
 * carries the text (a part of the name, with or without accents; an ISIN or account number), or the
 * operation with that uuid. The text is looked up where there are few rows, so that the operations
 * themselves are found by index; staff find the accounts of people by their names too.
 */
export async function readOperationSearch(
  db: TenantDb,
  scope: OperationScope,
  products: ReadonlyMap<string, ProductRow>,
  text: string | undefined,
): Promise<RawBuilder<unknown>[]> {
  const wanted = searchable(text ?? '');
  if (wanted === '') return [];
  const has = (value: string | null) => value !== null && searchable(value).includes(wanted);
  const keys = [...products.values()]
    .filter((row) => has(row.name_product) || has(row.isin) || row.key_product === wanted)
    .map((row) => row.key_product);
  const accounts = scope.accounts
    ? scope.rows
        .filter(({ alias, account_number }) => has(alias) || has(account_number))
        .map(({ uuid }) => uuid)
    : await accountsNamed(db, scope.tenantId, wanted);
  const found = [
    anyOf('key_product', 'text', keys),
    anyOf('operation_type', 'text', codesNamed('operation-types', has)),
    anyOf('operation_status', 'text', codesNamed('operation-statuses', has)),
    anyOf('uuid_account', 'uuid', accounts),
    anyOf('uuid', 'uuid', UUID.test(wanted) ? [wanted] : []),
  ].flatMap((each) => each ?? []);
  return [found.length > 0 ? sql`(${sql.join(found, sql` or `)})` : sql`false`];
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const anyOf = (column: string, type: 'text' | 'uuid', values: string[]) =>
  values.length === 0
    ? undefined
    : sql`${sql.ref(`o.${column}`)} = any(${values}::${sql.raw(type)}[])`;

const codesNamed = (list: string, has: (label: string) => boolean) =>
  itemsOf(codeList(list))
    .filter(([, { label }]) => has(label))
    .map(([code]) => code);

/** Names are long enough to mean somebody; so many accounts are looked through at most. */
const SHORTEST = 3;
const MOST = 500;

/** The accounts of a tenant by number, or by the name or document of one of their parties. */
async function accountsNamed(db: TenantDb, tenantId: string, wanted: string): Promise<string[]> {
  if (wanted.length < SHORTEST) return [];
  const like = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<{ uuid: string }>`
    select uuid from accounts where tenant_id = ${tenantId}
      and lower(account_number) like ${like}
    union
    select parties.uuid_account from interveners people
    join account_interveners parties
      on parties.tenant_id = ${tenantId} and parties.uuid_intervener = people.uuid
    where people.tenant_id = ${tenantId} and (lower(people.document) = ${wanted} or
      ${plainName} like ${like})
    limit ${MOST}`.execute(db);
  return rows.map(({ uuid }) => uuid);
}

/** A person's name as `searchable` would have it. */
const plainName = sql`translate(
  lower(concat_ws(' ', people.name, people.lastname_1, people.lastname_2)),
  'áàâäãåçéèêëíìîïñóòôöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy')`;
