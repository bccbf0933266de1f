import type { Issue } from '../kernel/issue.ts';
import { parseDecimal, unitsAt } from '../money/decimal.ts';
import { toWire } from '../money/wire.ts';
import { cellsOfColumn } from './cellsOfColumn.ts';
import type { Rule } from './rule.ts';

/** As many decimals as the wire has at most. */
const SCALE = 12;
const WHOLE = 100n * 10n ** BigInt(SCALE);

/**
 * The percentages in one column of a list of rows add up to 100 at most, exactly. Option: `{ of: column }`. What is
 * below zero takes nothing off the sum. Issues are about the list: `shares` with the `sum` in Spanish ("220,00"),
 * `shares.unknown` when a cell holds what cannot be added.
 */
export const checkSharesOfRows: Rule = (value, option): Issue[] => {
  let sum = 0n;
  for (const [, cell] of cellsOfColumn(value, (option as { of: string }).of)) {
    const share = parseDecimal(cell);
    if (!share) return [{ code: 'shares.unknown', path: '' }];
    const units = unitsAt(share, SCALE);
    if (units > 0n) sum += units;
  }
  return sum > WHOLE ? [{ code: 'shares', path: '', params: { sum: spell(sum) } }] : [];
};

/** With a comma and two decimals, or all that are not zero. */
const spell = (units: bigint) =>
  toWire(units, SCALE)
    .replace('.', ',')
    .replace(/0{1,10}$/, '');
