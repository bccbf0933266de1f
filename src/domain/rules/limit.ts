import type { Issue } from '../kernel/issue.ts';
import { compareDecimals, unitsAt, type Decimal } from '../money/decimal.ts';
import { formatAmount, formatShares } from '../money/format.ts';
import { toWire } from '../money/wire.ts';
import { readOption } from './option.ts';
import { readQuantity } from './quantity.ts';
import type { Rule } from './rule.ts';
import { isEmpty } from './text.ts';

interface Limit {
  code: string;
  side: 'min' | 'max';
  /** How many the sentence shows: 2 for money, 6 for participations. */
  decimals: 2 | 6;
}

/**
 * A bound on a number, compared exactly. Option: the bound, `{ min }` or `{ max }`, literal or
 * `{ from }`. A bound that cannot be read never lets a value pass: `<code>.unknown`.
 */
export function limitRule({ code, side, decimals }: Limit): Rule {
  return (value, option, scope) => {
    if (isEmpty(value)) return [];
    const bound = readQuantity(readOption(option, side, scope));
    if (!bound) return unknownLimit(code);
    if (isWithin(readQuantity(value), side, bound)) return [];
    const params = { [side]: wireOf(bound), [`${side}Formatted`]: formatLimit(bound, decimals) };
    return [{ code, path: '', params }];
  };
}

/** What is no number is within no bound. */
export function isWithin(
  number: Decimal | undefined,
  side: 'min' | 'max',
  bound: Decimal,
): boolean {
  if (!number) return false;
  const order = compareDecimals(number, bound);
  return side === 'min' ? order >= 0 : order <= 0;
}

/** The issue of a bound that is missing or unreadable. */
export function unknownLimit(code: string): Issue[] {
  return [{ code: `${code}.unknown`, path: '' }];
}

/** A bound as sentences show it, without unit. */
export function formatLimit(bound: Decimal, decimals: 2 | 6): string {
  const units = unitsAt(bound, decimals);
  return decimals === 2 ? formatAmount(units) : formatShares(units);
}

/** A bound as the wire writes it. */
export function wireOf(bound: Decimal): string {
  return toWire(bound.units, bound.scale);
}
