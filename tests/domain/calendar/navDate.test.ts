import { expect, test } from 'vitest';
import {
  createCalendar,
  NAV_CALENDARS,
  type CalendarsDocument,
} from '#/domain/calendar/calendar.ts';
import {
  redemptionNavDate,
  subscriptionNavDate,
  transferNavDates,
} from '#/domain/calendar/navDate.ts';
import { publicationDate, settlementDate } from '#/domain/calendar/settlement.ts';
import { lastBusinessDay, valuationDay } from '#/domain/calendar/valuationDay.ts';
import { toInstant, toMadrid } from '#/domain/dates/wallClock.ts';
import frozen from '../../../schemas/codes/calendars.json' with { type: 'json' };
import { fc } from '../../support/fc.ts';

const document = frozen as CalendarsDocument;
const nav = createCalendar({ calendars: NAV_CALENDARS, document });
const national = createCalendar({ calendars: ['ES_NATIONAL'], document });
const payments = createCalendar({ calendars: ['TARGET'], document });
const at = (date: string, time: string) => toInstant({ date, time });

test.each([
  ['2026-11-20', '12:00:00', '2026-11-20'],
  ['2026-11-20', '13:59:59', '2026-11-20'],
  ['2026-11-20', '14:00:00', '2026-11-23'],
  ['2026-11-20', '23:59:59', '2026-11-23'],
  ['2026-11-20', '00:00:00', '2026-11-20'],
  ['2026-11-21', '10:00:00', '2026-11-23'],
  ['2026-04-02', '15:00:00', '2026-04-07'],
  ['2026-04-03', '10:00:00', '2026-04-07'],
  ['2026-12-24', '13:59:59', '2026-12-24'],
  ['2026-12-24', '14:00:00', '2026-12-28'],
  ['2026-03-27', '14:00:00', '2026-03-30'],
  ['2026-03-30', '13:59:59', '2026-03-30'],
  ['2026-10-26', '13:59:59', '2026-10-26'],
  ['2026-10-26', '14:00:00', '2026-10-27'],
])('a redemption ordered on %s at %s gets the NAV of %s', (date, time, expected) => {
  expect(redemptionNavDate(at(date, time), nav)).toBe(expected);
});

test('a millisecond before the cut-off is in time, in winter and in summer', () => {
  expect(redemptionNavDate('2026-11-20T12:59:59.999Z', nav)).toBe('2026-11-20');
  expect(redemptionNavDate('2026-11-20T13:00:00.000Z', nav)).toBe('2026-11-23');
  expect(redemptionNavDate('2026-07-01T11:59:59.999Z', nav)).toBe('2026-07-01');
  expect(redemptionNavDate('2026-07-01T12:00:00.000Z', nav)).toBe('2026-07-02');
});

test('without TARGET the Easter Monday is a NAV day', () => {
  expect(redemptionNavDate(at('2026-04-02', '15:00:00'), national)).toBe('2026-04-06');
});

test.each([
  ['12:00', '11:59:59', '2026-11-20'],
  ['12:00', '12:00:00', '2026-11-23'],
  ['09:00:00', '13:00:00', '2026-11-23'],
  ['16:00', '15:00:00', '2026-11-20'],
])('with a cut-off at %s an order at %s gets %s', (cutOff, time, expected) => {
  expect(redemptionNavDate(at('2026-11-20', time), nav, { cutOff })).toBe(expected);
});

test('the zone of the product decides', () => {
  const canary = { zone: 'Atlantic/Canary' };
  expect(redemptionNavDate(at('2026-11-20', '14:30:00'), nav, canary)).toBe('2026-11-20');
});

test.each(['9:00', '24:00', '14', '', '14:00:00.5'])('a cut-off at %j is refused', (cutOff) => {
  expect(() => redemptionNavDate(at('2026-11-20', '10:00:00'), nav, { cutOff })).toThrow(
    'Not a cut-off time',
  );
});

test('a monthly product with notice is redeemed at the first month end after the notice', () => {
  const rule = { frequency: 'MONTHLY', noticeDays: 15 } as const;
  expect(redemptionNavDate(at('2026-11-10', '10:00:00'), nav, rule)).toBe('2026-11-30');
  expect(redemptionNavDate(at('2026-11-20', '10:00:00'), nav, rule)).toBe('2026-12-31');
  expect(redemptionNavDate(at('2026-11-13', '14:00:00'), nav, rule)).toBe('2026-12-31');
});

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-11-23'],
  ['2026-04-03', '2026-04-07'],
  ['2026-12-25', '2026-12-28'],
])('a subscription reconciled on %s gets the NAV of %s', (reconciled, expected) => {
  expect(subscriptionNavDate(at(reconciled, '13:59:59'), nav)).toBe(expected);
});

test('money matched at the cut-off or later counts for the next business day', () => {
  expect(subscriptionNavDate(at('2026-11-20', '14:00:00'), nav)).toBe('2026-11-23');
  expect(subscriptionNavDate(at('2026-11-20', '16:00:00'), nav, { cutOff: '17:00' })).toBe(
    '2026-11-20',
  );
});

test('a subscription to a monthly product waits for the month end', () => {
  const paid = at('2026-11-20', '10:00:00');
  expect(subscriptionNavDate(paid, nav, { frequency: 'MONTHLY' })).toBe('2026-11-30');
});

test.each([
  ['2026-11-19', '10:00:00', '2026-11-19', '2026-11-20'],
  ['2026-11-20', '10:00:00', '2026-11-20', '2026-11-23'],
  ['2026-11-20', '14:00:00', '2026-11-23', '2026-11-24'],
  ['2026-04-02', '10:00:00', '2026-04-02', '2026-04-07'],
])(
  'an internal transfer ordered on %s at %s leaves on %s and enters on %s',
  (date, time, source, target) => {
    expect(transferNavDates(at(date, time), nav)).toEqual({ source, target });
  },
);

test('a transfer into a monthly product enters at the month end after it left', () => {
  expect(transferNavDates(at('2026-11-30', '10:00:00'), nav, {}, { frequency: 'MONTHLY' })).toEqual(
    {
      source: '2026-11-30',
      target: '2026-12-31',
    },
  );
});

test.each([
  ['2026-01-10', '2026-01-30'],
  ['2026-05-31', '2026-05-29'],
  ['2026-02-28', '2026-02-27'],
])('the last business day in the month of %s is %s', (date, expected) => {
  expect(lastBusinessDay(date, nav)).toBe(expected);
});

test('a weekend at the month end belongs to the next monthly valuation', () => {
  expect(valuationDay('2026-05-30', nav, 'MONTHLY')).toBe('2026-06-30');
  expect(valuationDay('2026-05-29', nav, 'MONTHLY')).toBe('2026-05-29');
});

test('money arrives in three business days of the payment calendar, the NAV is known on the next', () => {
  expect(settlementDate('2026-11-20', payments)).toBe('2026-11-25');
  expect(settlementDate('2026-12-23', payments)).toBe('2026-12-29');
  expect(settlementDate('2026-10-08', payments, 5)).toBe('2026-10-15');
  expect(publicationDate('2026-04-02', nav)).toBe('2026-04-07');
});

test('a later order never gets an earlier NAV, and always one of a business day', () => {
  const minutes = fc.integer({ min: 0, max: 6_000_000 });
  const instant = (minute: number) =>
    new Date(Date.UTC(2018, 0, 1) + minute * 60_000).toISOString();
  fc.assert(
    fc.property(minutes, fc.integer({ min: 0, max: 20_000 }), (minute, later) => {
      const first = redemptionNavDate(instant(minute), nav);
      expect(nav.isBusinessDay(first)).toBe(true);
      expect(first >= toMadrid(instant(minute)).date).toBe(true);
      expect(redemptionNavDate(instant(minute + later), nav) >= first).toBe(true);
    }),
    { numRuns: 300 },
  );
});
