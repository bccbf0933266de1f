import type { PlainDate } from '../../dates/plainDate.ts';
import type { WireLot } from '../../lots/wireLot.ts';
import type { Cents } from '../../money/cents.ts';
import type { MicroNav } from '../../money/nav.ts';
import type { MicroShares } from '../../money/shares.ts';
import type { WithholdingLaw } from '../../tax/withholdingLaw.ts';
import type { OrderNav } from '../orderNav.ts';

/** Why something was promised: the order was sent or changed, or what decides its NAV came. */
export type PromiseCause =
  'SENT' | 'CHANGED' | NonNullable<Extract<OrderNav, { date: PlainDate }>['because']>;

/** The dates that an order is said to get. */
export interface PromisedDates {
  nav_date: PlainDate;
  publication_date: PlainDate;
  value_date: PlainDate;
  settlement_date: PlainDate;
  /** Of an internal transfer, when it enters its target. */
  target_nav_date: PlainDate | null;
}

/** What it is estimated to bring, at the last NAV that was known; null where that cannot be said. */
export interface PromisedAmounts {
  nav: MicroNav | null;
  gross_amount: Cents | null;
  net_amount: Cents | null;
  shares: MicroShares | null;
}

/** What was said of an order at one moment, and why then. */
export interface OrderPromise extends PromisedDates, PromisedAmounts {
  cause: PromiseCause;
  /** Of the target of a transfer, whose participations are others than those that leave. */
  target_shares?: MicroShares | null;
  /** From which it was to take, in FIFO order; null of what is not taxed by its lots. */
  lots?: readonly WireLot[] | null;
  /** By which law it was to be taxed, as it was simulated; null where nothing was. */
  simulation?: { tax?: Pick<WithholdingLaw, 'law'> } | null;
}
