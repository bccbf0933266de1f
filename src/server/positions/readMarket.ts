import type { NavBook } from '#/domain/valuation/navSeries.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Context } from '../ports/context.ts';
import { productsAt, type Products } from '../products/readProducts.ts';
import { navBookAt } from './navBook.ts';
import type { Revision } from './readRevision.ts';

/** What a tenant's products are called and worth. */
export interface Market {
  products: Products;
  navs: NavBook;
}

/** The products and NAVs of a tenant at these marks. */
export const readMarket = async (
  context: Context,
  db: TenantDb,
  { products, revision }: Revision,
): Promise<Market> => ({
  products: await productsAt(db, products),
  navs: await navBookAt(context, db, revision),
});
