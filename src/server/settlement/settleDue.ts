import { todayIn } from '#/domain/dates/wallClock.ts';
import type { Context } from '../ports/context.ts';
import { releasedTenants } from '../tenants/releasedTenants.ts';
import { endUnsignedChanges } from './endUnsignedChanges.ts';
import { settleTenant } from './settleTenant.ts';

/** Settles what has fallen due in every tenant, and ends by the hour what was not signed in time. */
export async function settleDue(context: Context): Promise<void> {
  for await (const tenant of releasedTenants(context)) {
    await settleTenant(context, tenant);
    const day = todayIn(tenant.timeZone, context.now().toISOString());
    await endUnsignedChanges({ context, tenant, day });
  }
}
