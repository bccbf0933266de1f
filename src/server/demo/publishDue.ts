import type { Context } from '../ports/context.ts';
import { withTenant } from '../database/withTenant.ts';
import { createDemoDay } from './day.ts';
import { isSeeded } from './isSeeded.ts';
import { productsOf } from './products.ts';
import { navsUpTo, publishNavs } from './publishNavs.ts';
import { demoTenants } from './tenants.ts';

/** Publishes the NAVs that have fallen due in every tenant that the demo has filled. */
export async function publishDue({ config, db, hosts, now }: Context): Promise<void> {
  if (!config.isDemo) return;
  const { today } = createDemoDay(now());
  for (const tenant of demoTenants) {
    const id = hosts.tenants.find(({ name }) => name === tenant.name)?.id;
    if (id === undefined) continue;
    await withTenant(db, id, async (transaction) => {
      if (await isSeeded(transaction))
        await publishNavs(transaction, id, today, () => navsUpTo(productsOf(tenant), today));
    });
  }
}
