import type { Context } from '../ports/context.ts';
import type { HostCredentials, Tenant, TenantAtHost } from '../ports/tenant.ts';
import { released } from './withRelease.ts';

/** A tenant of a host as its current release says. */
export interface ServedTenant {
  tenant: Tenant;
  credentials: HostCredentials;
}

/** The tenants of a host as they are now, the default one first; one that has published nothing yet is not among them. */
export async function servedNow(
  context: Pick<Context, 'published'>,
  served: readonly TenantAtHost[],
): Promise<ServedTenant[]> {
  const releases = await context.published.currentOf(served.map(({ tenant }) => tenant.id));
  const found = await Promise.all(
    served.map(async ({ tenant, credentials }) => ({
      tenant: await released(context, tenant, releases.get(tenant.id) ?? null),
      credentials,
    })),
  );
  return found.flatMap(({ tenant, credentials }) => (tenant ? [{ tenant, credentials }] : []));
}
