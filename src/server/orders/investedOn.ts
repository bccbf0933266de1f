import { subscriptionNavDate } from '#/domain/calendar/navDate.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import type { Context } from '../ports/context.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';
import type { ProductRow } from '../products/readProducts.ts';
import type { Tenant } from '../ports/tenant.ts';

/** NAV date of money that is here now: after the last cut-off of a year it is one of the next. */
export const investedOn = (
  { now }: Pick<Context, 'now'>,
  tenant: Pick<Tenant, 'timeZone' | 'holidays'>,
  product?: Pick<ProductRow, 'cut_off' | 'nav_frequency'>,
): PlainDate =>
  subscriptionNavDate(now().toISOString(), navCalendarOf(tenant), {
    zone: tenant.timeZone,
    ...(product && { cutOff: product.cut_off, frequency: product.nav_frequency }),
  });
