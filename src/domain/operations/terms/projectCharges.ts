import type { Calendar } from '../../calendar/calendar.ts';
import { movedBy, type ClosingDay } from '../../calendar/closingDaysBetween.ts';
import { addMonths, type PlainDate } from '../../dates/plainDate.ts';
import { toWire } from '../../money/wire.ts';
import type { PeriodicRequest } from '../periodic/periodicRequest.ts';
import { projectedUntil, projectYears } from '../periodic/projection.ts';
import { schedule } from '../periodic/schedule.ts';
import { upcoming } from '../periodic/upcoming.ts';

/** One date of a periodic order, in the measure of the order. */
export interface Charge {
  date: PlainDate;
  nominal_date: PlainDate;
  amount: string;
  /** The holiday or the weekend that moved it; null where none did. */
  closingDay: ClosingDay | null;
}

/** What a periodic order brings. */
export interface ChargeProjection {
  charges: Charge[];
  years: { year: number; charges: number; total: string }[];
  /** Of the first twelve months. */
  yearly_total: string;
}

const SHOWN = 12;

/** The next dates of a periodic order with their amounts, its totals of this year and the next two, and of twelve months. */
export function projectCharges(
  request: PeriodicRequest,
  calendar: Calendar,
  today: PlainDate,
): ChargeProjection {
  const decimals = request.measure === 'P' ? 6 : 2;
  const due = upcoming(request, calendar, today, SHOWN);
  const year = addMonths(request.start, 12);
  const first = schedule(request, calendar, request.start, addMonths(year, 1)).filter(
    ({ nominal }) => nominal < year,
  );
  return {
    charges: due.map(({ date, nominal, amount }) => ({
      date,
      nominal_date: nominal,
      amount: toWire(amount, decimals),
      closingDay: movedBy(calendar, nominal, date),
    })),
    years: projectYears(request, calendar, today, projectedUntil(today)).map(
      ({ occurrences, total, ...rest }) => ({
        ...rest,
        charges: occurrences,
        total: toWire(total, decimals),
      }),
    ),
    yearly_total: toWire(
      first.reduce((sum, { amount }) => sum + amount, 0n),
      decimals,
    ),
  };
}
