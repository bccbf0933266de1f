import type { NavBook } from '#/domain/valuation/navSeries.ts';
import type { Context } from '../context.ts';
import { prepared } from '../database/prepared.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { ProductRow } from '../products/readProducts.ts';
import { navBookAt } from './navBook.ts';

/** A product as far as figures tell of it. */
export type NamedProduct = Pick<
  ProductRow,
  'key_product' | 'name_product' | 'isin' | 'kind' | 'nav_frequency' | 'redemption_fee'
>;

/** What a tenant's products are called and worth. */
export interface Market {
  products: ReadonlyMap<string, NamedProduct>;
  navs: NavBook;
}

export async function readMarket(
  context: Context,
  db: TenantDb,
  tenantId: string,
): Promise<Market> {
  const rows = await prepared<NamedProduct & { revision: bigint }>(db, MARKET, [tenantId]);
  return {
    products: new Map(rows.map((row) => [row.key_product, row])),
    navs: await navBookAt(context, db, tenantId, rows[0]?.revision ?? 0n),
  };
}

const MARKET = `select product.key_product, product.name_product, product.isin, product.kind,
    product.nav_frequency, product.redemption_fee, coalesce(moved.revision, 0) as revision
  from products product left join nav_revisions moved on moved.tenant_id = product.tenant_id
  where product.tenant_id = $1 order by product.key_product`;
