import { toWire } from '../../money/wire.ts';
import type { Availability } from './availability.ts';

/** One product in the answer of `POST /operations/position-statuses`. */
export interface PositionStatus {
  key_product: string;
  shares: string;
  /** Reserved by orders under way or blocked. */
  reserved_shares: string;
  available_shares: string;
  available_amount: string;
  has_pending_total_redemption: boolean;
  has_pending_redemption: boolean;
  uuid_locking_operation: string | null;
  /** Of the reserved ones those that are not blocked, by the order that keeps them. */
  reservations: { uuid_operation: string; shares: string }[];
}

export function toPositionStatus(product: string, availability: Availability): PositionStatus {
  const { shares, reserved, blocked, available, amount, isInProgress, lockedBy } = availability;
  const { reservations } = availability;
  return {
    key_product: product,
    shares: toWire(shares, 6),
    reserved_shares: toWire(reserved + blocked, 6),
    available_shares: toWire(available, 6),
    available_amount: toWire(amount ?? 0n, 2),
    has_pending_total_redemption: lockedBy !== undefined,
    has_pending_redemption: isInProgress,
    uuid_locking_operation: lockedBy ?? null,
    reservations: reservations.map((each) => ({
      uuid_operation: each.uuid,
      shares: toWire(each.shares, 6),
    })),
  };
}
