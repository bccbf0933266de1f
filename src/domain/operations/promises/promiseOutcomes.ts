import type { PlainDate } from '../../dates/plainDate.ts';
import type { OrderPromise, PromiseCause, PromisedAmounts } from './promise.ts';

const dates = ['nav_date', 'target_nav_date', 'value_date', 'settlement_date'] as const;
const amounts = ['gross_amount', 'net_amount', 'shares'] as const;

/** What came of an order that is executed. */
export interface Came extends PromisedAmounts, Record<(typeof dates)[number], PlainDate | null> {
  /** In which measure it was asked for: B gross, I net, P participations, T all. */
  indicator: string | null;
  /** Day on which it was executed. */
  executed: PlainDate;
  /** Payments that were made before the last one, of a benefit. */
  instalments: number;
  /** What came from another entity is what that entity sent. */
  isReceived: boolean;
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
  /** It is paid in several payments. */
  | 'INSTALMENTS'
  /** The other entity sent another amount. */
  | 'RECEIVED'
  /** Orders executed before it, or the law of its day, changed its lots, costs or withholding. */
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

/**
 * Holds what was promised when an order was sent against what came, with the cause where they differ. What was not
 * promised, or does not come of such an order, is left out; a cause that is missing is a fault of ours.
 * @param promises in their order, the one of its sending first
 */
export function promiseOutcomes(
  promises: readonly [OrderPromise, ...OrderPromise[]],
  came: Came,
): PromiseOutcome[] {
  const first = promises.findLast(({ cause }) => cause === 'SENT' || cause === 'CHANGED')!;
  return [
    ...dates.flatMap((key) => {
      const [promised, now] = [first[key], came[key]];
      if (promised === null || now === null) return [];
      const cause = promised === now ? null : causeOfDate(key, promises, came);
      return [{ key, promised, came: now, cause }];
    }),
    ...amounts.flatMap((key) => {
      const [promised, now] = [first[key], came[key]];
      if (promised === null || now === null) return [];
      return [
        { key, promised, came: now, cause: promised === now ? null : causeOfAmount(first, came) },
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
  if (came.instalments > 0) return 'INSTALMENTS';
  const last = promises.at(-1)!;
  if (last[key] === came[key] && last.cause !== 'SENT') return last.cause;
  const isLate = key === 'settlement_date' && came.executed > last.publication_date;
  return isLate ? 'WAITED' : null;
}

function causeOfAmount(first: OrderPromise, came: Came): DifferenceCause | null {
  if (came.instalments > 0) return 'INSTALMENTS';
  if (came.isReceived) return 'RECEIVED';
  if (isCut(first, came)) return 'HOLDING';
  return first.nav !== came.nav ? 'NAV' : 'TAX_AND_COSTS';
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
  const [asked, got] = [first[key], came[key]];
  return asked !== null && got !== null && got < asked;
}
