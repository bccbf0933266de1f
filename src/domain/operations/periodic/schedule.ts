import type { Calendar } from '../../calendar/calendar.ts';
import { MONTHS_PER_PERIOD, occurrences, type Occurrence } from '../../calendar/series.ts';
import type { PlainDate } from '../../dates/plainDate.ts';
import { increased } from './increase.ts';
import type { Measure } from './increase.ts';
import type { PeriodicRequest } from './periodicRequest.ts';

/** One date of the schedule and the amount that is due on it. */
export interface Due extends Occurrence {
  /** In the units of the request's measure. */
  amount: bigint;
  measure: Measure;
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
    const { amount: first, measure, increase } = request;
    const unit = measure === 'P' ? 1_000_000n : 100n;
    due.push({ ...occurrence, measure, amount: increased(first, increase, steps, unit) });
  }
  return due;
}
