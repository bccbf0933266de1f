import type { Schema } from '#/contract/schema.ts';
import { page, slice } from '../kernel/paging.ts';
import { offeredProducts } from '../products/offeredProducts.ts';
import type { ProductRow } from '../products/readProducts.ts';
import { searchable } from '../kernel/searchable.ts';
import type { Handler } from '../ports/handler.ts';

const LIMIT = 25;

/**
 * The pension plans that the tenant offers, with the codes that another entity asks for in a
 * transfer; none where the tenant has none. `$search` finds a part of the name or a code.
 */
export const listPensionPlans: Handler<'listPensionPlans'> = ({ tenant, query, inTenant }) =>
  inTenant(async (db) => {
    const wanted = searchable(query.$search ?? '');
    const found = (await offeredProducts(db, tenant)).filter(
      ({ kind, name_product, dgs_code }) =>
        kind !== 'FI' &&
        [name_product, dgs_code ?? ''].some((text) => searchable(text).includes(wanted)),
    );
    const cut = slice(query, LIMIT);
    const pension_plans = found.slice(cut.offset, cut.offset + cut.limit).map(toPensionPlan);
    return { data: { pension_plans, ...page('/pension-plans', query, cut, found.length) } };
  });

const toPensionPlan = (row: ProductRow): Schema<'PensionPlan'> => ({
  key_product: row.key_product,
  name_product: row.name_product,
  plan_type: row.kind === 'PPA' ? 'PPA' : 'PP',
  plan_system: row.plan_system,
  dgs_code: row.dgs_code ?? '',
  fund_dgs_code: row.fund_dgs_code,
  manager_dgs_code: row.manager_dgs_code,
  depositary_dgs_code: row.depositary_dgs_code,
});
