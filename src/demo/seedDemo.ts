import type { Context } from '#/server/ports/context.ts';
import type { Tables } from '#/server/tables/tables.ts';
import { withTenant } from '#/server/database/withTenant.ts';
import type { Seed } from '#/server/ports/seed.ts';
import { released } from '#/server/tenants/withRelease.ts';
import { createDemoDay } from './world/day.ts';
import { insertRows } from './seeding/insertRows.ts';
import { isSeeded } from './seeding/isSeeded.ts';
import { productsOf } from './world/products.ts';
import { navsUpTo, publishNavs } from './seeding/publishNavs.ts';
import { demoTables } from './rows/index.ts';
import { signFirst } from './seeding/signFirst.ts';
import { buildDataset } from './history/dataset.ts';
import { demoTenants } from './world/tenants.ts';

/**
 * Fills a tenant that has no products yet, in one transaction; then the first of two signatures is put
 * on an order of its. What falls due later is published then.
 */
export const seedDemo: Seed = async (context, tenant): Promise<boolean> => {
  const demo = demoTenants.find(({ name }) => name === tenant.name);
  if (!demo || (await withTenant(context.db, tenant.id, isSeeded))) return false;
  const day = createDemoDay(context.now());
  const products = productsOf(demo);
  const navs = navsUpTo(products, day.today);
  const story = buildDataset(demo, day, products, navs, await passwordHash(context));
  await withTenant(context.db, tenant.id, async (db) => {
    for (const [table, rowsOf] of Object.entries(demoTables))
      await insertRows(db, table as keyof Tables, rowsOf(story));
    await publishNavs(db, day.today, () => navs);
  });
  const decided = await released(context, tenant);
  if (decided) await signFirst(context, decided);
  return true;
};

const PASSWORD = 'Demo.2026';
const hashes = new WeakMap<Context, Promise<string>>();

/** Everybody in the demo has the same password: it is hashed once a start, when somebody needs it. */
function passwordHash(context: Context): Promise<string> {
  const known = hashes.get(context) ?? context.passwords.hash(PASSWORD);
  hashes.set(context, known);
  return known;
}
