import type { Tenant } from '../ports/tenant.ts';

/**
 * The language in which a page is read: the first that the browser asks for, as long as the tenant
 * offers it; otherwise the tenant's first. @source specification §2.7
 */
export function languageOf(
  header: string | string[] | undefined,
  { languages }: Pick<Tenant, 'languages'>,
): string {
  const wanted = String(header ?? '')
    .trim()
    .slice(0, 2)
    .toLowerCase();
  return languages.includes(wanted) ? wanted : (languages[0] ?? 'es');
}
