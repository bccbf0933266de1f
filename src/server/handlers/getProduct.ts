import { todayOf } from '../positions/loadPortfolio.ts';
import { readNavBook } from '../positions/navBook.ts';
import { readProducts, toProduct } from '../products/readProducts.ts';
import { notFound } from '../refusal.ts';
import type { Handler } from '../router/handler.ts';

export const getProduct: Handler<'getProduct'> = ({ context, actor, path, inTenant }) =>
  inTenant(async (db) => {
    const row = (await readProducts(db, actor.tenant.id)).get(path.id);
    if (!row) throw notFound();
    const navs = await readNavBook(context, db, actor.tenant.id);
    return { data: { product: toProduct(row, navs, todayOf(context, actor)) } };
  });
