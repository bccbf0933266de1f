import type { Cents } from '../money/cents.ts';
import type { MicroNav } from '../money/nav.ts';
import { percentOf, type MicroPercent } from '../money/percent.ts';
import { sharesFor } from '../money/valuation.ts';
import type { Executed } from './executed.ts';

/**
 * Money that came in buys participations at the NAV of its day, less the subscription commission; what a transfer
 * brings buys without one.
 */
export function purchaseOf(gross: Cents, nav: MicroNav, fee: MicroPercent = 0n): Executed {
  const commission = percentOf(gross, fee);
  const net = gross - commission;
  return { shares: sharesFor(net, nav), gross, commission, withholding: 0n, net, gain: null };
}
