import { expect, test } from 'vitest';
import { createCalendar, NAV_CALENDARS } from '../../../src/domain/calendar/calendar.ts';
import { benefitDates, nextPart } from '../../../src/domain/pensions/benefitPayments.ts';

const calendar = createCalendar({ calendars: NAV_CALENDARS });
const monthly = { per_period: 'MENSUAL', per_end_date: '2027-01-31' };

test.each([
  ['as capital at once', { ...monthly, pp_redemption_collection_method: 'TOTAL' }, ['2026-11-20']],
  ['irregularly at once', { pp_redemption_collection_method: 'OTRAS' }, ['2026-11-20']],
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

test('equal payments add up to the whole', () => {
  let left = 100_000n;
  const paid = [3, 2, 1].map((payments) => {
    const part = nextPart(left, payments);
    left -= part;
    return part;
  });
  expect(paid).toEqual([33_333n, 33_333n, 33_334n]);
});
