import Holidays from 'date-holidays';
import { describe, expect, test } from 'vitest';
import { businessDays } from '#/domain/calendar/businessDays.ts';
import {
  createCalendar,
  NAV_CALENDARS,
  PAYMENT_CALENDARS,
  type CalendarsDocument,
} from '#/domain/calendar/calendar.ts';
import { closingDaysByRule, type CalendarName } from '#/domain/calendar/closingDays.ts';
import { addDays } from '#/domain/dates/plainDate.ts';
import frozen from '../../../schemas/codes/calendars.json' with { type: 'json' };
import { fc } from '../../support/fc.ts';

const document = frozen as CalendarsDocument;
const nav = createCalendar({ calendars: NAV_CALENDARS, document });
const byRule = createCalendar({ calendars: NAV_CALENDARS });
const payments = createCalendar({ calendars: PAYMENT_CALENDARS, document });
const national = createCalendar({ calendars: ['ES_NATIONAL'], document });
const years = Array.from({ length: 17 }, (_, index) => 2014 + index);
const dates = fc.integer({ min: 0, max: 9000 }).map((days) => addDays('2012-01-01', days));

describe('frozen closing days', () => {
  test.each(years)('of Spain in %i are those that date-holidays knows', (year) => {
    const known = new Holidays('ES')
      .getHolidays(year)
      .filter(({ type, substitute }) => type === 'public' && !substitute)
      .map(({ date }) => date.slice(0, 10));
    expect(document.items.ES_NATIONAL!.closed[year]).toEqual(known);
  });

  test('of Madrid in 2026 are those that date-holidays knows, days moved from a Sunday included', () => {
    const known = new Holidays('ES', 'MD')
      .getHolidays(2026)
      .filter(({ type }) => type === 'public')
      .map(({ date }) => date.slice(0, 10));
    expect(document.items.ES_MADRID!.closed['2026']).toEqual(known);
  });

  test.each(['ES_NATIONAL', 'TARGET'] as const)(
    'of %s are those of the rule in every year',
    (name) => {
      for (const year of years)
        expect(document.items[name]!.closed[year]).toEqual(closingDaysByRule(name, year));
    },
  );

  test('cover 2014 to 2030', () => {
    for (const name of ['ES_NATIONAL', 'TARGET'])
      expect(Object.keys(document.items[name]!.closed)).toEqual(years.map(String));
  });
});

test.each<[CalendarName, string, boolean]>([
  ['ES_NATIONAL', '2026-10-12', false],
  ['ES_NATIONAL', '2026-04-06', true],
  ['TARGET', '2026-10-12', true],
  ['TARGET', '2026-04-06', false],
  ['TARGET', '2026-04-03', false],
  ['TARGET', '2026-12-25', false],
  ['TARGET', '2035-03-26', false],
  ['ES_MADRID', '2026-11-02', false],
  ['ES_MADRID', '2026-04-02', false],
  ['ES_MADRID', '2028-05-02', false],
  ['ES_MADRID', '2028-04-13', false],
  ['ES_NATIONAL', '2026-11-21', false],
  ['ES_NATIONAL', '2026-11-22', false],
])('in %s the day %s is open: %s', (name, date, isOpen) => {
  expect(createCalendar({ calendars: [name], document }).isBusinessDay(date)).toBe(isOpen);
});

test('the next business day depends on the calendars of the tenant', () => {
  expect(nav.next('2026-04-02')).toBe('2026-04-07');
  expect(national.next('2026-04-02')).toBe('2026-04-06');
  expect(payments.next('2026-10-09')).toBe('2026-10-12');
  expect(nav.next('2026-10-09')).toBe('2026-10-13');
});

test('a tenant closes days of its own and opens on holidays, never on weekends', () => {
  const own = createCalendar({
    calendars: ['ES_NATIONAL'],
    closed: ['2026-05-15'],
    open: ['2026-10-12', '2026-11-21'],
    document,
  });
  expect(own.isBusinessDay('2026-05-15')).toBe(false);
  expect(own.isBusinessDay('2026-10-12')).toBe(true);
  expect(own.isBusinessDay('2026-11-21')).toBe(false);
});

test('years that are not frozen follow the rule', () => {
  expect(nav.next('2035-03-22')).toBe(byRule.next('2035-03-22'));
  expect(nav.roll('2012-12-25')).toBe('2012-12-27');
});

test('business days are counted forward, and none rolls', () => {
  expect(payments.add('2026-12-23', 3)).toBe('2026-12-29');
  expect(payments.add('2026-12-26', 0)).toBe('2026-12-28');
  expect(payments.add('2026-12-28', 0)).toBe('2026-12-28');
  expect(() => payments.add('2026-12-28', -1)).toThrow('counted forward');
  expect(() => payments.add('2026-12-28', 0.5)).toThrow('counted forward');
});

test('a stretch of days is listed without those that are closed', () => {
  expect(businessDays(nav, '2026-04-01', '2026-04-08')).toEqual([
    '2026-04-01',
    '2026-04-02',
    '2026-04-07',
    '2026-04-08',
  ]);
  expect(businessDays(nav, '2026-04-03', '2026-04-06')).toEqual([]);
  expect(businessDays(nav, '2026-04-08', '2026-04-07')).toEqual([]);
});

test('stepping to the next and back finds every business day once, frozen or by rule', () => {
  fc.assert(
    fc.property(dates, (date) => {
      const next = nav.next(date);
      expect(next > date && nav.isBusinessDay(next)).toBe(true);
      expect(nav.previous(next)).toBe(nav.isBusinessDay(date) ? date : nav.previous(date));
      expect(nav.roll(date)).toBe(nav.isBusinessDay(date) ? date : next);
      expect(byRule.next(date)).toBe(next);
    }),
  );
});
