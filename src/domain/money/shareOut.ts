import { toWire } from './wire.ts';

/** Hundredths of a percent in the whole. */
const WHOLE = 10_000n;

/**
 * The percentages of some amounts in their sum ("12.34"), adding up to exactly 100.00: each is cut
 * off and the hundredths left over go to the largest remainders, the first of equals. All "0.00"
 * when there is nothing to share.
 * @param amounts none negative
 */
export function shareOut(amounts: readonly bigint[]): string[] {
  const sum = amounts.reduce((total, amount) => total + amount, 0n);
  if (sum <= 0n) return amounts.map(() => toWire(0n, 2));
  const parts = amounts.map((amount, index) => ({
    index,
    floor: (amount * WHOLE) / sum,
    remainder: (amount * WHOLE) % sum,
  }));
  const open = Number(parts.reduce((left, { floor }) => left - floor, WHOLE));
  const favoured = new Set(
    parts
      .toSorted((left, right) =>
        left.remainder === right.remainder ? 0 : left.remainder > right.remainder ? -1 : 1,
      )
      .slice(0, open)
      .map(({ index }) => index),
  );
  return parts.map(({ index, floor }) => toWire(favoured.has(index) ? floor + 1n : floor, 2));
}
