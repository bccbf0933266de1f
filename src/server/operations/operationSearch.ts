import { sql, type RawBuilder } from 'kysely';
import type { ProductRow } from '../products/readProducts.ts';
import { searchable } from '../kernel/searchable.ts';
import { codeList, itemsOf } from '../tenants/codeList.ts';
import type { OperationScope } from './operationScope.ts';

/**
 * What `$search` asks for, over the table `o`: operations whose product, type, status or account
 * carries the text (a part of the name, with or without accents; an ISIN or account number), or the
 * operations of that reference or uuid. The text is looked up where there are few rows, so that the operations
 * themselves are found by index.
 */
export function readOperationSearch(
  scope: OperationScope,
  products: ReadonlyMap<string, ProductRow>,
  text: string | undefined,
): RawBuilder<unknown>[] {
  const wanted = searchable(text ?? '');
  if (wanted === '') return [];
  const has = (value: string | null) => value !== null && searchable(value).includes(wanted);
  const keys = [...products.values()]
    .filter((row) => has(row.name_product) || has(row.isin) || row.key_product === wanted)
    .map((row) => row.key_product);
  const accounts = scope.rows
    .filter(({ alias, account_number }) => has(alias) || has(account_number))
    .map(({ uuid }) => uuid);
  const found = [
    anyOf('key_product', 'text', keys),
    anyOf('operation_type', 'text', codesNamed('operation-types', has)),
    anyOf('operation_status', 'text', codesNamed('operation-statuses', has)),
    anyOf('uuid_account', 'uuid', accounts),
    anyOf('uuid', 'uuid', UUID.test(wanted) ? [wanted] : []),
    REFERENCE.test(wanted) ? ofReference(wanted) : undefined,
  ].flatMap((each) => each ?? []);
  return [found.length > 0 ? sql`(${sql.join(found, sql` or `)})` : sql`false`];
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const REFERENCE = /^[0-9a-f]{8}$/;

/** Every uuid that begins so, as a range: the index finds it. */
const ofReference = (start: string) =>
  sql`o.uuid between ${`${start}${ZEROS}`}::uuid and ${`${start}${ZEROS.replaceAll('0', 'f')}`}::uuid`;

const ZEROS = '-0000-0000-0000-000000000000';

const anyOf = (column: string, type: 'text' | 'uuid', values: string[]) =>
  values.length === 0
    ? undefined
    : sql`${sql.ref(`o.${column}`)} = any(${values}::${sql.raw(type)}[])`;

const codesNamed = (list: string, has: (label: string) => boolean) =>
  itemsOf(codeList(list))
    .filter(([, { label }]) => has(label))
    .map(([code]) => code);
