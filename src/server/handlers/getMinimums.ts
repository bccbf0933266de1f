import { offeredProducts } from '../products/offeredProducts.ts';
import { toMinimum } from '../products/toMinimum.ts';
import type { Handler } from '../ports/handler.ts';

/** The minimum amounts of everything that the tenant offers. */
export const getMinimums: Handler<'getMinimums'> = ({ tenant, inTenant }) =>
  inTenant(async (db) => {
    const minimums = (await offeredProducts(db, tenant)).map(toMinimum);
    return { data: { minimums, total: minimums.length, next: null } };
  });
