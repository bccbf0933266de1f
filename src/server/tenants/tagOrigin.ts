import type { Context } from '../context.ts';
import type { TenantAtHost } from './tenant.ts';
import { released } from './withRelease.ts';

/**
 * The origin of the analytics tag, when a tenant of the host has one: which of them the page will show is
 * known in the browser only.
 */
export async function tagOriginOf(
  context: Pick<Context, 'published'>,
  served: readonly TenantAtHost[],
): Promise<string | undefined> {
  for (const { tenant } of served) {
    const decided = await released(context, tenant);
    if (decided?.settings.tag_manager_ap) return TAG_ORIGIN;
  }
  return undefined;
}

const TAG_ORIGIN = 'https://www.googletagmanager.com';
