import type { TenantAtHost } from './tenant.ts';

/** Where a request was sent to. Nothing of it is the request's own text but the host's name, well formed. */
export interface Site {
  /** Without port. */
  host: string;
  /** Tenants of the host, the default one first; none for a host that is not in the table. */
  served: readonly TenantAtHost[];
  /** Where links to the host lead, from the table; empty for a host that is not in it. */
  origin: string;
  /** Where pages lie that may call the API here: hosts that serve a tenant in common with this one. */
  relatedOrigins(): readonly string[];
}
