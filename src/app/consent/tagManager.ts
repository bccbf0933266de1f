/** Whether a configured tag may be loaded at all: the form of a tag manager's container id. */
export function isTagId(tag: unknown): tag is string {
  return typeof tag === 'string' && /^GTM-[A-Z0-9]{4,10}$/.test(tag);
}

/** Loads the tenant's tag manager once. Call it only with a checked id and after consent. */
export function loadTagManager(tag: string): void {
  if (!isTagId(tag) || document.getElementById('tag-manager')) return;
  const script = document.createElement('script');
  script.id = 'tag-manager';
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${tag}`;
  document.head.append(script);
}
