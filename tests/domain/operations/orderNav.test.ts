import { describe, expect, test } from 'vitest';
import { createCalendar, NAV_CALENDARS } from '#/domain/calendar/calendar.ts';
import { cutOffOf, type NavRule } from '#/domain/calendar/navDate.ts';
import { toInstant } from '#/domain/dates/wallClock.ts';
import { orderNav, type Milestones } from '#/domain/operations/orderNav.ts';
import { fc } from '../../support/fc.ts';

const calendar = createCalendar({ calendars: NAV_CALENDARS });
const at = (date: string, time = '10:00:00') => toInstant({ date, time });
const requested = at('2026-01-12');

describe('the NAV of an order', () => {
  test('is not one from before its last signature, however early it was paid', () => {
    const paid = { requested, money: at('2026-01-12'), signature: at('2026-01-19') };
    expect(orderNav(paid, calendar)).toMatchObject({ date: '2026-01-19', because: 'SIGNATURE' });
  });

  test('is that of the next business day where it was complete after the cut-off', () => {
    const late = at('2026-01-12', '16:00:00');
    const paid = { requested, signature: late, money: late };
    expect(orderNav(paid, calendar)).toMatchObject({ date: '2026-01-13', because: 'SIGNATURE' });
    const friday = { requested, signature: requested, money: at('2026-01-16', '14:00:00') };
    expect(orderNav(friday, calendar)).toMatchObject({ date: '2026-01-19', because: 'MONEY' });
  });

  test('waits for whatever is missing, and says for what', () => {
    const waiting = { requested, signature: null, money: null, documents: null };
    expect(orderNav(waiting, calendar)).toEqual({ waitsFor: ['SIGNATURE', 'MONEY', 'DOCUMENTS'] });
    expect(orderNav({ requested, signature: requested, documents: null }, calendar)).toEqual({
      waitsFor: ['DOCUMENTS'],
    });
  });

  test('gives a redemption its notice, and a subscription none', () => {
    const rule: NavRule = { frequency: 'MONTHLY', noticeDays: 15 };
    const ordered = at('2026-11-20');
    const out = orderNav({ requested: ordered, signature: ordered }, calendar, rule);
    expect(out).toMatchObject({ date: '2026-12-31', cutOff: at('2026-12-16', '14:00:00') });
    const into = { requested: ordered, signature: ordered, money: ordered };
    expect(orderNav(into, calendar, rule)).toMatchObject({
      date: '2026-11-30',
      cutOff: at('2026-11-30', '14:00:00'),
    });
  });

  test('is put off to the day from which a benefit is wanted', () => {
    const benefit = { requested, signature: requested, documents: requested };
    const rule = { deferredTo: '2026-03-14' };
    expect(orderNav(benefit, calendar, rule)).toMatchObject({
      date: '2026-03-16',
      because: 'DEFERRED',
    });
  });

  test('follows one value day after a transfer has left', () => {
    const left = { requested, signature: requested };
    expect(orderNav(left, calendar, { leftOn: '2026-01-16' })).toMatchObject({
      date: '2026-01-19',
      because: 'TRANSFER',
    });
  });
});

const instants = fc
  .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 11, 31) })
  .map((time) => new Date(time).toISOString());
const cutOffs = fc.constantFrom('09:00', '12:00', '14:00:00', '16:00');
const rules: fc.Arbitrary<NavRule> = fc.record({
  cutOff: cutOffs,
  frequency: fc.constantFrom('DAILY', 'MONTHLY'),
  noticeDays: fc.constantFrom(0, 0, 10, 15),
});
const completed: fc.Arbitrary<Milestones> = fc.record(
  { requested: instants, signature: instants, money: instants, documents: instants },
  { requiredKeys: ['requested'] },
);

describe('forward pricing', () => {
  test('gives no NAV whose cut-off is not after every milestone, and no later one than needed', () => {
    fc.assert(
      fc.property(completed, rules, (milestones, rule) => {
        const { money, ...others } = milestones;
        const found = orderNav(milestones, calendar, rule);
        if (found.waitsFor) throw new Error('nothing is waited for');
        const last = Math.max(
          ...[money, ...Object.values(others)].flatMap((each) => (each ? Date.parse(each) : [])),
        );
        expect(Date.parse(found.cutOff)).toBeGreaterThan(last);
        expect(Date.parse(found.completeAt)).toBe(last);
        // The valuation before it had its cut-off before the order was complete.
        const noticed = money === undefined ? rule : { ...rule, noticeDays: 0 };
        const earlier = cutOffOf(before(found.date, rule), calendar, noticed);
        expect(Date.parse(earlier)).toBeLessThanOrEqual(last);
      }),
    );
  });
});

/** The valuation day before one. */
function before(date: string, { frequency }: NavRule): string {
  if (frequency !== 'MONTHLY') return calendar.previous(date);
  return calendar.previous(`${date.slice(0, 7)}-01`);
}
