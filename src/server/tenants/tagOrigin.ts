import type { Context } from '../context.ts';
import { readPublicConfiguration } from './publicConfiguration.ts';
import type { TenantAtHost } from './tenant.ts';

/**
 * The origin of the analytics tag, when a tenant of the host has a well-formed one: which of them the
 * page will show is known in the browser only.
 */
export async function tagOriginOf(
  context: Pick<Context, 'published'>,
  served: readonly TenantAtHost[],
): Promise<string | undefined> {
  for (const { tenant } of served) {
    const { initial_configuration } = await readPublicConfiguration(context, tenant);
    if (TAG_ID.test(initial_configuration.tag_manager_ap)) return TAG_ORIGIN;
  }
  return undefined;
}

const TAG_ID = /^GTM-[A-Z0-9]{4,10}$/;
const TAG_ORIGIN = 'https://www.googletagmanager.com';
