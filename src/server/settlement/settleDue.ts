import type { Context } from '../context.ts';
import { releasedTenants } from '../tenants/releasedTenants.ts';
import { settleTenant } from './settleTenant.ts';

/** Settles what has fallen due in every tenant. */
export async function settleDue(context: Context): Promise<void> {
  for await (const tenant of releasedTenants(context)) await settleTenant(context, tenant);
}
