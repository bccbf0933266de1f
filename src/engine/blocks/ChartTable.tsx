import { sentence } from '#/language/presentation/format.ts';
import type { BlockProps } from './block.ts';
import { DataTable } from './DataTable.tsx';
import { columnsOf, rowsOf, type Column } from './rows.ts';

/** What a chart draws, as a table: the columns of the document, or the x and each series. */
export function ChartTable({ block, scope, words }: BlockProps<'chart'>) {
  const usual: Record<string, Column> = {
    x: { order: -Infinity, cardRole: 'title', ...block.x },
    ...block.series,
  };
  return (
    <DataTable
      rows={rowsOf(block.rows, scope)}
      columns={columnsOf(block.columns ?? usual, scope)}
      scope={scope}
      words={words}
      caption={sentence(block.title ?? block.summary, scope, words)}
    />
  );
}
