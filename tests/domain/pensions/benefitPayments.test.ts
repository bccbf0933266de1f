import { expect, test } from 'vitest';
import { createCalendar, NAV_CALENDARS } from '../../../src/domain/calendar/calendar.ts';
import {
  benefitDates,
  benefitSeries,
  incomeDates,
  nextPart,
  paymentDays,
} from '../../../src/domain/pensions/benefitPayments.ts';

const calendar = createCalendar({ calendars: NAV_CALENDARS });
const monthly = { per_period: 'MENSUAL', per_end_date: '2027-01-31' };

test.each([
  ['as capital at once', { ...monthly, pp_redemption_collection_method: 'TOTAL' }, ['2026-11-20']],
  [
    'irregularly, one payment an order',
    { pp_redemption_collection_method: 'OTRAS' },
    ['2026-11-20'],
  ],
  [
    'as an income on its dates, rolled to business days',
    { ...monthly, pp_redemption_collection_method: 'FINANCIERA' },
    ['2026-11-20', '2026-12-21', '2027-01-20'],
  ],
  [
    'in both forms, the capital first',
    { ...monthly, pp_redemption_collection_method: 'MIXTA', per_end_date: '2026-12-20' },
    ['2026-11-20', '2026-12-21'],
  ],
  [
    'as an income whose end comes before its first date, at once',
    { ...monthly, pp_redemption_collection_method: 'FINANCIERA', per_end_date: '2026-11-19' },
    ['2026-11-20'],
  ],
  [
    'as an income without an end at once',
    { pp_redemption_collection_method: 'FINANCIERA', per_period: 'MENSUAL' },
    ['2026-11-20'],
  ],
])('a benefit is paid %s', (_, fields, expected) => {
  expect(benefitDates(fields, '2026-11-20', calendar)).toEqual(expected);
});

const series = { ...monthly, pp_redemption_collection_method: 'FINANCIERA' };

test.each([
  ['2026-11-19', 0],
  ['2026-11-20', 1],
  ['2026-12-19', 1],
  ['2027-01-20', 3],
  ['9999-12-31', 95_678],
])('up to %s an income of 20 November falls on %i dates', (per_end_date, count) => {
  expect(incomeDates({ ...series, per_end_date }, '2026-11-20', calendar)?.count).toBe(count);
});

test('a rhythm that begins at the end of a month counts its short ones', () => {
  const of = (per_end_date: string) =>
    incomeDates({ ...series, per_end_date }, '2026-12-31', calendar)?.count;
  expect([of('2027-02-27'), of('2027-02-28'), of('2027-03-30'), of('2027-03-31')]).toEqual([
    2, 3, 3, 4,
  ]);
});

test('what is still to be paid is told by the days on which its money arrives', () => {
  const all = benefitSeries(series, '2026-11-20', calendar);
  const arrives = (date: string) => `${date}+`;
  expect(paymentDays(series, all, arrives)).toEqual({
    ...{ count: 3, first: '2026-11-20+', next: '2026-12-21+', last: '2027-01-20+' },
  });
  expect(paymentDays(series, all, arrives, 2)).toEqual({
    ...{ count: 1, first: '2027-01-20+', next: null, last: '2027-01-20+' },
  });
  expect(paymentDays({ pp_redemption_collection_method: 'TOTAL' }, all, arrives)).toBeNull();
});

test('equal payments add up to the whole', () => {
  let left = 100_000n;
  const paid = [3, 2, 1].map((payments) => {
    const part = nextPart(left, payments);
    left -= part;
    return part;
  });
  expect(paid).toEqual([33_333n, 33_333n, 33_334n]);
});
