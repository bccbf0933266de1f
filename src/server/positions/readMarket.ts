import type { NavBook } from '#/domain/valuation/navSeries.ts';
import type { Context } from '../ports/context.ts';
import { prepared } from '../database/prepared.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { ProductRow } from '../products/readProducts.ts';
import { navBookAt } from './navBook.ts';
import type { Revision } from './readRevision.ts';
import { createLruCache } from './lruCache.ts';

/** A product as far as figures tell of it. */
export type NamedProduct = Pick<
  ProductRow,
  'key_product' | 'name_product' | 'isin' | 'kind' | 'nav_frequency' | 'redemption_fee'
>;

type Products = ReadonlyMap<string, NamedProduct>;

/** What a tenant's products are called and worth. */
export interface Market {
  products: Products;
  navs: NavBook;
}

const cache = createLruCache<Products>(100_000, ({ size }) => size);

/** The products and NAVs of a tenant at these marks. */
export async function readMarket(
  context: Context,
  db: TenantDb,
  { products: mark, revision }: Revision,
): Promise<Market> {
  const products = await cache.getOrLoad(context.db, db.tenantId, mark, () => readNamed(db));
  return { products, navs: await navBookAt(context, db, revision) };
}

async function readNamed(db: TenantDb): Promise<Products> {
  const rows = await prepared<NamedProduct>(db, NAMED, [db.tenantId]);
  return new Map(rows.map((row) => [row.key_product, row]));
}

const NAMED = `select key_product, name_product, isin, kind, nav_frequency, redemption_fee
  from products where tenant_id = $1 order by key_product`;
