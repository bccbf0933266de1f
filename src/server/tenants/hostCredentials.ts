import type { Output } from '#/contract/call.ts';
import type { Context } from '../context.ts';
import { released } from './withRelease.ts';

/**
 * The tenants that a host serves, with the keys that open their guest calls; one that has published nothing
 * yet is not among them.
 * @source specification §2.7
 */
export async function hostCredentials(
  context: Pick<Context, 'hosts' | 'published'>,
  host: string,
): Promise<Output<'getHostCredentials'>> {
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
}
