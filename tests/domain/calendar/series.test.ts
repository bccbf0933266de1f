import { expect, test } from 'vitest';
import {
  createCalendar,
  NAV_CALENDARS,
  type CalendarsDocument,
} from '#/domain/calendar/calendar.ts';
import {
  MONTHS_PER_PERIOD,
  nextOccurrence,
  occurrences,
  occurrencesBetween,
  type Periodicity,
} from '#/domain/calendar/series.ts';
import { addDays, addMonths } from '#/domain/dates/plainDate.ts';
import { periodsPerYear } from '#/domain/rules/periodsPerYear.ts';
import frozen from '../../../schemas/codes/calendars.json' with { type: 'json' };
import { fc } from '../../support/fc.ts';

const nav = createCalendar({ calendars: NAV_CALENDARS, document: frozen as CalendarsDocument });
const periods = Object.keys(MONTHS_PER_PERIOD) as Periodicity[];

test('a series on the 31st is clamped to each month end and rolled from there', () => {
  const series = { start: '2026-01-31', period: 'MENSUAL', end: '2026-06-30' } as const;
  expect([...occurrences(series, nav)]).toEqual([
    { nominal: '2026-01-31', date: '2026-02-02' },
    { nominal: '2026-02-28', date: '2026-03-02' },
    { nominal: '2026-03-31', date: '2026-03-31' },
    { nominal: '2026-04-30', date: '2026-04-30' },
    { nominal: '2026-05-31', date: '2026-06-01' },
    { nominal: '2026-06-30', date: '2026-06-30' },
  ]);
});

test('a date that was rolled does not shift those that follow', () => {
  const series = { start: '2026-11-26', period: 'MENSUAL' } as const;
  expect(occurrencesBetween(series, '2026-12-01', '2027-02-28', nav)).toEqual([
    { nominal: '2026-12-26', date: '2026-12-28' },
    { nominal: '2027-01-26', date: '2027-01-26' },
    { nominal: '2027-02-26', date: '2027-02-26' },
  ]);
});

test.each<[Periodicity, number, bigint]>([
  ['MENSUAL', 12, 12n],
  ['TRIMESTRAL', 4, 3n],
  ['SEMESTRAL', 2, 2n],
  ['ANUAL', 1, 1n],
])('%s falls due %i times a year and counts %s for the annual rules', (period, times, counted) => {
  const year = occurrencesBetween({ start: '2026-01-15', period }, '2026-01-01', '2026-12-31', nav);
  expect(year).toHaveLength(times);
  expect(periodsPerYear(period)).toBe(counted);
});

test('the next one is the first carried out strictly after a date', () => {
  const series = { start: '2026-11-26', period: 'MENSUAL', end: '2027-01-01' } as const;
  expect(nextOccurrence(series, '2026-11-26', nav)?.date).toBe('2026-12-28');
  expect(nextOccurrence(series, '2026-12-27', nav)?.nominal).toBe('2026-12-26');
  expect(nextOccurrence(series, '2026-12-28', nav)).toBeUndefined();
  expect(
    nextOccurrence({ start: '2026-01-15', period: 'ANUAL', end: null }, '2030-01-15', nav)?.date,
  ).toBe('2031-01-15');
});

test('a series that ends before it starts has no dates', () => {
  expect([
    ...occurrences({ start: '2026-02-01', period: 'ANUAL', end: '2026-01-31' }, nav),
  ]).toEqual([]);
});

test('every date of a series is a business day on or after its nominal date, in order', () => {
  const start = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2014-01-01', days));
  fc.assert(
    fc.property(start, fc.constantFrom(...periods), (first, period) => {
      const found = occurrencesBetween({ start: first, period }, first, addMonths(first, 60), nav);
      found.forEach(({ nominal, date }, index) => {
        expect(nominal).toBe(addMonths(first, index * MONTHS_PER_PERIOD[period]));
        expect(nav.roll(nominal)).toBe(date);
        if (index > 0) expect(date > found[index - 1]!.date).toBe(true);
      });
    }),
    { numRuns: 50 },
  );
});
