import type { Context } from '#/server/ports/context.ts';
import { withTenant } from '#/server/database/withTenant.ts';
import { createDemoDay } from './world/day.ts';
import { isSeeded } from './seeding/isSeeded.ts';
import { productsOf } from './world/products.ts';
import { navsUpTo, publishNavs } from './seeding/publishNavs.ts';
import { demoTenants } from './world/tenants.ts';

/** Publishes the NAVs that have fallen due in every tenant that the demo has filled. */
export async function publishDue({ config, db, hosts, now }: Context): Promise<void> {
  if (!config.isDemo) return;
  const { today } = createDemoDay(now());
  for (const tenant of demoTenants) {
    const id = hosts.tenants.find(({ name }) => name === tenant.name)?.id;
    if (id === undefined) continue;
    await withTenant(db, id, async (transaction) => {
      if (await isSeeded(transaction))
        await publishNavs(transaction, today, () => navsUpTo(productsOf(tenant), today));
    });
  }
}
