import { expect, test } from 'vitest';
import { navCalendar, navCalendarOf } from '../../../src/server/positions/navCalendar.ts';
import { orderNavOf } from '../../../src/server/orders/orderNavOf.ts';
import type { Tenant } from '../../../src/server/ports/tenant.ts';

const tenant = (holidays?: Tenant['holidays']) => ({ holidays });

test('a tenant that says nothing values its products on the national and TARGET days', () => {
  expect(navCalendarOf(tenant())).toBe(navCalendar);
});

test("a tenant's own holidays move the NAV of an order", () => {
  const product = { cut_off: '14:00', nav_frequency: 'DAILY', notice_days: null } as const;
  const navOf = (calendar: typeof navCalendar) =>
    orderNavOf(
      { operation_type: 'REEMBOLSO', details: {} },
      { requested: '2026-11-09T09:00:00Z' },
      { product, zone: 'Europe/Madrid', calendar },
    )?.date;
  expect(navOf(navCalendar)).toBe('2026-11-09');
  // The Almudena, a local holiday of Madrid.
  expect(navOf(navCalendarOf(tenant({ closed: ['2026-11-09'] })))).toBe('2026-11-10');
  const open = navCalendarOf(tenant({ open: ['2026-12-08'] }));
  expect([navCalendar.isBusinessDay('2026-12-08'), open.isBusinessDay('2026-12-08')]).toEqual([
    false,
    true,
  ]);
});
