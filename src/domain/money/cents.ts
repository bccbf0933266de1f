import { exactUnitsAt, parseDecimal } from './decimal.ts';

/** Euro cents: 1 € is `100n`. */
export type Cents = bigint;

/**
 * Reads a wire amount ("1234.56") in euro into cents.
 * @returns undefined for anything that is not an exact amount of cents
 */
export function parseCents(value: unknown): Cents | undefined {
  const decimal = parseDecimal(value);
  return decimal && exactUnitsAt(decimal, 2);
}

/**
 * The same for an amount already known to be good (database, validated request).
 * @throws RangeError naming the text when it is no amount
 */
export function toCents(value: string): Cents {
  const cents = parseCents(value);
  if (cents === undefined) throw new RangeError(`Not an amount in euro: ${value.slice(0, 50)}`);
  return cents;
}
