import { sql } from 'kysely';
import { businessDays } from '#/domain/calendar/businessDays.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { navCalendar } from '#/server/positions/navCalendar.ts';
import type { TenantDb } from '#/server/database/withTenant.ts';
import { navSeries } from '../world/navs.ts';
import type { DemoNav } from '../world/navs.ts';
import type { DemoProduct } from '../world/products.ts';

const INCEPTION = '2014-01-02';

/** Series by product key, oldest first. */
export type NavsOf = Map<string, DemoNav[]>;

/** The demo's NAVs of every product up to the business day before `today`. */
export function navsUpTo(products: DemoProduct[], today: PlainDate): NavsOf {
  const days = businessDays(navCalendar, INCEPTION, navCalendar.previous(today));
  return new Map(products.map((product) => [product.key, navSeries(product, days)]));
}

/** Publishes what of a tenant's NAVs is missing by `today`; asks for them only when something is. */
export async function publishNavs(
  db: TenantDb,
  today: PlainDate,
  navs: () => NavsOf,
): Promise<void> {
  const published = await db
    .selectFrom('navs')
    .select((eb) => ['key_product', eb.fn.max('date').as('last')])
    .groupBy('key_product')
    .execute();
  const last = new Map(published.map((row) => [row.key_product, row.last]));
  const due = navCalendar.previous(today);
  if ([...last.values()].some((date) => date >= due)) return;
  for (const [key, series] of navs()) {
    const missing = series.filter(({ date }) => date > (last.get(key) ?? ''));
    const dates = missing.map(({ date }) => date);
    const values = missing.map(({ nav }) => String(nav));
    await sql`insert into navs (tenant_id, key_product, date, nav)
      select ${db.tenantId}, ${key}, day, value
      from unnest(${dates}::date[], ${values}::bigint[]) as published (day, value)
      on conflict do nothing`.execute(db);
  }
  await sql`insert into nav_revisions (tenant_id, revision) values (${db.tenantId}, 1)
    on conflict (tenant_id) do update set revision = nav_revisions.revision + 1`.execute(db);
}
