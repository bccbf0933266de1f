import type { CodesDocument } from '#/language/documents/tenantDocuments.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { codeList } from './codeList.ts';
import type { Tenant } from '../ports/tenant.ts';

/**
 * A code list as the release has it that the request is bound to: of the tenant's own making, where it made one.
 * What all share stands in for a list that the release does not name.
 */
export const releasedCodes = async (
  { published }: Pick<Context, 'published'>,
  { release }: Pick<Tenant, 'release'>,
  id: string,
  db?: TenantDb,
): Promise<CodesDocument> =>
  (await published.documentIn<CodesDocument>(release, `codes/${id}`, db)) ?? codeList(id);

/** Whether those lists have a code, for rules that do not wait. */
export async function releasedIn<List extends string>(
  context: Pick<Context, 'published'>,
  tenant: Pick<Tenant, 'release'>,
  db: TenantDb,
  ...ids: List[]
): Promise<(list: List, code: string) => boolean> {
  const found = new Map<List, CodesDocument>();
  for (const id of ids) found.set(id, await releasedCodes(context, tenant, id, db));
  return (list, code) => Object.hasOwn(found.get(list)!.items, code);
}
