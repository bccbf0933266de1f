import { useState } from 'react';
import { compare } from '#/language/compare.ts';
import { sentence } from '#/language/format.ts';
import { read } from '#/language/pointer.ts';
import type { BlockDrawing, BlockProps } from './block.ts';
import { DataTable } from './DataTable.tsx';
import { columnsOf, rowsOf, type Row, type ShownColumn } from './rows.ts';

interface Sorting {
  column: string;
  down: boolean;
}

function Draw({ block, scope, words }: BlockProps<'table'>) {
  const [sorting, setSorting] = useState<Sorting>();
  const columns = columnsOf(block.columns, scope);
  const rows = sorted(rowsOf(block.rows, scope), columns, sorting);
  const head = (column: ShownColumn) => {
    const mine = sorting?.column === column.id;
    const sort = mine
      ? sorting.down
        ? ('descending' as const)
        : ('ascending' as const)
      : undefined;
    const cell = (
      <button
        type="button"
        className="sort"
        onClick={() =>
          setSorting({ column: column.id, down: mine ? !sorting.down : column.align === 'end' })
        }
      >
        {sentence(column.label, scope, words)}
        <span aria-hidden="true">{sort ? (sorting?.down ? '↓' : '↑') : '↕'}</span>
      </button>
    );
    return { cell, sort };
  };
  return (
    <div className="card table-card">
      <DataTable
        rows={rows}
        columns={columns}
        scope={scope}
        words={words}
        caption={sentence(block.caption ?? block.title ?? '', scope, words)}
        rowKey={block.key}
        link={block.link}
        total={block.total}
        head={block.sortable ? head : undefined}
      />
    </div>
  );
}

function Skeleton() {
  return (
    <div className="card table-card" aria-hidden="true">
      <div className="bone bone--head" />
      <div className="bone bone--row" />
      <div className="bone bone--row" />
      <div className="bone bone--row" />
    </div>
  );
}

function sorted(rows: Row[], columns: ShownColumn[], sorting: Sorting | undefined): Row[] {
  const column = columns.find(({ id }) => id === sorting?.column);
  if (!column || !sorting) return rows;
  const valueOf = (row: Row) => read({ row }, column.value.from);
  const order = (a: unknown, b: unknown) =>
    compare(a, b) ?? String(a ?? '').localeCompare(String(b ?? ''), 'es');
  return rows.toSorted((a, b) => order(valueOf(a), valueOf(b)) * (sorting.down ? -1 : 1));
}

/** Rows of a list. */
export const table: BlockDrawing<'table'> = {
  Draw,
  Skeleton,
  isEmpty: ({ block, scope }) => rowsOf(block.rows, scope).length === 0,
};
