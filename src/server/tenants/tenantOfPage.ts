import { chooseTenant } from './chooseTenant.ts';
import type { ServedTenant } from './servedNow.ts';
import type { Tenant, TenantAtHost } from '../ports/tenant.ts';

/**
 * The one tenant for which a page is asked: the one that `?id=` names, else the host's default. Another tenant
 * of the host that a browser remembers finds nothing of its own on such a page, its analytics tag neither: pages
 * that want theirs are asked for with its name.
 */
export function tenantOfPage(
  served: readonly TenantAtHost[],
  now: readonly ServedTenant[],
  id: unknown,
): Tenant | undefined {
  const chosen = chooseTenant(served, id)?.tenant;
  return now.find(({ tenant }) => tenant.id === chosen?.id)?.tenant;
}
