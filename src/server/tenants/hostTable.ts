import { StartProblem } from '../startProblem.ts';
import type { HostCredentials, Tenant, TenantAtHost } from './tenant.ts';

/** The exact table of hosts: which tenants each serves, with which keys. */
export interface HostTable {
  /** Tenants of a host, the default one first; empty for any host that is not in the table. */
  at(host: string): readonly TenantAtHost[];
  /** Whether two hosts serve a tenant in common. */
  areRelated(host: string, other: string): boolean;
  tenants: readonly Tenant[];
}

/** Throws a StartProblem when two tenants of one host share a key, or ids or names repeat. */
export function createHostTable(
  all: readonly { tenant: Tenant; hosts: readonly HostCredentials[] }[],
): HostTable {
  const table = new Map<string, TenantAtHost[]>();
  for (const { tenant, hosts } of all) {
    for (const credentials of hosts) {
      const host = normal(credentials.host);
      table.set(host, [...(table.get(host) ?? []), { tenant, credentials }]);
    }
  }
  const tenants = all.map(({ tenant }) => tenant);
  refuseTwins('tenants', tenants, ['id', 'name', 'userPrefix']);
  for (const [host, entries] of table) {
    const keys = entries.map(({ credentials }) => credentials);
    refuseTwins(`host ${host}`, keys, ['api_key', 'consumer_key']);
  }
  const at = (host: string) => table.get(normal(host)) ?? [];
  return {
    at,
    tenants,
    areRelated(host, other) {
      const ids = new Set(at(host).map(({ tenant }) => tenant.id));
      return at(other).some(({ tenant }) => ids.has(tenant.id));
    },
  };
}

const normal = (host: string) => host.toLowerCase().replace(/\.$/, '');

function refuseTwins<T>(where: string, entries: readonly T[], fields: readonly (keyof T)[]): void {
  for (const field of fields) {
    if (new Set(entries.map((entry) => entry[field])).size < entries.length) {
      throw new StartProblem(`${where}: two entries have the same ${String(field)}`);
    }
  }
}
