import { daysBetween, type PlainDate } from '../dates/plainDate.ts';

/** How a last day stands to today: past it, on it, before it; or there is none. */
export const dueStates = ['LATE', 'TODAY', 'OPEN', 'NONE'] as const;
export type DueState = (typeof dueStates)[number];

/** The same with the days that are left, which are below zero when it is late; null where there is no last day. */
export function dueState(
  on: PlainDate | null,
  today: PlainDate,
): { state: DueState; daysLeft: number | null } {
  if (on === null) return { state: 'NONE', daysLeft: null };
  const daysLeft = daysBetween(today, on);
  return { state: daysLeft < 0 ? 'LATE' : daysLeft === 0 ? 'TODAY' : 'OPEN', daysLeft };
}
