import { useId, useMemo, useRef, useState } from 'react';
import { formatInteger } from '#/domain/money/format.ts';
import { sentence } from '#/language/presentation/format.ts';
import { read } from '#/language/values/pointer.ts';
import { withParameter } from '../links/address.ts';
import { usePorts } from '../ports/ports.tsx';
import type { BlockDrawing, BlockProps } from './block.ts';
import { DataTable } from './DataTable.tsx';
import { Download } from './Download.tsx';
import { Pages } from './Pages.tsx';
import { columnsOf, rowsOf, type ShownColumn } from './rows.ts';
import { SortButton } from './SortButton.tsx';
import { SortSelect } from './SortSelect.tsx';
import { sortRows } from './sortRows.ts';
import { TableSkeleton } from './TableSkeleton.tsx';
import {
  addressInOrder,
  isSortedByServer,
  pageAt,
  parametersOf,
  sizeOf,
  sortables,
  sortingAt,
  type Sorting,
} from './tableAddress.ts';

function Component({ block, scope, words, titleId, refreshing, query }: BlockProps<'table'>) {
  const { navigate } = usePorts();
  const top = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => columnsOf(block.columns, scope), [block, scope]);
  const { route } = scope;
  const sorting = sortingAt(block, route?.query);
  const { list, total, page, last } = usePage({ block, scope }, columns, sorting);
  const canSort = sortables(block);
  const sort = (wanted: Sorting) =>
    route && navigate(addressInOrder(block, route, wanted), { replace: true });
  const head = (column: ShownColumn) => {
    const label = sentence(column.label, scope, words);
    if (!canSort.includes(column.id)) return { cell: label };
    const mine = sorting?.column === column.id;
    const direction = !mine ? undefined : sorting.down ? 'descending' : 'ascending';
    const down = mine ? !sorting.down : column.align === 'end';
    const cell = (
      <SortButton direction={direction} onSort={() => sort({ column: column.id, down })}>
        {label}
      </SortButton>
    );
    return { cell, sort: direction } as const;
  };
  const caption = sentence(block.caption ?? block.title ?? '', scope, words);
  const sortNames = columns
    .filter(({ id }) => canSort.includes(id))
    .map(({ id, label }) => ({ id, label: sentence(label, scope, words) }));
  const size = sizeOf(block);
  const tableId = useId();
  const [isWhole, setWhole] = useState(false);
  const folds = block.fold !== undefined && list.length > block.fold;
  return (
    <div
      ref={top}
      className={`card table-card ${refreshing ? 'is-refreshing' : ''}`}
      tabIndex={-1}
      role="group"
      aria-label={block.title ? undefined : caption || undefined}
      aria-labelledby={block.title ? titleId : undefined}
      aria-busy={refreshing || undefined}
    >
      {(block.page || block.download || canSort.length > 0) && (
        <div className={`table-tools ${block.page || block.download ? '' : 'table-tools--phone'}`}>
          {block.page && (
            <p className="table-count" role="status">
              {words.text('page.table.shown', {
                from: formatInteger((page - 1) * size + 1),
                to: formatInteger((page - 1) * size + list.length),
                total: formatInteger(total),
              })}
            </p>
          )}
          {canSort.length > 0 && (
            <SortSelect columns={sortNames} sorting={sorting} onSort={sort} words={words} />
          )}
          {block.download && (
            <Download
              label={sentence(block.download.label, scope, words)}
              use={block.download.fetch}
              extra={query}
              scope={scope}
              words={words}
            />
          )}
        </div>
      )}
      <DataTable
        id={folds ? tableId : undefined}
        first={folds && !isWhole ? block.fold : undefined}
        rows={list}
        columns={columns}
        scope={scope}
        words={words}
        caption={caption}
        rowKey={block.key}
        link={block.link}
        actions={block.actions}
        total={block.total}
        month={sorting ? undefined : block.month}
        head={canSort.length > 0 ? head : undefined}
      />
      {folds && (
        <p className="table-more">
          <button
            type="button"
            className="button button--link"
            aria-expanded={isWhole}
            aria-controls={tableId}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole
              ? words.text('page.table.less')
              : words.text('page.table.all', { count: formatInteger(list.length) })}
          </button>
        </p>
      )}
      {route && (
        <Pages
          page={page}
          last={last}
          words={words}
          titleId={block.title ? titleId : undefined}
          to={(one) =>
            withParameter(route, parametersOf(block).page, one === 1 ? undefined : String(one))
          }
          onGo={() => top.current?.focus()}
        />
      )}
    </div>
  );
}

/** The rows of the present page, and how many rows and pages there are. */
function usePage(
  { block, scope }: Pick<BlockProps<'table'>, 'block' | 'scope'>,
  columns: ShownColumn[],
  sorting: Sorting | undefined,
) {
  const rows = rowsOf(block.rows, scope);
  const { column, down } = sorting ?? {};
  const ordered = useMemo(
    () =>
      column === undefined || isSortedByServer(block)
        ? rows
        : sortRows(rows, columns, { column, down: down === true }),
    [rows, columns, column, down, block],
  );
  const size = sizeOf(block);
  const told = block.page?.total === undefined ? rows.length : read(scope, block.page.total);
  const total = typeof told === 'number' ? told : rows.length;
  const last = block.page ? Math.max(1, Math.ceil(total / size)) : 1;
  const asked = block.page ? pageAt(block, scope.route?.query) : 1;
  const isCutHere = block.page && block.page.total === undefined;
  const page = isCutHere ? Math.min(asked, last) : asked;
  const list = useMemo(
    () => (isCutHere ? ordered.slice((page - 1) * size, page * size) : ordered),
    [ordered, isCutHere, page, size],
  );
  return { list, total, page, last };
}

/** Rows of a list. */
export const table: BlockDrawing<'table'> = {
  Component,
  Skeleton: TableSkeleton,
  isEmpty: ({ block, scope }) => rowsOf(block.rows, scope).length === 0,
  first: ({ block, scope }) =>
    scope.route && pageAt(block, scope.route.query) > 1
      ? withParameter(scope.route, parametersOf(block).page, undefined)
      : undefined,
};
