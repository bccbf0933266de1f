import type { Cents } from './cents.ts';
import type { MicroNav } from './nav.ts';
import { roundHalfUp } from './roundHalfUp.ts';
import type { MicroShares } from './shares.ts';

/** Micro-participations × micro-euro are 10^12 to the euro, so 10^10 to the cent. */
const PER_CENT = 10_000_000_000n;

/** Value in cents of some participations at a NAV, rounded half up. */
export function valueOf(shares: MicroShares, nav: MicroNav): Cents {
  return roundHalfUp(shares * nav, PER_CENT);
}

/**
 * Participations that an amount buys at a NAV, rounded half up to six decimals.
 * @throws RangeError when the NAV is not positive
 */
export function sharesFor(amount: Cents, nav: MicroNav): MicroShares {
  if (nav <= 0n) throw new RangeError('A net asset value is above zero');
  return roundHalfUp(amount * PER_CENT, nav);
}
