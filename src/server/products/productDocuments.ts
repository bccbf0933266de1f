import type { Schema } from '#/contract/schema.ts';
import type { TenantDb } from '../database/withTenant.ts';

export type ProductDocuments = ReadonlyMap<string, Schema<'ProductDocument'>[]>;

/** The published papers (DFI, DFP, half-yearly report …) of a tenant's products, by product key. */
export async function readProductDocuments(
  db: TenantDb,
  product?: string,
): Promise<ProductDocuments> {
  const rows = await db
    .selectFrom('product_documents')
    .select(['key_product', 'uuid', 'subcategory', 'filename', 'published_on'])
    .$if(product !== undefined, (query) => query.where('key_product', '=', product!))
    .orderBy('key_product')
    .orderBy('subcategory')
    .orderBy('published_on', 'desc')
    .execute();
  const documents = new Map<string, Schema<'ProductDocument'>[]>();
  for (const { key_product, subcategory, ...row } of rows) {
    const document = { ...row, subcategory: subcategory as Schema<'DocumentSubcategory'> };
    documents.set(key_product, [...(documents.get(key_product) ?? []), document]);
  }
  return documents;
}
