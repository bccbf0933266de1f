import type { Handler } from '../router/handler.ts';
import { released } from '../tenants/withRelease.ts';

/**
 * The tenants that the asking host serves, with the keys that open their guest calls; one that has published
 * nothing yet is not among them.
 * @source specification §2.7
 */
export const getHostCredentials: Handler<'getHostCredentials'> = async ({ context, host }) => {
  const served = await Promise.all(
    context.hosts.at(host).map(async ({ tenant, credentials }) => ({
      decided: await released(context, tenant),
      credentials,
    })),
  );
  const tenants = served
    .flatMap(({ decided, credentials }) => (decided ? [{ ...decided, credentials }] : []))
    .map(({ id, name, displayName, userPrefix, languages, credentials }, index) => ({
      id,
      name,
      display_name: displayName,
      user_prefix: userPrefix,
      api_key: credentials.api_key,
      consumer_key: credentials.consumer_key,
      consumer_secret: credentials.consumer_secret,
      is_default: index === 0,
      languages: [...languages],
    }));
  return { data: { tenants } };
};
