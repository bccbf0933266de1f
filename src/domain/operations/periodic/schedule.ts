import type { Calendar } from '../../calendar/calendar.ts';
import { MONTHS_PER_PERIOD, occurrences, type Occurrence } from '../../calendar/series.ts';
import type { PlainDate } from '../../dates/plainDate.ts';
import type { Cents } from '../../money/cents.ts';
import { increased } from './increase.ts';
import type { PeriodicRequest } from './periodicRequest.ts';

/** One date of the schedule and the amount that is due on it. */
export interface Due extends Occurrence {
  amount: Cents;
}

/**
 * What a request carries out from one date to another, both included. The amount grows with each
 * increase period that has passed since the start, counted on nominal dates.
 */
export function schedule(
  request: PeriodicRequest,
  calendar: Calendar,
  from: PlainDate,
  to: PlainDate,
): Due[] {
  const months = MONTHS_PER_PERIOD[request.period];
  const monthsPerStep = MONTHS_PER_PERIOD[request.increasePeriod];
  const due: Due[] = [];
  let passed = 0;
  for (const occurrence of occurrences(request, calendar)) {
    if (occurrence.date > to) break;
    const steps = Math.floor(passed / monthsPerStep);
    passed += months;
    if (occurrence.date < from) continue;
    due.push({ ...occurrence, amount: increased(request.amount, request.increase, steps) });
  }
  return due;
}
