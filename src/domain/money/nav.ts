import { exactUnitsAt, parseDecimal } from './decimal.ts';

/** Net asset value of one participation in millionths of a euro: 10.5 € is `10_500_000n`. */
export type MicroNav = bigint;

/**
 * Reads a wire NAV ("10.500000") into millionths of a euro.
 * @returns undefined for anything that is not a positive number of at most six decimals
 */
export function parseNav(value: unknown): MicroNav | undefined {
  const decimal = parseDecimal(value);
  const nav = decimal && exactUnitsAt(decimal, 6);
  return nav !== undefined && nav > 0n ? nav : undefined;
}

/**
 * The same for a NAV already known to be good (database, validated request).
 * @throws RangeError naming the text when it is no NAV
 */
export function toNav(value: string): MicroNav {
  const nav = parseNav(value);
  if (nav === undefined) throw new RangeError(`Not a net asset value: ${value.slice(0, 50)}`);
  return nav;
}
