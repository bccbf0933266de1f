import type { Table } from '../ports/pdfDocument.ts';

/** A column of amounts. */
export const money = (title: string, width = 2): Table['columns'][number] => ({
  title,
  width,
  align: 'right',
});
/** Wide enough for a date on one line. */
export const date = (title: string): Table['columns'][number] => ({ title, width: 2.6 });
export const sum = <T>(rows: readonly T[], amount: (row: T) => bigint) =>
  rows.reduce((total, row) => total + amount(row), 0n);
