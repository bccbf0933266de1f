import type { CodesDocument } from '#/language/documents/tenantDocuments.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { codeList } from '../tenants/codeList.ts';

const LIST = 'document-subcategories';

/** The kinds of document that a tenant knows, with their labels; its own list if it published one. */
export async function documentCodes(
  { published }: Pick<Context, 'published'>,
  tenantId: string,
  db?: TenantDb,
): Promise<ReadonlyMap<string, string>> {
  const list = await published.document<CodesDocument>(tenantId, `codes/${LIST}`, db);
  const { items } = list ?? codeList(LIST);
  return new Map(Object.entries(items).map(([code, { label }]) => [code, String(label)]));
}
