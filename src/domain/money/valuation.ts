import type { Cents } from './cents.ts';
import type { MicroNav } from './nav.ts';
import { roundHalfUp } from './roundHalfUp.ts';
import type { MicroShares } from './shares.ts';

/** Micro-participations × micro-euro are 10^12 to the euro, so 10^10 to the cent. */
const PER_CENT = 10_000_000_000n;

const HALF_A_CENT = PER_CENT / 2n;

/** Value in cents of some participations at a NAV, rounded half up. Histories ask for it a million times. */
export function valueOf(shares: MicroShares, nav: MicroNav): Cents {
  const product = shares * nav;
  // The divisor is even, so that half of it is added exactly, and what is divided falls towards zero.
  return product < 0n ? (product - HALF_A_CENT) / PER_CENT : (product + HALF_A_CENT) / PER_CENT;
}

/**
 * Participations that an amount buys at a NAV, rounded half up to six decimals.
 * @throws RangeError when the NAV is not positive
 */
export function sharesFor(amount: Cents, nav: MicroNav): MicroShares {
  if (nav <= 0n) throw new RangeError('A net asset value is above zero');
  return roundHalfUp(amount * PER_CENT, nav);
}
