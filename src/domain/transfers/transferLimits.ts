import type { Calendar } from '../calendar/calendar.ts';
import type { PlainDate } from '../dates/plainDate.ts';

/** Between which entities money is transferred: the law gives each its own days. */
export const transferKinds = ['FUND', 'SAME_MANAGER', 'PLAN'] as const;
export type TransferKind = (typeof transferKinds)[number];

/** What the law gives a transfer. */
export interface TransferLimit {
  /** Business days for asking, for the answer and for the money. */
  steps: { request: number; answer: number; money: number };
  rule: string;
}

const limits: Readonly<Record<TransferKind, TransferLimit>> = {
  FUND: { steps: { request: 1, answer: 2, money: 5 }, rule: 'Ley 35/2003, art. 28' },
  SAME_MANAGER: { steps: { request: 1, answer: 2, money: 2 }, rule: 'Ley 35/2003, art. 28' },
  PLAN: { steps: { request: 1, answer: 2, money: 2 }, rule: 'RD 304/2004, art. 50' },
};

/**
 * Business days for each step: together no more than eight between funds of different managers, five between those
 * of one manager and between plans.
 * @source Ley 35/2003, 28 (funds); RPFP (RD 304/2004), 50 (plans)
 */
export const limitOf = (kind: TransferKind): TransferLimit => limits[kind];

/** All its business days. */
export const wholeLimit = (kind: TransferKind): number => {
  const { request, answer, money } = limits[kind].steps;
  return request + answer + money;
};

/** Last day of all of it, from the day on which everything that it needed was here. */
export const lastDayOf = (kind: TransferKind, began: PlainDate, calendar: Calendar): PlainDate =>
  calendar.add(began, wholeLimit(kind));
