import { tagProviders } from '#/language/values/tagProviders.ts';
import type { Configuration } from '../tenancy/tenancy.tsx';

type Tag = Pick<Configuration, 'tag_manager_ap' | 'tag_provider'>;

/** Whether a configured tag may be loaded at all: the form of a tag manager's container id. */
export const isTagId = (tag: unknown): tag is string =>
  typeof tag === 'string' && /^GTM-[A-Z0-9]{4,10}$/.test(tag);

/** Loads the tenant's tag manager once, as its data layer is to begin. Call it only after consent. */
export function loadTagManager({ tag_manager_ap: tag, tag_provider = 'GOOGLE' }: Tag): void {
  if (!isTagId(tag) || isTagLoaded()) return;
  dataLayer().push({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.id = 'tag-manager';
  script.async = true;
  script.src = `${tagProviders[tag_provider].script}?id=${tag}`;
  document.head.append(script);
}

/** What a tag manager reads, by the name that all of them use. */
export function dataLayer(): Record<string, unknown>[] {
  const page = window as { dataLayer?: Record<string, unknown>[] };
  return (page.dataLayer ??= []);
}

/** Whether a tag has been loaded into this page: its script runs until the page is left. */
export const isTagLoaded = (): boolean => document.getElementById('tag-manager') !== null;

/** Takes away what scripts of a tag have kept: no page of ours keeps a cookie. */
export function forgetCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=', 1);
    if (!name) continue;
    const labels = location.hostname.split('.');
    const domains = ['', ...labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`)];
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
