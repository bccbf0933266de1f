import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  compareDates,
  daysBetween,
  endOfMonth,
  parseDate,
  weekday,
} from '#/domain/dates/plainDate.ts';
import { fc } from '../../support/fc.ts';

const dates = fc
  .integer({ min: 0, max: 3_000_000 })
  .map((days) => addDays('0100-01-01', days))
  .filter((date) => date < '9000-01-01');

test.each(['2026-01-31', '2024-02-29', '2000-02-29', '1900-02-28', '9999-12-31', '0100-01-01'])(
  '%s is a date',
  (text) => {
    expect(parseDate(text)).toBe(text);
  },
);

test.each([
  '2026-02-31',
  '2026-02-29',
  '1900-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-1-1',
  '20260101',
  '2026-01-01T00:00:00Z',
  ' 2026-01-01',
  '2026-01-01\n',
  '01-01-2026',
  '',
  'abc',
  '٢٠٢٦-01-01',
  20260101,
  null,
  undefined,
  {},
  new Date(0),
])('%j is no date', (value) => {
  expect(parseDate(value)).toBeUndefined();
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2024-02-29', 48, '2028-02-29'],
  ['2026-11-20', -2, '2026-09-20'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2026-05-05', 0, '2026-05-05'],
])('%s and %i months is %s', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected);
});

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 2, '2026-10-26'],
])('%s and %i days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test.each([
  ['2026-11-20', 5],
  ['2026-11-22', 7],
  ['2026-11-23', 1],
  ['1970-01-01', 4],
  ['1969-12-31', 3],
  ['1900-01-01', 1],
])('%s is day %i of the week', (date, day) => {
  expect(weekday(date)).toBe(day);
});

test.each([
  ['2026-02-01', '2026-02-28'],
  ['2024-02-29', '2024-02-29'],
  ['2026-12-15', '2026-12-31'],
])('the month of %s ends on %s', (date, expected) => {
  expect(endOfMonth(date)).toBe(expected);
});

test('dates compare by time', () => {
  expect(['2026-02-01', '2025-12-31', '2026-01-31'].sort(compareDates)).toEqual([
    '2025-12-31',
    '2026-01-31',
    '2026-02-01',
  ]);
  expect(compareDates('2026-01-01', '2026-01-01')).toBe(0);
});

test('adding days and counting them are inverse', () => {
  fc.assert(
    fc.property(dates, fc.integer({ min: -30_000, max: 30_000 }), (date, days) => {
      fc.pre(date > '0200-01-01');
      expect(daysBetween(date, addDays(date, days))).toBe(days);
    }),
  );
});

test('adding months keeps the day or ends on the last one of the month', () => {
  fc.assert(
    fc.property(dates, fc.integer({ min: 0, max: 600 }), (date, months) => {
      const later = addMonths(date, months);
      expect(parseDate(later)).toBe(later);
      expect(later.slice(8) === date.slice(8) || later === endOfMonth(later)).toBe(true);
      expect(later.slice(8) <= date.slice(8)).toBe(true);
    }),
  );
});

test('what is no date is refused by name, and so are years that no date has', () => {
  expect(() => addDays('2026-02-31', 1)).toThrow('Not a date: 2026-02-31');
  expect(() => addMonths('x', 1)).toThrow('Not a date: x');
  expect(() => addDays('9999-12-31', 1)).toThrow('between the years');
  expect(() => weekday('')).toThrow('Not a date');
});
