import type { Selectable } from 'kysely';
import { createLruCache } from '../database/lruCache.ts';
import { prepared } from '../database/prepared.ts';
import { ROW_MARK } from '../database/rowMark.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { BusinessTables } from '../tables/businessTables.ts';

export type ProductRow = Readonly<Selectable<BusinessTables['products']>>;

/** Of a tenant, by key, in the order of their keys. */
export type Products = ReadonlyMap<string, ProductRow>;

const cache = createLruCache<Products>(100_000, ({ size }) => size);

/** Whether a tenant's products are still those that were read. */
export const PRODUCTS_MARK = `select ${ROW_MARK} from products where tenant_id = $1`;

/** All products of a tenant. What has not changed since is not read again: every list of orders names some. */
export async function readProducts(db: TenantDb): Promise<Products> {
  const [found] = await prepared<{ mark: string }>(db, `select (${PRODUCTS_MARK}) as mark`, [
    db.tenantId,
  ]);
  return productsAt(db, found!.mark);
}

/** The same when this transaction has asked for their mark already. */
export const productsAt = (db: TenantDb, mark: string): Promise<Products> =>
  cache.getOrLoad(db.pool, db.tenantId, mark, async () => {
    const rows = await db.selectFrom('products').selectAll().orderBy('key_product').execute();
    return new Map(rows.map((row) => [row.key_product, row]));
  });
