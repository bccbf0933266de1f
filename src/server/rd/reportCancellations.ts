import type { Context } from '../ports/context.ts';
import { withTenant } from '../database/withTenant.ts';
import { releasedTenants } from '../tenants/releasedTenants.ts';
import { readCancellations } from './readCancellations.ts';
import { sendBatch } from './sendBatch.ts';

/** Tells the registry of every tenant which of the orders it was sent have been cancelled since, in a batch of their own. */
export async function reportCancellations(context: Context): Promise<void> {
  for await (const tenant of releasedTenants(context))
    await withTenant(context.db, tenant.id, async (db) => {
      const waiting = await readCancellations(db, tenant);
      if (waiting.length > 0) await sendBatch({ context, tenant }, db, []);
    });
}
