import { todayOf } from '../positions/loadPortfolio.ts';
import { readNavBook } from '../positions/navBook.ts';
import { readProductDocuments } from '../products/productDocuments.ts';
import { readProducts } from '../products/readProducts.ts';
import { toAsset } from '../products/toAsset.ts';
import { notFound } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';

/** A product by its RD code, ISIN or uuid, with the values that were published for it. */
export const getAsset: Handler<'getAsset'> = ({ context, actor, path, query, inTenant }) =>
  inTenant(async (db) => {
    const products = [...(await readProducts(db)).values()];
    const row = products.find(
      ({ key_product, isin, uuid }) =>
        path.id === key_product || path.id.toUpperCase() === isin || path.id.toLowerCase() === uuid,
    );
    if (!row) throw notFound();
    const navs = (await readNavBook(context, db)).get(row.key_product) ?? [];
    const documents = await readProductDocuments(db, row.key_product);
    const own = documents.get(row.key_product) ?? [];
    const today = todayOf(context, actor);
    return { data: { asset: toAsset(row, navs, own, query.range ?? 'TODO', today) } };
  });
