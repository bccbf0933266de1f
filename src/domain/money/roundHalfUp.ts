/**
 * Divides and rounds to the nearest integer, a half away from zero (HALF_UP): 5/2 → 3, -5/2 → -3.
 * Every amount is rounded with this, once, at the end of its calculation.
 * @throws RangeError when the denominator is zero
 */
export function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator === 0n) throw new RangeError('Cannot divide an amount by zero');
  const negative = numerator < 0n !== denominator < 0n;
  const dividend = magnitude(numerator);
  const divisor = magnitude(denominator);
  const quotient = (2n * dividend + divisor) / (2n * divisor);
  return negative ? -quotient : quotient;
}

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);
