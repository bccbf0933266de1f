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
import { signFirst } from './signFirst.ts';
import { tellStory } from './story.ts';
import { demoTenants } from './tenants.ts';
import type { DemoTenant } from './tenants.ts';

/**
 * Fills a tenant that has no products yet, in one transaction; then the first of two signatures is put
 * on an order of its. What falls due later is published then.
 */
export const seedDemo: Seed = async (context, tenant) => {
  const isNew = await withTenant(context.db, tenant.id, async (db) => {
    const demo = demoTenants.find(({ name }) => name === tenant.name);
    return demo !== undefined && seedTenant(context, db, tenant.id, demo);
  });
  if (isNew) await signFirst(context, tenant);
};

async function seedTenant(
  context: Context,
  db: TenantDb,
  tenantId: string,
  tenant: DemoTenant,
): Promise<boolean> {
  if (await isSeeded(db)) return false;
  const day = createDemoDay(context.now());
  const products = productsOf(tenant);
  const navs = navsUpTo(products, day.today);
  const story = tellStory(tenant, day, products, navs, await passwordHash(context));
  for (const [table, rowsOf] of Object.entries(demoTables))
    await insertRows(db, table as keyof Tables, tenantId, rowsOf(story));
  await publishNavs(db, tenantId, day.today, () => navs);
  return true;
}

const PASSWORD = 'Demo.2026';
const hashes = new WeakMap<Context, Promise<string>>();

/** Everybody in the demo has the same password: it is hashed once a start, when somebody needs it. */
function passwordHash(context: Context): Promise<string> {
  const known = hashes.get(context) ?? context.passwords.hash(PASSWORD);
  hashes.set(context, known);
  return known;
}
