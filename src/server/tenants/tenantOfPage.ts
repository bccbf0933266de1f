import type { Context } from '../context.ts';
import { chooseTenant } from './chooseTenant.ts';
import type { Tenant, TenantAtHost } from './tenant.ts';
import { released } from './withRelease.ts';

/**
 * The one tenant for which a page is asked: the one that `?id=` names, else the host's default. Another tenant
 * of the host that a browser remembers finds nothing of its own on such a page, its analytics tag neither: pages
 * that want theirs are asked for with its name.
 */
export async function tenantOfPage(
  context: Pick<Context, 'published'>,
  served: readonly TenantAtHost[],
  id: unknown,
): Promise<Tenant | undefined> {
  const chosen = chooseTenant(served, id)?.tenant;
  return chosen && released(context, chosen);
}
