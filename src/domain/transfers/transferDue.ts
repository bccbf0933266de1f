import type { Calendar } from '../calendar/calendar.ts';
import type { PlainDate } from '../dates/plainDate.ts';
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

/** Business days for each step; together no more than eight between funds, five between plans. */
const days = {
  fund: { request: 1, answer: 2, money: 5, rule: 'Ley 35/2003, art. 28' },
  plan: { request: 1, answer: 2, money: 2, rule: 'RD 304/2004, art. 50' },
} as const;

/**
 * What a transfer waits for and until when, counted in business days from its last step. Fiscal data goes
 * along with the money and is due on its day; another amount than the one asked for is ours to clear.
 * @param isPlan of a pension plan, not of a fund
 * @source Ley 35/2003, 28 (funds); RPFP (RD 304/2004), 50 (plans)
 */
export function transferDue(
  { status, amount, isAmountSettled, isComplete, lots }: TransferProgress,
  on: TransferDays,
  calendar: Calendar,
  isPlan: boolean,
): TransferDue {
  const { request, answer, money, rule } = isPlan ? days.plan : days.fund;
  if (isComplete) return { waitsFor: 'INVESTMENT', who: 'OWN', on: null, rule };
  if (amount !== null && !isAmountSettled)
    return { waitsFor: 'AMOUNT', who: 'OWN', on: calendar.add(on.money ?? on.accepted, 1), rule };
  if (amount !== null && !lots)
    return { waitsFor: 'FISCAL_DATA', who: 'ORIGIN', on: on.money ?? on.accepted, rule };
  if (status === 'SNCE_1')
    return { waitsFor: 'ANSWER', who: 'ORIGIN', on: calendar.add(on.requested, answer), rule };
  if (status.startsWith('SNCE'))
    return { waitsFor: 'MONEY', who: 'ORIGIN', on: calendar.add(on.accepted, money), rule };
  return { waitsFor: 'REQUEST', who: 'OWN', on: calendar.add(on.validated, request), rule };
}
