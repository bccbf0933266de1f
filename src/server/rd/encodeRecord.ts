import {
  layout,
  RECORD_LENGTH,
  type Field,
  type FieldKind,
  type RecordType,
  type RecordValues,
} from './layout.ts';
import { plainText } from './plainText.ts';

/** A value that its field has no room for: nothing of the file is written. */
export class FieldFault extends Error {
  override name = 'FieldFault';
  readonly field: string;

  constructor(field: string) {
    super(`the registry's field ${field} cannot hold the value`);
    this.field = field;
  }
}

/**
 * One record without its line end, exactly 300 characters of ISO-8859-1.
 * @throws FieldFault for what does not fit
 */
export function encodeRecord<Type extends RecordType>(
  type: Type,
  values: RecordValues<Type>,
): string {
  const given = values as Readonly<Record<string, Value>>;
  let record: string = type;
  for (const [name, field] of Object.entries(layout[type] as Record<string, Field>)) {
    const [start] = field;
    record = record.padEnd(start - 1) + encodeField(`${type}.${name}`, field, given[name]);
  }
  record = record.padEnd(RECORD_LENGTH);
  if (record.length !== RECORD_LENGTH) throw new FieldFault(type);
  return record;
}

type Value = string | bigint | number | null | undefined;

/** The one way in which a value becomes the columns of a field. */
export function encodeField(name: string, [, length, kind]: Field, value: Value): string {
  const text = value === null || value === undefined ? '' : String(value);
  const written = writers[kind](text);
  const fitting = kind === 'name' ? written.slice(0, length).trimEnd() : written;
  if (fitting.length > length || !shapes[kind].test(fitting)) throw new FieldFault(name);
  return isDigits(kind) ? fitting.padStart(length, '0') : fitting.padEnd(length);
}

const isDigits = (kind: FieldKind) => kind === 'number' || kind === 'date' || kind === 'instant';

const digitsOf = (text: string) => text.replace(/[-:T ]/g, '');
const writers: Record<FieldKind, (text: string) => string> = {
  text: plainText,
  name: plainText,
  exact: (text) => text,
  number: (text) => text,
  date: digitsOf,
  instant: digitsOf,
};

const plain = /^[\x20-\x7e\xa0-\xff]*$/;
const shapes: Record<FieldKind, RegExp> = {
  text: plain,
  name: plain,
  exact: /^[\x21-\x7e]*$/,
  number: /^\d*$/,
  date: /^(\d{8})?$/,
  instant: /^(\d{14})?$/,
};
