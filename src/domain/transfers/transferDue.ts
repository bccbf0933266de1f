import type { Calendar } from '../calendar/calendar.ts';
import type { PlainDate } from '../dates/plainDate.ts';
import { limitOf, type TransferKind } from './transferLimits.ts';
import type { TransferProgress } from './transferProgress.ts';

/** What a transfer from another entity waits for. */
export const transferWaits = [
  'REQUEST',
  'ANSWER',
  'MONEY',
  'FISCAL_DATA',
  'AMOUNT',
  'INVESTMENT',
] as const;
export type TransferWait = (typeof transferWaits)[number];

/** The next step of a transfer: until when, and whose it is. */
export interface TransferDue {
  waitsFor: TransferWait;
  /** We, or the entity that has the money. */
  who: 'OWN' | 'ORIGIN';
  /** Last day; null where nothing but the NAV is awaited. */
  on: PlainDate | null;
  rule: string;
}

/** Days on which a transfer came to its steps. */
export interface TransferDays {
  validated: PlainDate;
  requested: PlainDate;
  accepted: PlainDate;
  money: PlainDate | null;
}

/**
 * What a transfer waits for and until when, counted in business days from its last step. Fiscal data goes
 * along with the money and is due on its day; another amount than the one asked for is ours to clear. Of one that has
 * come to its last step everything is here, whoever told it.
 * @source `limitOf`
 */
export function transferDue(
  { status, amount, isAmountSettled, isComplete, lots }: TransferProgress,
  on: TransferDays,
  calendar: Calendar,
  kind: TransferKind,
): TransferDue {
  const { rule } = limitOf(kind);
  const last = lastDays(on, calendar, kind);
  if (isComplete || status === 'SNCE_3')
    return { waitsFor: 'INVESTMENT', who: 'OWN', on: null, rule };
  if (amount !== null && !isAmountSettled)
    return { waitsFor: 'AMOUNT', who: 'OWN', on: calendar.add(on.money ?? on.accepted, 1), rule };
  if (amount !== null && !lots)
    return { waitsFor: 'FISCAL_DATA', who: 'ORIGIN', on: on.money ?? on.accepted, rule };
  if (status === 'SNCE_1') return { waitsFor: 'ANSWER', who: 'ORIGIN', on: last.SNCE_2, rule };
  if (status.startsWith('SNCE')) return { waitsFor: 'MONEY', who: 'ORIGIN', on: last.SNCE_3, rule };
  return { waitsFor: 'REQUEST', who: 'OWN', on: last.SNCE_1, rule };
}

/** The last day of each step, from the step before it. */
export function lastDays(
  { validated, requested, accepted }: TransferDays,
  calendar: Calendar,
  kind: TransferKind,
): Record<'SNCE_1' | 'SNCE_2' | 'SNCE_3', PlainDate> {
  const { request, answer, money } = limitOf(kind).steps;
  return {
    SNCE_1: calendar.add(validated, request),
    SNCE_2: calendar.add(requested, answer),
    SNCE_3: calendar.add(accepted, money),
  };
}
