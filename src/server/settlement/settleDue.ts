import type { Context } from '../context.ts';
import { settleTenant } from './settleTenant.ts';

/** Settles what has fallen due in every tenant. */
export async function settleDue(context: Context): Promise<void> {
  for (const tenant of context.hosts.tenants) await settleTenant(context, tenant);
}
