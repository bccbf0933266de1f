import { addDays, addMonths } from '#/domain/dates/plainDate.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { todayIn } from '#/domain/dates/wallClock.ts';

/** The day on which the demo is told: what is under way happened so many days before it. */
export interface DemoDay {
  now: Date;
  today: PlainDate;
  ago(days: number): PlainDate;
  /** So many days ago, but not before the year began. */
  agoThisYear(days: number): PlainDate;
  /** Birth date of who became so many years old that many days ago. */
  turned(years: number, daysAgo: number): PlainDate;
}

export function createDemoDay(now: Date): DemoDay {
  const today = todayIn('Europe/Madrid', now.toISOString());
  const newYear = `${today.slice(0, 4)}-01-01`;
  const ago = (days: number) => addDays(today, -days);
  return {
    now,
    today,
    ago,
    agoThisYear: (days) => (ago(days) > newYear ? ago(days) : newYear),
    turned: (years, daysAgo) => addMonths(ago(daysAgo), -12 * years),
  };
}
