import type { Selectable } from 'kysely';
import type { BusinessTables } from '../tables/businessTables.ts';
import type { TenantDb } from '../database/withTenant.ts';

export type ProductRow = Selectable<BusinessTables['products']>;

/** All products of a tenant by key, in the order of their keys. */
export async function readProducts(db: TenantDb): Promise<Map<string, ProductRow>> {
  const rows = await db.selectFrom('products').selectAll().orderBy('key_product').execute();
  return new Map(rows.map((row) => [row.key_product, row]));
}
