import type { PlainDate } from '../../dates/plainDate.ts';
import { costOf } from '../../lots/lot.ts';
import { parseLots } from '../../lots/parseLots.ts';
import { takeLots } from '../../lots/takeLots.ts';
import type { Cents } from '../../money/cents.ts';
import type { MicroNav } from '../../money/nav.ts';
import type { MicroShares } from '../../money/shares.ts';
import { valueOf } from '../../money/valuation.ts';
import type { OrderPromise, PromiseCause, PromisedAmounts } from './promise.ts';

const dates = ['nav_date', 'target_nav_date', 'value_date', 'settlement_date'] as const;
const amounts = ['gross_amount', 'net_amount', 'shares', 'target_shares'] as const;

/** What came of an order that is executed. */
export interface Came extends PromisedAmounts, Record<(typeof dates)[number], PlainDate | null> {
  /** In which measure it was asked for: B gross, I net, P participations, T all. */
  indicator: string | null;
  /** Day on which it was executed, or the first of its payments was made. */
  executed: PlainDate;
  /** Payments that were made before the last one, of a benefit. */
  instalments: number;
  /** What came from another entity is what that entity sent. */
  isReceived: boolean;
  /** Of a transfer inside the account, the participations that entered the target, and at which NAV. */
  target_shares?: MicroShares | null;
  target_nav?: MicroNav | null;
  /** What was paid for what it took; null where it is not taxed by that. */
  cost: Cents | null;
  /** Of a transfer inside the account, whether it was taxed later; null of everything else. */
  isDeferred: boolean | null;
}

/** Why something came that was not promised. */
export type DifferenceCause =
  | Exclude<PromiseCause, 'SENT'>
  /** The NAV of its day is another than the last that was known. */
  | 'NAV'
  /** It was executed later than its NAV was to be published: something was missing. */
  | 'WAITED'
  /** Less was left than was ordered. */
  | 'HOLDING'
  /** It is paid in several payments, each at the NAV of its own day. */
  | 'INSTALMENTS'
  /** Its first payment came another day, so that others fit until the last. */
  | 'PAYMENTS'
  /** The other entity sent another amount. */
  | 'RECEIVED'
  /** Other orders went otherwise than was expected, so that it took from other lots. */
  | 'LOTS'
  /** Both of them. */
  | 'NAV_AND_LOTS'
  /** A transfer that was to be taxed later is taxed now, or the other way: a holder lives elsewhere. */
  | 'RESIDENCE'
  /** Costs, or the withholding that the law of its day asks for, are others. */
  | 'TAX_AND_COSTS';

/** One thing that was promised, and what came: text of a date, or a number in the thing's own unit. */
export type PromiseOutcome =
  | {
      key: (typeof dates)[number];
      promised: PlainDate;
      came: PlainDate;
      cause: DifferenceCause | null;
    }
  | {
      key: (typeof amounts)[number];
      promised: bigint;
      came: bigint;
      cause: DifferenceCause | null;
    };

/** What its giver was shown last: the others were made of what came afterwards. */
export const shownPromise = <T extends OrderPromise>(promises: readonly [T, ...T[]]): T =>
  promises.findLast(({ cause }) => cause === 'SENT' || cause === 'CHANGED') ?? promises[0];

/**
 * Holds what was promised when an order was sent against what came, with the cause where they differ. What was not
 * promised, or does not come of such an order, is left out; a cause that is missing is a fault of ours.
 * @param promises in their order, the one of its sending first
 */
export function promiseOutcomes(
  promises: readonly [OrderPromise, ...OrderPromise[]],
  came: Came,
): PromiseOutcome[] {
  const first = shownPromise(promises);
  return [
    ...dates.flatMap((key) => {
      const [promised, now] = [first[key], came[key]];
      if (promised === null || now === null) return [];
      const cause = promised === now ? null : causeOfDate(key, promises, came);
      return [{ key, promised, came: now, cause }];
    }),
    ...amounts.flatMap((key) => {
      const [promised, now] = [first[key] ?? null, came[key] ?? null];
      if (promised === null || now === null) return [];
      return [
        {
          ...{ key, promised, came: now },
          cause: promised === now ? null : causeOfAmount(key, first, came),
        },
      ];
    }),
  ];
}

/** What moved the NAV was named as it happened; what moved the payment alone is a wait. */
function causeOfDate(
  key: (typeof dates)[number],
  promises: readonly OrderPromise[],
  came: Came,
): DifferenceCause | null {
  const last = promises.at(-1)!;
  if (last[key] === came[key] && last.cause !== 'SENT') return last.cause;
  const isLate = key === 'settlement_date' && came.executed > last.publication_date;
  return isLate ? 'WAITED' : null;
}

function causeOfAmount(
  key: (typeof amounts)[number],
  first: OrderPromise,
  came: Came,
): DifferenceCause | null {
  if (key === 'target_shares') return causeOfTarget(first, came);
  if (came.isReceived) return 'RECEIVED';
  const retaxed = isByTax(key, came) && retaxedBy(first, came);
  if (retaxed) return retaxed;
  if (isCut(first, came)) return 'HOLDING';
  if (came.instalments > 0) return 'INSTALMENTS';
  const isPriced = first.nav !== came.nav;
  if (isByLots(key, came) && areOtherLots(first, came, isPriced))
    return isPriced ? 'NAV_AND_LOTS' : 'LOTS';
  return isPriced ? 'NAV' : 'TAX_AND_COSTS';
}

/** What enters a target is what has left the source, at the NAV of its own day. */
function causeOfTarget(first: OrderPromise, came: Came): DifferenceCause | null {
  if (first.net_amount !== came.net_amount) return causeOfAmount('net_amount', first, came);
  const { target_shares: promised, net_amount: money } = first;
  if (!promised || !came.target_nav || money === null) return null;
  return valueOf(promised, came.target_nav) === money ? null : 'NAV';
}

/** What tax takes is what the net amount is less, and of a net amount what the rest is more. */
const isByTax = (key: (typeof amounts)[number], { indicator }: Came): boolean =>
  (indicator === 'I') !== (key === 'net_amount');

const DEFERRED: readonly string[] = ['transfer_deferred', 'transfer_of_plan'];

/**
 * Why a transfer was taxed otherwise than it was to be; undefined where it was not. Whether transfers are taxed later
 * is decided by where the holders live; where the law was not kept, that nothing was to be taken and something was.
 * @source LIRPF 94.1 a
 */
function retaxedBy(first: OrderPromise, came: Came): DifferenceCause | undefined {
  if (came.isDeferred === null) return undefined;
  const law = first.simulation?.tax?.law;
  if (law) return DEFERRED.includes(law) === came.isDeferred ? undefined : 'RESIDENCE';
  const isUntaxed = first.net_amount !== null && first.net_amount === first.gross_amount;
  const isTaxed = !came.isDeferred && came.net_amount !== came.gross_amount;
  return isUntaxed && isTaxed ? 'TAX_AND_COSTS' : undefined;
}

/** Of an amount what it was asked in stays, and only what tax takes depends on the lots; of everything, all does. */
function isByLots(key: (typeof amounts)[number], { indicator }: Came): boolean {
  if (indicator === 'I') return key !== 'net_amount';
  return indicator === 'T' || key === 'net_amount';
}

/** Where a lot is cut elsewhere its cost is rounded elsewhere, once at each end. */
const ROUNDING: Cents = 2n;

/**
 * Whether it took others than it was to: of everything another number, and else lots of another cost.
 * @param isPriced another NAV explains what rounding does
 */
function areOtherLots(first: OrderPromise, came: Came, isPriced: boolean): boolean {
  if (came.indicator === 'T' && first.shares !== came.shares) return true;
  const lots = first.lots ? parseLots(first.lots, '') : 'unreadable';
  if (lots === 'unreadable' || came.cost === null || came.shares === null) return false;
  const difference = costOf(takeLots(lots, came.shares).taken) - came.cost;
  const most = isPriced ? ROUNDING : 0n;
  return difference > most || -difference > most;
}

const measures: Readonly<Record<string, (typeof amounts)[number]>> = {
  B: 'gross_amount',
  I: 'net_amount',
  P: 'shares',
};

/** The measure in which it was asked came out smaller. */
function isCut(first: OrderPromise, came: Came): boolean {
  const key = measures[came.indicator ?? ''];
  if (key === undefined) return false;
  const [asked = null, got = null] = [first[key], came[key]];
  return asked !== null && got !== null && got < asked;
}
