import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { withTenant } from '../database/withTenant.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Seed } from '../seeds.ts';
import { createDemoDay } from './day.ts';
import { insertRows } from './insertRows.ts';
import { isSeeded } from './isSeeded.ts';
import { productsOf } from './products.ts';
import { navsUpTo, publishNavs } from './publishNavs.ts';
import { demoTables } from './rows/index.ts';
import { tellStory } from './story.ts';
import { demoTenants } from './tenants.ts';
import type { DemoTenant } from './tenants.ts';

/** Fills a tenant that has no products yet, in one transaction. What falls due later is published then. */
export const seedDemo: Seed = (context, { id, name }) =>
  withTenant(context.db, id, async (db) => {
    const tenant = demoTenants.find((entry) => entry.name === name);
    if (tenant) await seedTenant(context, db, id, tenant);
  });

async function seedTenant(context: Context, db: TenantDb, tenantId: string, tenant: DemoTenant) {
  if (await isSeeded(db)) return;
  const day = createDemoDay(context.now());
  const products = productsOf(tenant);
  const navs = navsUpTo(products, day.today);
  const story = tellStory(tenant, day, products, navs, await passwordHash(context));
  for (const [table, rowsOf] of Object.entries(demoTables))
    await insertRows(db, table as keyof Tables, tenantId, rowsOf(story));
  await publishNavs(db, tenantId, day.today, () => navs);
}

const PASSWORD = 'Demo.2026';
const hashes = new WeakMap<Context, Promise<string>>();

/** Everybody in the demo has the same password: it is hashed once a start, when somebody needs it. */
function passwordHash(context: Context): Promise<string> {
  const known = hashes.get(context) ?? context.passwords.hash(PASSWORD);
  hashes.set(context, known);
  return known;
}
