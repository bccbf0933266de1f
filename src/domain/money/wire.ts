/**
 * Writes an integer amount as the decimal string of the wire: `toWire(123456n, 2)` is "1234.56".
 * Cents take 2 decimals, micro-participations and NAV 6.
 */
export function toWire(units: bigint, decimals: number): string {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals);
  return (units < 0n ? '-' : '') + whole + (fraction && `.${fraction}`);
}

/** The same for an amount that may be absent, which stays absent. */
export function toWireOrNull(units: bigint | null, decimals: number): string | null {
  return units === null ? null : toWire(units, decimals);
}
