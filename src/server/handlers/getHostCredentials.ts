import type { Handler } from '../router/handler.ts';

/** The tenants that the asking host serves, with the keys that open their guest calls. @source specification §2.7 */
export const getHostCredentials: Handler<'getHostCredentials'> = async ({ context, host }) => ({
  data: {
    tenants: context.hosts.at(host).map(({ tenant, credentials }, index) => ({
      id: tenant.id,
      name: tenant.name,
      display_name: tenant.displayName,
      user_prefix: tenant.userPrefix,
      api_key: credentials.api_key,
      consumer_key: credentials.consumer_key,
      consumer_secret: credentials.consumer_secret,
      is_default: index === 0,
      languages: tenant.languages,
    })),
  },
});
