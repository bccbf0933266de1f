import type { TenantAtHost } from '../ports/tenant.ts';

/** The tenant of a host that `?id=` names, by its id or its name; the first one when it names none. */
export function chooseTenant(
  served: readonly TenantAtHost[],
  id: unknown,
): TenantAtHost | undefined {
  if (id === undefined || id === '') return served[0];
  return served.find(({ tenant }) => tenant.id === id || tenant.name === id);
}

/** @source specification §8 */
export const unknownHostMessage = (host: string) =>
  `No API credentials found for hostname: ${host}`;
