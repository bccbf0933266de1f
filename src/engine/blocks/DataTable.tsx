import { memo, useDeferredValue, useMemo, type CSSProperties, type ReactNode } from 'react';
import type { Binding, Text } from '#/language/expressions/binding.ts';
import { sentence, type Localization } from '#/language/presentation/format.ts';
import { read } from '#/language/values/pointer.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import type { Address } from '../links/address.ts';
import { useOffers } from '../links/offered.ts';
import type { CardAction } from './CardActions.tsx';
import { MonthRow } from './MonthRow.tsx';
import { monthOf } from './months.ts';
import { type Row, type ShownColumn } from './rows.ts';
import { TableRow } from './TableRow.tsx';
import { TotalRow } from './TotalRow.tsx';
import { useIncrementalRows } from './useIncrementalRows.ts';
import './table.css';
import './tableCards.css';

export interface DataTableProps {
  id?: string;
  /** So many rows are in sight, those that follow are printed alone. */
  first?: number;
  rows: Row[];
  columns: ShownColumn[];
  scope: Scope;
  words: Localization;
  /** Names the table for those who do not see what stands above it. */
  caption: string;
  /** Pointer to what identifies a row. */
  rowKey?: string;
  link?: Address;
  /** What can be done with a row, in a column of its own. */
  actions?: Record<string, CardAction>;
  total?: { label: Text; values: Record<string, Binding> };
  /** Date by whose month the cards of a phone are grouped. */
  month?: Binding;
  /** Draws a column's header, for those that sort. */
  head?(column: ShownColumn): { cell: ReactNode; sort?: 'ascending' | 'descending' };
}

/** From so many rows on each row is laid out by itself, so that those out of sight cost nothing. */
const MANY = 60;

/**
 * A table that becomes cards on a phone: the title leads, the amount stands beside it and is never
 * dropped, the rest follows with its own label. Roles are written out because cards unmake the table.
 * The head answers at once; rows follow as the browser has time for them.
 */
export function DataTable({ head, ...body }: DataTableProps) {
  const { id, columns, scope, words, caption } = body;
  const later = useDeferredValue(body);
  const ready = useIncrementalRows(later.rows, MANY);
  const actions = useActions(later);
  const lead = leadOf(columns);
  const folds = hasFolds(columns);
  const isMany = later.rows.length > MANY;
  const compares = hasAlike(columns);
  const fractions = columns.map((column) => (column === lead ? '2fr' : '1fr'));
  const widths = [...fractions, ...(actions ? ['1fr'] : [])].join(' ');
  return (
    <table
      id={id}
      className={`table ${isMany ? 'table--many' : ''} ${folds ? 'table--folds' : ''} ${compares ? 'table--compares' : ''}`}
      role="table"
      aria-rowcount={ready < later.rows.length ? later.rows.length + 1 : undefined}
      style={isMany ? ({ '--table-widths': widths } as CSSProperties) : undefined}
    >
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
          {actions && (
            <th scope="col" role="columnheader" className="row-actions">
              {words.text('page.table.actions')}
            </th>
          )}
          {folds && (
            <th scope="col" role="columnheader" className="card-more">
              {words.text('page.table.detail')}
            </th>
          )}
        </tr>
      </thead>
      <TableRows {...later} actions={actions} ready={ready} />
    </table>
  );
}

/** The column that leads a card. */
const leadOf = (columns: ShownColumn[]) =>
  columns.find(({ cardRole }) => cardRole === 'title') ?? columns[0];

/** Whether a card has more than it shows at first. */
const hasFolds = (columns: ShownColumn[]) => columns.some(({ priority }) => priority === 3);

/** Whether a card has another figure of the kind that leads it: each then says its own name. */
function hasAlike(columns: ShownColumn[]): boolean {
  const leading = columns.find(({ cardRole }) => cardRole === 'amount')?.value.as;
  return leading !== undefined && columns.filter(({ value }) => value.as === leading).length > 1;
}

type TableRowsProps = Omit<DataTableProps, 'head' | 'caption' | 'id'> & { ready: number };

/** So many of the rows as are ready, and the sums below them. */
const TableRows = memo(function TableRows(props: TableRowsProps) {
  const { rows, columns, scope, words, rowKey, link, actions, total, month, ready, first } = props;
  const labels = useMemo(
    () => columns.map(({ label }) => sentence(label, scope, words)),
    [columns, scope, words],
  );
  const lead = leadOf(columns);
  const folds = hasFolds(columns);
  let before: string | undefined;
  return (
    <>
      <tbody role="rowgroup">
        {rows.slice(0, ready).map((row, index) => {
          const now = month && monthOf(month, { ...scope, row }, words);
          const isNew = now !== undefined && now !== before;
          before = now;
          const key = String((rowKey && read({ row }, rowKey)) ?? index);
          const drawn = (
            <TableRow
              key={key}
              columns={columns}
              labels={labels}
              lead={lead}
              link={link}
              actions={actions}
              folds={folds}
              hides={first !== undefined && index >= first}
              row={row}
              scope={scope}
              words={words}
            />
          );
          return isNew
            ? [<MonthRow key={`${now} ${key}`} month={now} columns={columns.length} />, drawn]
            : drawn;
        })}
      </tbody>
      {total && (
        <tfoot role="rowgroup">
          <TotalRow
            total={total}
            columns={columns}
            labels={labels}
            lead={lead}
            folds={folds}
            acts={actions !== undefined}
            scope={scope}
            words={words}
          />
        </tfoot>
      )}
    </>
  );
});

/** The actions of rows, as long as one of them has any: a column that is empty says nothing. */
function useActions({ rows, actions, scope }: Pick<DataTableProps, 'rows' | 'actions' | 'scope'>) {
  const offers = useOffers();
  return useMemo(
    () =>
      actions &&
      rows.some((row) => Object.values(actions).some((action) => offers(action, { ...scope, row })))
        ? actions
        : undefined,
    [rows, actions, scope, offers],
  );
}
