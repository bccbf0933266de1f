import { createHash } from 'node:crypto';
import { layout, RECORD_LENGTH, type Field, type RecordType } from '../../src/server/rd/layout.ts';

/** A record as it is read: its type, and its fields as text without their filling. */
export interface RdRecord {
  type: RecordType;
  fields: Readonly<Record<string, string>>;
}

/** A file of the layout RD-1 that is not what it says. */
export class BatchFault extends Error {
  override name = 'BatchFault';
}

/**
 * Reads a file of the layout RD-1, and holds its lengths, line numbers, counts, totals and hash against
 * what it says of itself.
 * @throws BatchFault that names the line
 */
export function parseBatch(bytes: Buffer): RdRecord[] {
  const width = RECORD_LENGTH + 2;
  if (bytes.length === 0 || bytes.length % width !== 0) throw new BatchFault('length');
  const text = bytes.toString('latin1');
  const records: RdRecord[] = [];
  for (let at = 0; at < text.length; at += width) {
    const line = records.length + 1;
    const record = text.slice(at, at + RECORD_LENGTH);
    if (text.slice(at + RECORD_LENGTH, at + width) !== '\r\n' || /[\r\n]/.test(record))
      throw new BatchFault(`line ${line}: its end`);
    records.push(parseRecord(record, line));
  }
  check(records, bytes);
  return records;
}

function parseRecord(record: string, line: number): RdRecord {
  const type = record.slice(0, 2);
  if (!Object.hasOwn(layout, type)) throw new BatchFault(`line ${line}: type ${type}`);
  const known: Record<string, Field> = layout[type as RecordType];
  const fields = Object.fromEntries(
    Object.entries(known).map(([name, [start, length, kind]]) => {
      const columns = record.slice(start - 1, start - 1 + length);
      const isNumber = kind === 'number';
      if (isNumber && !/^\d+$/.test(columns)) throw new BatchFault(`line ${line}: ${name}`);
      const isNone = (kind === 'date' || kind === 'instant') && /^0+$/.test(columns);
      return [name, isNone ? '' : isNumber ? String(BigInt(columns)) : columns.trimEnd()];
    }),
  );
  if (fields.line !== undefined && fields.line !== String(line))
    throw new BatchFault(`line ${line}: its number`);
  return { type: type as RecordType, fields };
}

function check(records: readonly RdRecord[], bytes: Buffer): void {
  const trailer = records.at(-1)!;
  if (records[0]?.type !== '00' || trailer.type !== '99') throw new BatchFault('header or trailer');
  const orders = records.filter(({ type }) => type === '10').map(({ fields }) => fields);
  const sum = (of: typeof orders, name: string) =>
    String(of.reduce((total, fields) => total + BigInt(fields[name] || 0), 0n));
  const codes = orders.filter(({ product }) => /^\d+$/.test(product ?? ''));
  const sha256At = bytes.length - 2 - RECORD_LENGTH + layout['99'].sha256[0] - 1;
  const expected: Record<string, string> = {
    lines: String(records.length),
    operations: String(orders.length),
    gross: sum(orders, 'gross'),
    net: sum(orders, 'net'),
    shares: sum(orders, 'shares'),
    codes: String(BigInt(sum(codes, 'product')) % 10n ** 10n),
    sha256: createHash('sha256').update(bytes.subarray(0, sha256At)).digest('hex'),
  };
  for (const [name, value] of Object.entries(expected))
    if (trailer.fields[name] !== value) throw new BatchFault(`trailer: ${name}`);
  for (const { fields } of records.filter(({ type }) => type === '90')) {
    const own = orders.filter(({ product }) => product === fields.product);
    if (
      fields.operations !== String(own.length) ||
      fields.gross !== sum(own, 'gross') ||
      fields.shares !== sum(own, 'shares')
    )
      throw new BatchFault(`subtotal of ${fields.product}`);
  }
}
