import { cutOffOf } from '#/domain/calendar/navDate.ts';
import { addMonths } from '#/domain/dates/plainDate.ts';
import { todayIn } from '#/domain/dates/wallClock.ts';
import { readPeriodic } from '#/domain/operations/periodic/periodicRequest.ts';
import { schedule } from '#/domain/operations/periodic/schedule.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { toRuleOperation, type StoredOperation } from '../operations/toRuleOperation.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';
import type { ProductRow } from '../products/readProducts.ts';
import type { Tenant } from '../ports/tenant.ts';
import { occurredDates } from './occurredDates.ts';

/** The rarest rhythm is yearly. */
const AHEAD_MONTHS = 13;

/**
 * Until when a change of a standing order may be signed: the cut-off on the day of the order's next occurrence.
 * Null where no other comes: then it dies with the order.
 */
export async function changeDeadline(
  db: TenantDb,
  tenant: Pick<Tenant, 'timeZone' | 'holidays'>,
  row: StoredOperation,
  { cut_off: cutOff }: Pick<ProductRow, 'cut_off'>,
  now: Date,
): Promise<Date | null> {
  const { request } = readPeriodic(toRuleOperation(row));
  if (!request) return null;
  const { timeZone: zone } = tenant;
  const calendar = navCalendarOf(tenant);
  const today = todayIn(zone, now.toISOString());
  const from = request.start > today ? request.start : today;
  const past = await occurredDates(db, row);
  const deadlines = schedule(request, calendar, from, addMonths(from, AHEAD_MONTHS))
    .filter(({ nominal }) => !past.has(nominal))
    .map(({ date }) => new Date(cutOffOf(date, calendar, { cutOff, zone })));
  return deadlines.find((deadline) => deadline > now) ?? null;
}
