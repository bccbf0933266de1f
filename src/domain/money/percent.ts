import type { Cents } from './cents.ts';
import { exactUnitsAt, parseDecimal } from './decimal.ts';
import { roundHalfUp } from './roundHalfUp.ts';
import { toWire } from './wire.ts';

/** Millionths of a percentage point: 12.34 % is `12_340_000n`. */
export type MicroPercent = bigint;

const WHOLE = 100_000_000n;

/** Reads a wire percentage ("12.34" is 12.34 %) of at most six decimals. */
export function parsePercent(value: unknown): MicroPercent | undefined {
  const decimal = parseDecimal(value);
  return decimal && exactUnitsAt(decimal, 6);
}

/** That part of an amount, rounded half up to the cent. */
export function percentOf(amount: Cents, percent: MicroPercent): Cents {
  return roundHalfUp(amount * percent, WHOLE);
}

/**
 * What percentage `part` is of `whole` (both in the same unit), as the wire writes it: 2 decimals,
 * half up. Null when the whole is zero, because there is no such percentage.
 */
export function percentBetween(part: bigint, whole: bigint): string | null {
  return whole === 0n ? null : toWire(roundHalfUp(part * 10_000n, whole), 2);
}
