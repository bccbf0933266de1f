import { isEmpty } from './text.ts';

/** What was answered in one column of a list of rows, each with the number of its row; nothing for what is no list. */
export function cellsOfColumn(rows: unknown, column: string): [row: number, cell: unknown][] {
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown, index): [number, unknown][] => {
    const isRow = row !== null && typeof row === 'object' && Object.hasOwn(row, column);
    const cell = isRow ? (row as Record<string, unknown>)[column] : undefined;
    return isEmpty(cell) ? [] : [[index, cell]];
  });
}
