import { todayOf } from '../positions/loadPortfolio.ts';
import { readNavBook } from '../positions/navBook.ts';
import { readProductDocuments } from '../products/productDocuments.ts';
import { readProducts } from '../products/readProducts.ts';
import { toProduct } from '../products/toProduct.ts';
import { notFound } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';

/** A product by its RD code, also one that is no longer offered: clients may hold it. */
export const getProduct: Handler<'getProduct'> = ({ context, actor, path, inTenant }) =>
  inTenant(async (db) => {
    const row = (await readProducts(db)).get(path.id);
    if (!row) throw notFound();
    const navs = await readNavBook(context, db);
    const documents = await readProductDocuments(db, row.key_product);
    const view = { navs, documents, today: todayOf(context, actor) };
    return { data: { product: toProduct(row, view) } };
  });
