import type { Settings } from '#/language/assembly/settings.ts';
import { tagProviders, type TagProvider } from '#/language/values/tagProviders.ts';
import type { Config } from '../kernel/config.ts';
import { hasDevPages } from '../kernel/hasDevPages.ts';

/** Who serves a tenant's analytics tag; undefined when it has none, or one of the sandbox where there is no sandbox. */
export function tagOf(
  config: Pick<Config, 'isDemo' | 'host' | 'trustedProxy'>,
  { tag_manager_ap, tag_provider }: Pick<Settings, 'tag_manager_ap' | 'tag_provider'>,
): TagProvider | undefined {
  if (!tag_manager_ap || (tag_provider === 'SANDBOX' && !hasDevPages(config))) return undefined;
  return tagProviders[tag_provider];
}
