import type { Calendar } from '../calendar/calendar.ts';
import {
  cutOffOf,
  redemptionNavDate,
  subscriptionNavDate,
  type NavRule,
} from '../calendar/navDate.ts';
import { valuationDay } from '../calendar/valuationDay.ts';
import type { PlainDate } from '../dates/plainDate.ts';

/** What completes an order. */
export type Milestone = 'REQUEST' | 'SIGNATURE' | 'MONEY' | 'DOCUMENTS';

/**
 * When an order came how far, as instants (ISO): null while it is still waited for, missing where the order
 * does not wait for it.
 */
export interface Milestones {
  requested: string;
  /** Acceptance of the last signature that it needs. */
  signature?: string | null;
  /** Its money was matched with it. */
  money?: string | null;
  /** The last document that the investor owes was uploaded; what is rejected counts as not there. */
  documents?: string | null;
}

/** How an order is priced. */
export interface PricingRule extends NavRule {
  /** Day before which a benefit is not paid, where its beneficiary put it off. */
  deferredTo?: PlainDate;
  /** Source NAV date of an internal transfer that has left: its second half follows one value day later. */
  leftOn?: PlainDate | null;
}

/** The NAV that an order gets, and why: or what it still waits for. */
export type OrderNav =
  | {
      date: PlainDate;
      /** The instant from which the order was complete. */
      completeAt: string;
      because: Milestone | 'DEFERRED' | 'TRANSFER';
      /** Until then (ISO, exclusive) the order could still become another one. */
      cutOff: string;
      waitsFor?: undefined;
    }
  | { date?: undefined; completeAt?: undefined; waitsFor: Milestone[] };

/**
 * Forward pricing: an order gets the first NAV whose cut-off lies after the latest of its request, the
 * acceptance of its last signature, the arrival of its money and of the documents that the investor owes.
 * A validation that comes later moves nothing.
 * @source specification §9 (net asset value and timing rules); Reglamento IIC (RD 1082/2012) art. 78
 */
export function orderNav(
  milestones: Milestones,
  calendar: Calendar,
  { deferredTo, leftOn, ...rule }: PricingRule = {},
): OrderNav {
  const waitsFor = (['signature', 'money', 'documents'] as const).filter(
    (name) => milestones[name] === null,
  );
  if (waitsFor.length > 0) return { waitsFor: waitsFor.map((name) => names[name]) };
  const { at: completeAt, because } = latest(milestones);
  if (leftOn) {
    const date = valuationDay(calendar.next(leftOn), calendar, rule.frequency);
    return { date, completeAt, because: 'TRANSFER', cutOff: cutOffOf(leftOn, calendar, rule) };
  }
  const isPaidIn = milestones.money !== undefined;
  const own = isPaidIn
    ? subscriptionNavDate(completeAt, calendar, rule)
    : redemptionNavDate(completeAt, calendar, rule);
  const noticed = isPaidIn ? { ...rule, noticeDays: 0 } : rule;
  if (!deferredTo || deferredTo <= own)
    return { date: own, completeAt, because, cutOff: cutOffOf(own, calendar, noticed) };
  const date = valuationDay(deferredTo, calendar, rule.frequency);
  return { date, completeAt, because: 'DEFERRED', cutOff: cutOffOf(date, calendar, noticed) };
}

const names = { signature: 'SIGNATURE', money: 'MONEY', documents: 'DOCUMENTS' } as const;

/** The last milestone; of two at one instant the one that is named first. */
function latest({ requested, ...others }: Milestones): { at: string; because: Milestone } {
  let last: { at: string; because: Milestone } = { at: requested, because: 'REQUEST' };
  for (const name of ['signature', 'money', 'documents'] as const) {
    const at = others[name];
    if (at && Date.parse(at) > Date.parse(last.at)) last = { at, because: names[name] };
  }
  return last;
}
