import type { TenantCredentials } from '#/client/clientOptions.ts';

type Named = Pick<TenantCredentials, 'id' | 'name' | 'is_default'>;

/**
 * Whether this page was asked for as the tenant's own. Its policy lets in the tag of that tenant alone, so a
 * tenant that only this browser remembers has to be asked for by name.
 */
export function isPageOf({ id, name, is_default }: Named, address = loadedFrom()): boolean {
  const asked = new URL(address).searchParams.get('id');
  return asked ? asked === id || asked === name : is_default;
}

/** The address that is shown now, asked for as the tenant's own. */
export function pageOf({ id }: Named, address = location.href): string {
  const page = new URL(address);
  page.searchParams.set('id', id);
  return page.href;
}

/** Where the page was loaded from, which navigating inside of it does not change. */
const loadedFrom = (): string =>
  performance.getEntriesByType('navigation')[0]?.name ?? location.href;
