import { describe, expect, test } from 'vitest';
import { closingDayName } from '#/domain/calendar/closingDayName.ts';
import { closingDaysBetween, movedBy } from '#/domain/calendar/closingDaysBetween.ts';
import { closingDaysByRule, type CalendarName } from '#/domain/calendar/closingDays.ts';
import { createCalendar } from '#/domain/calendar/calendar.ts';

test.each([
  ['2026-04-03', 'good_friday'],
  ['2026-04-06', 'easter_monday'],
  ['2027-03-25', 'maundy_thursday'],
  ['2026-12-25', 'christmas'],
  ['2026-05-02', 'madrid_day'],
  ['2026-11-09', 'other'],
])('%s is %s', (date, name) => {
  expect(closingDayName(date)).toBe(name);
});

test.each(['ES_NATIONAL', 'ES_MADRID', 'TARGET'] as const satisfies CalendarName[])(
  'every closing day by rule of %s has a name',
  (name) => {
    for (let year = 2014; year <= 2040; year++)
      expect(closingDaysByRule(name, year).map(closingDayName)).not.toContain('other');
  },
);

const calendar = createCalendar({
  calendars: ['ES_NATIONAL', 'TARGET'],
  closed: ['2026-12-24'],
});

test('holidays that move a date are told in their order, weekends and the day itself are not', () => {
  expect(closingDaysBetween(calendar, '2026-12-24', '2026-12-28')).toEqual([
    { date: '2026-12-24', name: 'other' },
    { date: '2026-12-25', name: 'christmas' },
  ]);
  expect(closingDaysBetween(calendar, '2026-11-21', '2026-11-23')).toEqual([]);
});

describe('what moved a date on from its usual day', () => {
  const calendar = createCalendar({ calendars: ['ES_NATIONAL', 'TARGET'] });
  test.each([
    ['2027-01-31', '2027-02-01', 'sunday'],
    ['2027-07-31', '2027-08-02', 'saturday'],
    ['2026-11-01', '2026-11-02', 'all_saints'],
    ['2026-12-24', '2026-12-24', undefined],
  ])('of %s to %s is %s', (usual, date, name) => {
    expect(movedBy(calendar, usual, date)?.name).toBe(name);
  });
});
