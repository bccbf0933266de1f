import type { PlainDate } from '../dates/plainDate.ts';
import type { Cents } from '../money/cents.ts';
import type { MicroShares } from '../money/shares.ts';

/**
 * Participations bought together: same day, same price. A transfer between funds keeps `acquired`,
 * `cost` and `origin` and changes only the number of participations.
 * @source LIRPF 37.2 (FIFO) and 94 (transfers keep date and cost)
 */
export interface Lot {
  /** Day of the first purchase, however many transfers ago. */
  acquired: PlainDate;
  /** Order of entry into the holding; breaks the tie between lots of one day. */
  sequence: number;
  shares: MicroShares;
  /** What the investor paid for these participations, commission included. */
  cost: Cents;
  /** Key of the product that was bought first. */
  origin: string;
}

/** Order in which lots are sold: oldest purchase first, then order of entry. */
export function compareLots(left: Lot, right: Lot): number {
  if (left.acquired !== right.acquired) return left.acquired < right.acquired ? -1 : 1;
  return left.sequence - right.sequence;
}

export function sharesOf(lots: readonly Lot[]): MicroShares {
  return lots.reduce((sum, lot) => sum + lot.shares, 0n);
}

export function costOf(lots: readonly Lot[]): Cents {
  return lots.reduce((sum, lot) => sum + lot.cost, 0n);
}
