import type { Field } from './fieldPolicy.ts';
import type { IntervenerRow } from '../interveners/toIntervener.ts';

/** Columns that are not called as the wire calls them. */
const columns: Partial<Record<Field, keyof IntervenerRow>> = {
  document_number: 'document',
  tax_residence_country: 'tax_residence',
};

/** The column of a field of the wire. */
export const columnOf = (field: Field): keyof IntervenerRow =>
  columns[field] ?? (field as keyof IntervenerRow);

/** What is stored of some of a person's fields, by their wire names. */
export function toFields(row: IntervenerRow, fields: readonly Field[]) {
  const stored = fields.map((field) => [field, row[columnOf(field)] ?? null]);
  return Object.fromEntries(stored) as Partial<Record<Field, string | boolean | null>>;
}
