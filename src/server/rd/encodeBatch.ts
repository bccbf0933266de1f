import { createHash } from 'node:crypto';
import { encodeRecord } from './encodeRecord.ts';
import { layout, VERSION, type RecordType, type RecordValues } from './layout.ts';
import type { RdCancellation, RdHeader, RdOperation } from './rdOperation.ts';

const END = '\r\n';

export interface BatchOptions {
  /** Sent once more: nothing is to be booked twice. */
  isResend?: boolean;
  /** Orders of batches of before that are to be withdrawn. */
  cancellations?: readonly RdCancellation[];
}

/**
 * The whole file of a batch: header, orders with their parties and particulars, cancellations, a subtotal for
 * each product, trailer.
 * @throws FieldFault for what the layout has no room for
 */
export function encodeBatch(
  { valueDate, ...header }: RdHeader,
  operations: readonly RdOperation[],
  { isResend = false, cancellations = [] }: BatchOptions = {},
): Buffer {
  const records: string[] = [];
  const add = <Type extends RecordType>(type: Type, values: RecordValues<Type>) =>
    void records.push(encodeRecord(type, values));
  add('00', { ...header, version: VERSION, value_date: valueDate });
  for (const { uuid, order, parties, periodic, pension, target } of operations) {
    const place = () => ({ line: records.length + 1, operation: uuid });
    add('10', { ...order, ...place(), resend: isResend ? 'R' : 'N' });
    for (const party of parties) add('11', { ...party, ...place() });
    if (periodic) add('12', { ...periodic, ...place() });
    if (pension) add('13', { ...pension, ...place() });
    if (target) add('14', { ...target, ...place() });
  }
  for (const { uuid, ...cancellation } of cancellations)
    add('20', { ...cancellation, line: records.length + 1, operation: uuid });
  const orders = operations.map(({ order }) => order);
  for (const product of [...new Set(orders.map((order) => order.product))].sort())
    add('90', { product, ...totals(orders.filter((order) => order.product === product)) });
  const trailer = {
    ...totals(orders),
    lines: records.length + 1,
    net: sum(orders, 'net'),
    codes: sumOfCodes(orders),
  };
  const body = records.map((record) => record + END).join('');
  // The trailer's columns before the hash are among the bytes that it is of.
  const counted = encodeRecord('99', trailer).slice(0, layout['99'].sha256[0] - 1);
  const hashed = Buffer.from(body + counted, 'latin1');
  const sha256 = createHash('sha256').update(hashed).digest('hex');
  return Buffer.from(body + encodeRecord('99', { ...trailer, sha256 }) + END, 'latin1');
}

type Totalled = RdOperation['order'];

const sum = (orders: readonly Totalled[], name: 'gross' | 'net' | 'shares') =>
  orders.reduce((total, order) => total + order[name], 0n);

const totals = (orders: readonly Totalled[]) => ({
  operations: orders.length,
  gross: sum(orders, 'gross'),
  shares: sum(orders, 'shares'),
});

const sumOfCodes = (orders: readonly Totalled[]) =>
  orders.reduce(
    (total, { product }) => (/^\d+$/.test(product) ? total + BigInt(product) : total),
    0n,
  ) %
  10n ** 10n;
