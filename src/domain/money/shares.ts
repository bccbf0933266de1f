import { exactUnitsAt, parseDecimal } from './decimal.ts';

/** Millionths of a participation: one participation is `1_000_000n`. */
export type MicroShares = bigint;

/**
 * Reads a wire number of participations ("32.467533") into micro-participations.
 * @returns undefined for anything with more than six decimals or that is not a number
 */
export function parseShares(value: unknown): MicroShares | undefined {
  const decimal = parseDecimal(value);
  return decimal && exactUnitsAt(decimal, 6);
}

/**
 * The same for a number already known to be good (database, validated request).
 * @throws RangeError naming the text when it is no number of participations
 */
export function toShares(value: string): MicroShares {
  const shares = parseShares(value);
  if (shares === undefined)
    throw new RangeError(`Not a number of participations: ${value.slice(0, 50)}`);
  return shares;
}
