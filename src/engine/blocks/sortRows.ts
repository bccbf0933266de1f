import { compare } from '#/language/values/compare.ts';
import { read } from '#/language/values/pointer.ts';
import type { Row, ShownColumn } from './rows.ts';
import type { Sorting } from './tableAddress.ts';

/** Rows by the value of a column: amounts by their size, dates by their day, words as Spanish sorts them. */
export function sortRows(rows: Row[], columns: ShownColumn[], sorting: Sorting): Row[] {
  const column = columns.find(({ id }) => id === sorting.column);
  if (!column) return rows;
  const { from } = column.value;
  const keyed = rows.map((row) => ({ row, value: read({ row }, from) }));
  const order = (a: unknown, b: unknown) => compare(a, b) ?? words.compare(text(a), text(b));
  keyed.sort((a, b) => order(a.value, b.value) * (sorting.down ? -1 : 1));
  return keyed.map(({ row }) => row);
}

const words = new Intl.Collator('es');
const text = (value: unknown) => String(value ?? '');
