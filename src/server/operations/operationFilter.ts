import { sql, type RawBuilder } from 'kysely';
import { addDays, parseDate } from '#/domain/dates/plainDate.ts';
import { toInstant } from '#/domain/dates/wallClock.ts';
import { parseOperationType } from '#/domain/operations/findOperationType.ts';
import { parseStatus } from '#/domain/operations/status/statuses.ts';
import type { ProductRow } from '../products/readProducts.ts';
import { readFilterObject, refusedField } from '../kernel/readFilter.ts';

/** What a filter of operations asks for: accounts apart, because they narrow who may see what. */
export interface OperationFilter {
  accounts?: string[];
  /** Over the table `o`. */
  where: RawBuilder<unknown>[];
}

/** What the filter's values are held against. */
export interface FilterGround {
  products: ReadonlyMap<string, ProductRow>;
  timeZone: string;
  /** Where the filter stands in the request. */
  at?: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MOST = 30;

/**
 * Reads `$filter`: base64 of `{ uuid_account, operation_type, operation_status, key_product, kind,
 * request_date_from, request_date_to, is_request }`. The first five take one value or a list; the
 * two days are the tenant's, both included.
 * @throws HttpError 400 that names what cannot be read
 */
export function readOperationFilter(text: string | undefined, ground: FilterGround) {
  const filter: OperationFilter = { where: [] };
  for (const [field, value] of Object.entries(readFilterObject(text, ground.at))) {
    const read = Object.hasOwn(readers, field) ? readers[field] : undefined;
    const isUnderstood = read?.(value, filter, ground) ?? false;
    if (!isUnderstood) throw refusedField(field, ground.at);
  }
  return filter;
}

/** Adds what a value asks for; false when it asks for nothing that there is. */
type Reader = (value: unknown, filter: OperationFilter, ground: FilterGround) => boolean;

const readers: Record<string, Reader> = {
  uuid_account(value, filter) {
    filter.accounts = listOf(value, (uuid) => UUID.test(uuid));
    return filter.accounts !== undefined;
  },
  operation_type: oneOf('operation_type', (type) => parseOperationType(type) !== undefined),
  operation_status: oneOf('operation_status', (status) => parseStatus(status) !== undefined),
  key_product: oneOf('key_product', (key) => key.length <= 20),
  kind(value, filter, { products }) {
    const kinds = listOf(value, (kind) => ['FI', 'PP', 'PPA'].includes(kind));
    const keys = [...products.values()].filter(({ kind }) => kinds?.includes(kind));
    filter.where.push(sql`o.key_product = any(${keys.map((row) => row.key_product)}::text[])`);
    return kinds !== undefined;
  },
  request_date_from(value, filter, { timeZone }) {
    const day = parseDate(value);
    if (day) filter.where.push(sql`o.request_date >= ${beginning(day, timeZone)}::timestamptz`);
    return day !== undefined;
  },
  request_date_to(value, filter, { timeZone }) {
    const day = parseDate(value);
    if (!day || day >= '9999') return false;
    filter.where.push(sql`o.request_date < ${beginning(addDays(day, 1), timeZone)}::timestamptz`);
    return true;
  },
  is_request(value, filter) {
    if (typeof value === 'boolean') filter.where.push(sql`o.is_request = ${value}`);
    return typeof value === 'boolean';
  },
};

function oneOf(column: string, isKnown: (value: string) => boolean): Reader {
  return (value, filter) => {
    const values = listOf(value, isKnown);
    if (values) filter.where.push(sql`${sql.ref(`o.${column}`)} = any(${values}::text[])`);
    return values !== undefined;
  };
}

function listOf(value: unknown, isKnown: (value: string) => boolean): string[] | undefined {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  const isList = values.length > 0 && values.length <= MOST;
  return isList && values.every((each) => typeof each === 'string' && isKnown(each))
    ? (values as string[])
    : undefined;
}

const beginning = (date: string, zone: string) => toInstant({ date, time: '00:00:00' }, zone);
