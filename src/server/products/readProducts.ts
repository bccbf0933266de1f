import type { Selectable } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import { toWire } from '#/domain/money/wire.ts';
import { navOn } from '#/domain/valuation/navSeries.ts';
import type { NavBook } from '#/domain/valuation/navSeries.ts';
import type { BusinessTables } from '../database/businessTables.ts';
import type { TenantDb } from '../database/withTenant.ts';

export type ProductRow = Selectable<BusinessTables['products']>;

/** All products of a tenant by key, in the order of their keys. */
export async function readProducts(
  db: TenantDb,
  tenantId: string,
): Promise<Map<string, ProductRow>> {
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('key_product')
    .execute();
  return new Map(rows.map((row) => [row.key_product, row]));
}

/** A product as the wire shows it, with its last published NAV. */
export function toProduct(row: ProductRow, navs: NavBook, today: string): Schema<'Product'> {
  const point = navOn(navs.get(row.key_product), today);
  return {
    key_product: row.key_product,
    name_product: row.name_product,
    kind: row.kind,
    isin: row.isin,
    dgs_code: row.dgs_code,
    class: row.class,
    key_parent: row.parent_key_product,
    risk: row.risk,
    is_complex: row.is_complex,
    currency: 'EUR',
    nav: point ? toWire(point.nav, 6) : null,
    nav_date: point?.date ?? null,
    management_fee: Number(row.management_fee).toFixed(2),
    minimum_first: toWire(row.minimum_first, 2),
    minimum_next: toWire(row.minimum_next, 2),
  };
}
