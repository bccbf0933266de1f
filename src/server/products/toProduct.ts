import type { Schema } from '#/contract/schema.ts';
import { toWire } from '#/domain/money/wire.ts';
import { navOn, type NavBook } from '#/domain/valuation/navSeries.ts';
import type { ProductDocuments } from './productDocuments.ts';
import type { ProductRow } from './readProducts.ts';
import { toFee } from './toFee.ts';
import { toMinimum } from './toMinimum.ts';

/** What a product is shown with. */
export interface ProductView {
  navs: NavBook;
  documents: ProductDocuments;
  today: string;
}

/** A product as the wire shows it, with its last published NAV, its minimums, fees and papers. */
export function toProduct(row: ProductRow, view: ProductView): Schema<'Product'> {
  const point = navOn(view.navs.get(row.key_product), view.today);
  return {
    ...toMinimum(row),
    name_product: row.name_product,
    kind: row.kind,
    plan_system: row.kind === 'FI' ? null : row.plan_system,
    family: row.family,
    isin: row.isin,
    dgs_code: row.dgs_code,
    class: row.class,
    key_parent: row.parent_key_product,
    risk: row.risk,
    is_complex: row.is_complex,
    currency: 'EUR',
    nav: point ? toWire(point.nav, 6) : null,
    nav_date: point?.date ?? null,
    nav_frequency: row.nav_frequency,
    cut_off: row.cut_off.slice(0, 5),
    notice_days: row.notice_days,
    management_fee: toFee(row.management_fee),
    subscription_fee: toFee(row.subscription_fee),
    redemption_fee: toFee(row.redemption_fee),
    depositary_fee: toFee(row.depositary_fee),
    documents: view.documents.get(row.key_product) ?? [],
  };
}
