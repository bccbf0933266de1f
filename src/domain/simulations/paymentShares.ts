import type { Lot } from '../lots/lot.ts';
import { toWire } from '../money/wire.ts';
import { partAsked, type BenefitDue, type PartAsked } from '../pensions/partAsked.ts';
import type { SaleTerms } from '../tax/exactSale.ts';
import { sharesAsked, type SharesAsked } from './sharesAsked.ts';

/**
 * The participations that one payment of a benefit takes; with issues where there are not as many, undefined where
 * nothing is left to pay. A part that is less than the smallest part of a participation waits for no other: all that
 * is left is paid.
 * @param lots those that it may be paid from, in FIFO order
 */
export function paymentShares(
  due: BenefitDue,
  lots: readonly Lot[],
  terms: SaleTerms,
): SharesAsked | undefined {
  const part = sharesFor(partAsked(due), due, lots, terms);
  if (!isNothing(part)) return part;
  const rest = sharesFor(partAsked({ ...due, payments: 1 }), due, lots, terms);
  return isNothing(rest) ? undefined : rest;
}

function sharesFor(
  { indicator, amount }: PartAsked,
  { limit, nav }: BenefitDue,
  lots: readonly Lot[],
  terms: SaleTerms,
): SharesAsked {
  if (indicator !== 'T' && !amount) return { issues: [{ code: NOTHING, path: '/amount' }] };
  const wire = amount === null ? null : toWire(amount, indicator === 'P' ? 6 : 2);
  return sharesAsked({ indicator, lots: [...lots], available: limit, nav }, wire, terms);
}

const NOTHING = 'simulation.positive';
/** Too few to be paid by themselves. */
const NOTHINGS: readonly string[] = [NOTHING, 'simulation.worthless'];

const isNothing = (asked: SharesAsked): boolean =>
  asked.issues?.some(({ code }) => NOTHINGS.includes(code)) ?? false;
