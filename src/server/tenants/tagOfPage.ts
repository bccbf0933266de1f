import type { TagProvider } from '#/language/tagProviders.ts';
import type { Context } from '../context.ts';
import { chooseTenant } from './chooseTenant.ts';
import { tagOf } from './tagOf.ts';
import type { TenantAtHost } from './tenant.ts';
import { released } from './withRelease.ts';

/**
 * The analytics tag of the one tenant for which a page is asked: the one that `?id=` names, else the host's
 * default. Another tenant of the host that a browser remembers has no tag on such a page: pages that want
 * theirs are asked for with its name.
 */
export async function tagOfPage(
  context: Pick<Context, 'published' | 'config'>,
  served: readonly TenantAtHost[],
  id: unknown,
): Promise<TagProvider | undefined> {
  const tenant = chooseTenant(served, id)?.tenant;
  const decided = tenant && (await released(context, tenant));
  return decided && tagOf(context.config, decided.settings);
}
