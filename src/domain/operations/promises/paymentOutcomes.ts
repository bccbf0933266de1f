import type { PlainDate } from '../../dates/plainDate.ts';
import { parseCents, type Cents } from '../../money/cents.ts';
import type { MicroNav } from '../../money/nav.ts';
import type { BenefitPart, BenefitPayments } from '../../simulations/simulationResult.ts';
import type { PromiseCause } from './promise.ts';
import type { DifferenceCause, PromiseOutcome } from './promiseOutcomes.ts';

/** What was said of one payment of a benefit when its order was sent or changed. */
export interface PromisedPayment {
  /** All of them, as they were shown. */
  payments: BenefitPayments;
  /** The NAV that they were estimated at; null where there was none. */
  nav: MicroNav | null;
  /** Of this payment. */
  nav_date: PlainDate;
  settlement_date: PlainDate;
  /** What moved the first of them since; `SENT` where nothing did. */
  moved: PromiseCause;
}

/** What came of it. */
export interface PaidPayment {
  /** Which it is, from 0. */
  place: number;
  /** How many there are by now. */
  count: number;
  nav: MicroNav | null;
  nav_date: PlainDate;
  /** Null before it has come. */
  settlement_date: PlainDate | null;
  gross_amount: Cents;
  net_amount: Cents;
}

/**
 * Holds one payment of a benefit before its last against what was promised of it, with the cause where they differ;
 * nothing of a payment that was not promised.
 */
export function paymentOutcomes(promised: PromisedPayment, paid: PaidPayment): PromiseOutcome[] {
  const part = partAt(promised.payments, paid.place);
  if (!part) return [];
  const isMoved = promised.nav_date !== paid.nav_date;
  const named = promised.moved === 'SENT' ? null : promised.moved;
  const dates = (['nav_date', 'settlement_date'] as const).flatMap((key): PromiseOutcome[] => {
    const came = paid[key];
    if (came === null) return [];
    const cause = isMoved ? named : 'WAITED';
    return [{ key, promised: promised[key], came, cause: promised[key] === came ? null : cause }];
  });
  const amounts = (['gross_amount', 'net_amount'] as const).flatMap((key): PromiseOutcome[] => {
    const told = parseCents(part[key]);
    if (told === undefined) return [];
    const cause = told === paid[key] ? null : causeOfAmount(promised, paid);
    return [{ key, promised: told, came: paid[key], cause }];
  });
  return [...dates, ...amounts];
}

function causeOfAmount({ payments, nav }: PromisedPayment, paid: PaidPayment): DifferenceCause {
  if (payments.count !== paid.count) return 'PAYMENTS';
  return nav === paid.nav ? 'TAX_AND_COSTS' : 'NAV';
}

/** The part that a payment was to be; undefined after the last. Of those kept before they were told apart all are alike. */
function partAt(payments: BenefitPayments, place: number): BenefitPart | undefined {
  const { count, first, each } = payments;
  const { last, last_count = 0 }: Partial<BenefitPayments> = payments;
  if (place >= count) return undefined;
  if (place === 0) return first;
  return (last && place >= count - last_count ? last : each) ?? undefined;
}
