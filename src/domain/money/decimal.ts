import { roundHalfUp } from './roundHalfUp.ts';

/** An exact decimal number: `units / 10^scale`. */
export interface Decimal {
  units: bigint;
  scale: number;
}

/** Longest text that is read at all; what is longer is no amount that anybody means. */
const LONGEST = 40;
const DECIMAL = /^(-?)0*(\d{1,15})(?:\.(\d{1,12}))?$/;

/**
 * Reads a decimal as it travels on the wire: point for decimals, no grouping, no exponent, at most
 * 15 digits before the point and 12 after it. JSON numbers are read through their shortest spelling.
 * @returns undefined when the value is not such a number
 */
export function parseDecimal(value: unknown): Decimal | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value);
  const match = text.length <= LONGEST ? DECIMAL.exec(text) : null;
  if (!match) return undefined;
  const [, sign, whole, fraction = ''] = match;
  const units = BigInt(whole! + fraction);
  return { units: sign ? -units : units, scale: fraction.length };
}

/** Below zero, zero or above it, as `left` is less than, equal to or greater than `right`. */
export function compareDecimals(left: Decimal, right: Decimal): number {
  const scale = Math.max(left.scale, right.scale);
  const difference = unitsAt(left, scale) - unitsAt(right, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The number in units of `10^-scale`, rounded half up where digits must go. */
export function unitsAt(decimal: Decimal, scale: number): bigint {
  if (scale === decimal.scale) return decimal.units;
  return scale > decimal.scale
    ? decimal.units * 10n ** BigInt(scale - decimal.scale)
    : roundHalfUp(decimal.units, 10n ** BigInt(decimal.scale - scale));
}

/** The number in units of `10^-scale`, or undefined when that would lose digits. */
export function exactUnitsAt(decimal: Decimal, scale: number): bigint | undefined {
  const units = unitsAt(decimal, scale);
  const isExact = scale >= decimal.scale || compareDecimals(decimal, { units, scale }) === 0;
  return isExact ? units : undefined;
}
