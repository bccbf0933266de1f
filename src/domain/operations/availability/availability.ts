import { sharesOf, type Lot } from '../../lots/lot.ts';
import type { Cents } from '../../money/cents.ts';
import { parseShares, type MicroShares } from '../../money/shares.ts';
import { valueOf } from '../../money/valuation.ts';
import type { Operation } from '../../orders/operation.ts';
import { findOperationType } from '../findOperationType.ts';
import { isDisposal } from '../kinds/isDisposal.ts';
import { typesWhere } from '../typesWhere.ts';
import { isOpen } from '../status/statuses.ts';
import { reserve, type Reservation, type ReservationTerms } from './reservedShares.ts';
import { findTotalLock } from './totalLock.ts';

/** What of a holding may still be ordered out. */
export interface Availability {
  shares: MicroShares;
  /** Waiting to leave by orders that are not executed yet. */
  reserved: MicroShares;
  /** Whose that is, an order each, in the order of their requests. */
  reservations: readonly Reservation[];
  /** Pledged or otherwise blocked. */
  blocked: MicroShares;
  available: MicroShares;
  /** The lots that orders under way leave, in FIFO order. */
  left: readonly Lot[];
  /** The lots that those of them leave which go before the order in hand: what it takes from, the oldest first. */
  ahead: readonly Lot[];
  /** Value of what is available at the last NAV; undefined without one. */
  amount?: Cents;
  /** Some redemption or transfer out is under way: it chooses the sentence of the dynamic maxima. */
  isInProgress: boolean;
  /** Uuid of the operation that takes everything, see the total-redemption lock. */
  lockedBy?: string;
}

/** Orders that take participations once they are executed. A periodic request does not; its occurrences do. */
const takes: ReadonlySet<string> = new Set(
  typesWhere((type) => isDisposal(type) && type.child === null),
);

/**
 * The availability of one account's holding in one product.
 * @param operations of that account and product, in the order in which they were requested; others
 * are passed over
 * @param lots what is held, in FIFO order
 * @param terms NAV, fee and tax at which amounts are turned into participations; undefined without NAV
 * @param goesBefore which orders under way take their lots before the one in hand: all, unless it was given before them
 * @source specification §5 (dynamic maxima)
 */
export function availability(
  holding: { account: string; product: string },
  operations: readonly Operation[],
  lots: readonly Lot[],
  terms?: ReservationTerms,
  goesBefore: (operation: Operation) => boolean = () => true,
): Availability {
  const own = operations.filter(
    ({ uuid_account, key_product }) =>
      uuid_account === holding.account && key_product === holding.product,
  );
  const shares = sharesOf(lots);
  const waiting = own.filter((operation) => isWaiting(operation, own));
  const { reservations, left: leftLots } = reserve(waiting, lots, terms);
  const left = sharesOf(leftLots);
  const before = waiting.filter(goesBefore);
  const ahead = before.length === waiting.length ? leftLots : reserve(before, lots, terms).left;
  const pledged = blockedShares(own);
  const blocked = pledged < left ? pledged : left;
  const available = left - blocked;
  return {
    shares,
    reserved: shares - left,
    reservations,
    blocked,
    available,
    left: leftLots,
    ahead,
    amount: terms && valueOf(available, terms.nav),
    isInProgress: waiting.length > 0,
    lockedBy: findTotalLock(own, holding.account, holding.product)?.uuid,
  };
}

/**
 * An order out that has not left yet: a transfer whose first half is executed reserves no more; a benefit
 * goes on with what is left of it.
 */
function isWaiting(operation: Operation, all: readonly Operation[]): boolean {
  if (!takes.has(operation.operation_type) || !isOpen(operation)) return false;
  if (findOperationType(operation.operation_type)?.tax === 'WORK_INCOME') return true;
  return !all.some(
    ({ uuid_request, operation_status }) =>
      uuid_request === operation.uuid && operation_status === 'FINALIZED',
  );
}

/** Blocks count from their request, releases once they are finalized. */
function blockedShares(operations: readonly Operation[]): MicroShares {
  const total = operations.reduce((sum, { operation_type, operation_status, shares }) => {
    const count = parseShares(shares) ?? 0n;
    const isCancelled = operation_status === 'CANCELLED';
    const block = findOperationType(operation_type)?.block;
    if (block === 'SET' && !isCancelled) return sum + count;
    const isReleased = operation_status === 'FINALIZED';
    return block === 'RELEASE' && isReleased ? sum - count : sum;
  }, 0n);
  return total > 0n ? total : 0n;
}
