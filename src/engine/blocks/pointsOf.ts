import { format, sentence, type Localization } from '#/language/presentation/format.ts';
import { read } from '#/language/values/pointer.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { ordered, type BlockProps } from './block.ts';
import { rowsOf } from './rows.ts';
import type { Points } from '../charts/points.ts';

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
