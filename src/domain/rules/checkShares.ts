import type { Issue } from '../kernel/issue.ts';
import { parsePercent, type MicroPercent } from '../money/percent.ts';
import { toWire } from '../money/wire.ts';

const WHOLE: MicroPercent = 100_000_000n;
const HUNDREDTH: MicroPercent = 10_000n;

/** The sum of percentages ("33.34"), as the wire writes it with two decimals. */
export function sumOfShares(shares: readonly string[]): string {
  return toWire(total(shares) / HUNDREDTH, 2);
}

/**
 * Issues of one beneficiary's share beside those of the others: above 0 and at most 100 (`share.range`), with two
 * decimals at most (`share.decimals`), and all together at most 100 (`share.total`, with what is left in `max`).
 */
export function checkShare(
  share: string,
  others: readonly string[],
  path = '/percentage',
): Issue[] {
  const parsed = parsePercent(share);
  if (parsed === undefined || parsed <= 0n || parsed > WHOLE)
    return [{ code: 'share.range', path }];
  if (parsed % HUNDREDTH !== 0n) return [{ code: 'share.decimals', path }];
  const left = WHOLE - total(others);
  if (parsed <= left) return [];
  const max = toWire(left > 0n ? left / HUNDREDTH : 0n, 2).replace('.', ',');
  return [{ code: 'share.total', path, params: { max } }];
}

/** Issues of a share that has to be more than a bound: the bound itself is not (`share.above`). */
export function checkShareAbove(share: string, bound: string): Issue[] {
  const least = parsePercent(bound);
  if (least === undefined) return [{ code: 'fact_missing', path: '' }];
  const parsed = parsePercent(share);
  return parsed !== undefined && parsed > least
    ? []
    : [{ code: 'share.above', path: '', params: { above: bound.replace('.', ',') } }];
}

const total = (shares: readonly string[]): MicroPercent =>
  shares.reduce((sum, share) => sum + (parsePercent(share) ?? 0n), 0n);
