import type { Schema } from '#/contract/schema.ts';
import { toCents } from '#/domain/money/cents.ts';
import { percentBetween } from '#/domain/money/percent.ts';
import { toWire } from '#/domain/money/wire.ts';

type Figures = Pick<Schema<'Position'>, 'value' | 'cost' | 'gain'>;

/** What positions add up to, to the cent. */
export function positionTotals(positions: readonly Figures[]): Schema<'PositionTotals'> {
  const sum = (figure: keyof Figures) =>
    positions.reduce((total, row) => total + toCents(row[figure]), 0n);
  const [cost, gain] = [sum('cost'), sum('gain')];
  return {
    value: toWire(sum('value'), 2),
    cost: toWire(cost, 2),
    gain: toWire(gain, 2),
    gain_percent: percentBetween(gain, cost),
  };
}
