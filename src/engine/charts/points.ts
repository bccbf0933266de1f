import { format, sentence, type Localization } from '#/language/format.ts';
import { read } from '#/language/pointer.ts';
import type { Scope } from '#/language/scope.ts';
import { ordered, type BlockProps } from '../blocks/block.ts';
import { rowsOf } from '../blocks/rows.ts';

/** What a chart draws: numbers for the pen, and how each is told. */
export interface Points {
  /** The x of each row as it stands in the answer and as it is told. */
  x: { raw: unknown; told: string }[];
  series: {
    label: string;
    values: { number: number; told: string }[];
    /** A number of the axis in the format of the series. */
    tell(number: number): string;
  }[];
}

/** Numbers are for drawing alone: what a person reads is always told from the exact value. */
export function pointsOf(
  block: BlockProps<'chart'>['block'],
  scope: Scope,
  words: Localization,
): Points {
  const rows = rowsOf(block.rows, scope).map((row) => ({ ...scope, row }));
  return {
    x: rows.map((row) => ({
      raw: read(row, block.x.value.from),
      told: format(block.x.value, row, words),
    })),
    series: ordered(block.series).map(([, { label, value }]) => ({
      label: sentence(label, scope, words),
      values: rows.map((row) => ({
        number: Number(read(row, value.from)),
        told: format(value, row, words),
      })),
      tell: (number) => format({ ...value, from: '/number' }, { number: number.toFixed(2) }, words),
    })),
  };
}
