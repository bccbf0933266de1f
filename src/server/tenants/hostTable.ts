import { StartProblem } from '../kernel/startProblem.ts';
import { parseHost } from './hostName.ts';
import type { HostCredentials, TenantAtHost, TenantIdentity } from '../ports/tenant.ts';
import type { HostTable } from '../ports/hostTable.ts';

/** Throws a StartProblem when two tenants of one host share a key, or ids or names repeat. */
export function createHostTable(
  all: readonly { tenant: TenantIdentity; hosts: readonly HostCredentials[] }[],
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
  const origins = new Map<string, string>();
  for (const [host, entries] of table) {
    const keys = entries.map(({ credentials }) => credentials);
    refuseTwins(`host ${host}`, keys, ['api_key', 'consumer_key']);
    const [origin, other] = new Set(keys.flatMap((key) => key.origin ?? []));
    if (other) throw new StartProblem(`host ${host}: two entries have different origins`);
    if (origin) origins.set(host, origin);
  }
  const at = (host: string) => table.get(normal(host)) ?? [];
  const originAt = (host: string, port: number) =>
    origins.get(host) ?? new URL(`http://${host}:${port || HTTP_PORT}`).origin;
  return {
    at,
    tenants,
    originOf: (host, port) => (table.has(normal(host)) ? originAt(normal(host), port) : undefined),
    relatedOrigins(host, port) {
      const ids = new Set(at(host).map(({ tenant }) => tenant.id));
      return [...table]
        .filter(([, entries]) => entries.some(({ tenant }) => ids.has(tenant.id)))
        .map(([other]) => originAt(other, port));
    },
  };
}

const HTTP_PORT = 80;

const normal = (host: string) => parseHost(host)?.name ?? host;

function refuseTwins<T>(where: string, entries: readonly T[], fields: readonly (keyof T)[]): void {
  for (const field of fields) {
    if (new Set(entries.map((entry) => entry[field])).size < entries.length) {
      throw new StartProblem(`${where}: two entries have the same ${String(field)}`);
    }
  }
}
