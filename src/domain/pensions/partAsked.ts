import type { Cents } from '../money/cents.ts';
import type { MicroNav } from '../money/nav.ts';
import type { MicroShares } from '../money/shares.ts';
import { sharesFor } from '../money/valuation.ts';
import { nextPart } from './benefitPayments.ts';

/** A benefit of which a payment is due. */
export interface BenefitDue {
  /** I net, B gross, P participations, T everything. */
  indicator: 'I' | 'B' | 'P' | 'T';
  /** What is left of its own amount: cents, or participations under P; null under T. */
  left: bigint | null;
  /** Payments still to be made, this one included. */
  payments: number;
  /** Paid as capital now, of a benefit that is paid in both ways. */
  capital?: Cents;
  /** Participations that may be sold. */
  limit: MicroShares;
  nav: MicroNav;
}

/** What a payment asks for, under its own indicator. */
export interface PartAsked {
  indicator: BenefitDue['indicator'];
  /** Null asks for everything. */
  amount: bigint | null;
}

/**
 * What one payment of a benefit comes to: its capital, an equal part, or at the end what is left. No payment is of
 * more than what is left of the order, at whatever NAV.
 */
export function partAsked(due: BenefitDue): PartAsked {
  const { indicator, left, payments, capital, limit } = due;
  if (payments === 1) return { indicator, amount: left };
  if (capital !== undefined && capital > 0n) return capitalAsked(due, capital);
  if (indicator === 'T') return { indicator: 'P', amount: nextPart(limit, payments) };
  return { indicator, amount: nextPart(left ?? 0n, payments) };
}

function capitalAsked({ indicator, left, limit, nav }: BenefitDue, capital: Cents): PartAsked {
  if (indicator === 'B' || indicator === 'I')
    return { indicator, amount: left !== null && left < capital ? left : capital };
  const most = indicator === 'P' && left !== null && left < limit ? left : limit;
  const needed = sharesFor(capital, nav);
  return needed < most ? { indicator: 'B', amount: capital } : { indicator: 'P', amount: most };
}
