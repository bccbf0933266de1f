import { publicationDate } from '#/domain/calendar/settlement.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import type { Context } from '../ports/context.ts';
import type { Tenant } from '../ports/tenant.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';
import { readOrderNavs } from './readOrderNavs.ts';
import { readPromises } from './readPromises.ts';
import { settlementDay } from './settlementDay.ts';

/**
 * Says anew when an order is executed and settled where what it waited for has given it another NAV than was
 * promised: beside what was said before, with what decided it. The estimate stays as it was shown.
 */
export async function renewPromise(
  { now }: Pick<Context, 'now'>,
  db: TenantDb,
  tenant: Pick<Tenant, 'id' | 'timeZone' | 'holidays'>,
  row: StoredOperation,
): Promise<void> {
  const last = (await readPromises(db, row.uuid)).at(-1);
  if (!last) return;
  const priced = (await readOrderNavs(db, tenant, [row])).get(row.uuid);
  if (priced?.nav.date === undefined || priced.left || priced.nav.date === last.nav_date) return;
  const { nav, arrivesOn } = priced;
  const entered = last.target_nav_date === null ? nav.date : (arrivesOn ?? nav.date);
  await db
    .insertInto('order_promises')
    .values({
      ...last,
      lots: last.lots && JSON.stringify(last.lots),
      simulation: last.simulation && JSON.stringify(last.simulation),
      place: last.place + 1,
      cause: nav.because,
      made_at: now(),
      cut_off: new Date(nav.cutOff),
      nav_date: nav.date,
      publication_date: publicationDate(entered, navCalendarOf(tenant)),
      value_date: nav.date,
      settlement_date: settlementDay(tenant, row.operation_type, entered),
      target_nav_date: last.target_nav_date && entered,
    })
    .execute();
}
