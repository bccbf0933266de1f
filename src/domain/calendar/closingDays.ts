import { addDays, type PlainDate } from '../dates/plainDate.ts';
import { easterSunday } from './easter.ts';

/** The calendars that a tenant may combine; weekends are closed in all of them. */
export type CalendarName = 'ES_NATIONAL' | 'TARGET' | 'ES_MADRID';

/**
 * Closing days of a year by rule: what holds for years that the frozen data does not have. Spanish
 * regions may move a holiday that falls on a Sunday; that is known only from the yearly resolution,
 * so it is data, never rule.
 * @source BOE, yearly resolution on labour holidays; ECB, TARGET holidays since 2002
 */
export function closingDaysByRule(name: CalendarName, year: number): PlainDate[] {
  const easter = easterSunday(year);
  const { fixed, fromEaster } = RULES[name];
  return [
    ...fixed.map((day) => `${easter.slice(0, 4)}-${day}`),
    ...fromEaster.map((days) => addDays(easter, days)),
  ].sort();
}

const NATIONAL = ['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'];
const MAUNDY_THURSDAY = -3;
const GOOD_FRIDAY = -2;
const EASTER_MONDAY = 1;

const RULES: Readonly<Record<CalendarName, { fixed: string[]; fromEaster: number[] }>> = {
  ES_NATIONAL: { fixed: NATIONAL, fromEaster: [GOOD_FRIDAY] },
  ES_MADRID: { fixed: [...NATIONAL, '05-02'], fromEaster: [MAUNDY_THURSDAY, GOOD_FRIDAY] },
  TARGET: {
    fixed: ['01-01', '05-01', '12-25', '12-26'],
    fromEaster: [GOOD_FRIDAY, EASTER_MONDAY],
  },
};
