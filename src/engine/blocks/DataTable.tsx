import type { ReactNode } from 'react';
import type { Binding, Text } from '#/language/binding.ts';
import { sentence, type Words } from '#/language/format.ts';
import { read } from '#/language/pointer.ts';
import type { Scope } from '#/language/scope.ts';
import { addressOf, type Address } from '../address.ts';
import { Cell } from './Cell.tsx';
import { classOf, type Row, type ShownColumn } from './rows.ts';
import { TableRow } from './TableRow.tsx';
import './table.css';

interface DataTableProps {
  rows: Row[];
  columns: ShownColumn[];
  scope: Scope;
  words: Words;
  /** Names the table for those who do not see what stands above it. */
  caption: string;
  /** Pointer to what identifies a row. */
  rowKey?: string;
  link?: Address;
  total?: { label: Text; values: Record<string, Binding> };
  /** Draws a column's header, for those that sort. */
  head?(column: ShownColumn): { cell: ReactNode; sort?: 'ascending' | 'descending' };
}

/**
 * A table that becomes cards on a phone: the title leads, the amount stands beside it and is never
 * dropped, the rest follows with its own label. Roles are written out because cards unmake the table.
 */
export function DataTable(props: DataTableProps) {
  const { rows, columns, scope, words, caption, rowKey, link, total, head } = props;
  const lead = columns.find(({ cardRole }) => cardRole === 'title') ?? columns[0];
  const folds = columns.some(({ priority }) => priority === 3);
  return (
    <table className="table" role="table">
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => {
            const { cell, sort } = head?.(column) ?? { cell: sentence(column.label, scope, words) };
            return (
              <th
                key={column.id}
                scope="col"
                role="columnheader"
                className={`align-${column.align}`}
                aria-sort={sort}
              >
                {cell}
              </th>
            );
          })}
          {folds && (
            <th scope="col" role="columnheader" className="card-more">
              {words.text('Detalle')}
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, index) => {
          const inner = { ...scope, row };
          return (
            <TableRow
              key={String((rowKey && read(inner, rowKey)) ?? index)}
              columns={columns}
              lead={lead}
              to={link && addressOf(link, inner)}
              folds={folds}
              scope={inner}
              words={words}
            />
          );
        })}
      </tbody>
      {total && (
        <tfoot role="rowgroup">
          <tr role="row">
            {columns.map((column) => {
              const value = total.values[column.id];
              return (
                <td
                  key={column.id}
                  role="cell"
                  className={classOf(column)}
                  data-label={sentence(column.label, scope, words)}
                >
                  {column === lead ? (
                    sentence(total.label, scope, words)
                  ) : value ? (
                    <Cell column={{ ...column, value }} scope={scope} words={words} />
                  ) : null}
                </td>
              );
            })}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
