import type { Output } from '#/contract/call.ts';
import type { ServedTenant } from './servedNow.ts';

/** The tenants that a host serves, with the keys that open their guest calls. @source specification §2.7 */
export function hostCredentials(served: readonly ServedTenant[]): Output<'getHostCredentials'> {
  const tenants = served.map(({ tenant, credentials }, index) => ({
    id: tenant.id,
    name: tenant.name,
    display_name: tenant.displayName,
    user_prefix: tenant.userPrefix,
    api_key: credentials.api_key,
    consumer_key: credentials.consumer_key,
    consumer_secret: credentials.consumer_secret,
    is_default: index === 0,
    languages: [...tenant.languages],
  }));
  return { data: { tenants } };
}
