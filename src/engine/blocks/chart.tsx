import { useState } from 'react';
import { sentence } from '#/language/presentation/format.ts';
import type { BlockDrawing, BlockProps } from './block.ts';
import { Donut } from '../charts/Donut.tsx';
import { late } from '../parts/late.tsx';
import { Bars } from '../charts/Bars.tsx';
import { pointsOf } from './pointsOf.ts';
import { ChartTable } from './ChartTable.tsx';
import { Ranges } from './Ranges.tsx';
import { rowsOf } from './rows.ts';
import { FormattedText } from './FormattedText.tsx';
import './chart.css';

/** Where it does not come its table says the same, and nothing is asked: its place is one picture. */
const Line = late(
  async () => ({ default: (await import('../charts/Line.tsx')).Line }),
  () => null,
  () => null,
);

function Component(props: BlockProps<'chart'>) {
  const { block, scope, words, titleId, refreshing } = props;
  const [open, setOpen] = useState(false);
  const points = pointsOf(block, scope, words);
  const summaryId = `${titleId}-summary`;
  return (
    <figure
      className="card chart"
      aria-labelledby={block.title && titleId}
      aria-busy={refreshing || undefined}
    >
      <div className="chart-head">
        <p id={summaryId} className="chart-summary">
          <FormattedText words={words}>{sentence(block.summary, scope, words)}</FormattedText>
        </p>
        {block.range && <Ranges range={block.range} scope={scope} words={words} />}
      </div>
      <div
        className={`chart-drawing chart-drawing--${block.shape}`}
        role="img"
        aria-labelledby={summaryId}
      >
        {block.shape === 'line' ? (
          <Line points={points} />
        ) : block.shape === 'donut' ? (
          <Donut points={points} words={words} />
        ) : (
          <Bars points={points} />
        )}
      </div>
      <details
        className="chart-table"
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{words.text('page.chart.as_table')}</summary>
        {open && <ChartTable {...props} />}
      </details>
    </figure>
  );
}

function Skeleton({ block }: BlockProps<'chart'>) {
  return (
    <div className="card chart" aria-hidden="true">
      <span className="bone bone--label" />
      <span className={`bone chart-drawing chart-drawing--${block.shape}`} />
      <span className="bone bone--label" />
    </div>
  );
}

/** A drawing of a list, with the same in a sentence and in a table. */
export const chart: BlockDrawing<'chart'> = {
  Component,
  Skeleton,
  isEmpty: ({ block, scope }) => rowsOf(block.rows, scope).length === 0,
};
