import { sql, type RawBuilder } from 'kysely';
import { HttpError } from '../kernel/httpError.ts';

/** An ordering of operations: a key that is never null, then request and uuid, all in one direction. */
export interface OperationOrder {
  /** Of the list below; the same name and direction are the same order. */
  name: string;
  /** Over the table `o`. */
  key: RawBuilder<unknown>;
  /** Type of the key, to read a place in the list back. */
  type: 'timestamptz' | 'text' | 'date' | 'bigint';
  /** Beside the key itself, request and uuid make the order complete. */
  isRequest: boolean;
  descending: boolean;
}

type Ordering = Pick<OperationOrder, 'key' | 'type'>;
const amount = (column: string): Ordering => ({
  key: sql`coalesce(${sql.ref(`o.${column}`)}, -1)`,
  type: 'bigint',
});
const day = (column: string): Ordering => ({
  key: sql`coalesce(${sql.ref(`o.${column}`)}, 'infinity'::date)`,
  type: 'date',
});
const text = (column: string): Ordering => ({ key: sql.ref(`o.${column}`), type: 'text' });

const request: Ordering = { key: sql.ref('o.request_date'), type: 'timestamptz' };
const orderings = new Map<string, Ordering>([
  ['request_date', request],
  ['value_date', day('value_date')],
  ['nav_date', day('nav_date')],
  ['settlement_date', day('settlement_date')],
  ['operation_type', text('operation_type')],
  ['operation_status', text('operation_status')],
  ['key_product', text('key_product')],
  ['amount', { key: sql`coalesce(o.gross_amount, o.net_amount, -1)`, type: 'bigint' }],
  ['gross_amount', amount('gross_amount')],
  ['net_amount', amount('net_amount')],
  ['shares', amount('shares')],
]);

export const newestFirst: OperationOrder = {
  ...request,
  name: 'request_date',
  isRequest: true,
  descending: true,
};

/**
 * Reads `$orderby`: a field of the list above, "-" before it or "desc" behind it for the other way.
 * @throws HttpError 400 that names the field
 */
export function readOperationOrder(
  given: string | undefined,
  at = '/query/$orderby',
): OperationOrder {
  if (given === undefined || given === '') return newestFirst;
  const [, minus, field = '', way] = /^(-)?([a-z_]+)(?: (asc|desc))?$/.exec(given) ?? [];
  const ordering = orderings.get(field);
  if (!ordering || (minus && way)) throw refused(given, at);
  return {
    ...ordering,
    name: field,
    isRequest: field === 'request_date',
    descending: minus !== undefined || way === 'desc',
  };
}

function refused(given: string, at: string) {
  const field = given.slice(0, 40);
  return new HttpError(400, [{ code: 'orderby_field', path: at, params: { field } }]);
}
