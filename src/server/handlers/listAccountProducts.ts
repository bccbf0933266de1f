import { page, slice } from '../kernel/paging.ts';
import { accountPortfolio } from '../positions/accountPortfolio.ts';
import { positions } from '#/domain/valuation/positions.ts';
import { readProductDocuments } from '../products/productDocuments.ts';
import { readProducts } from '../products/readProducts.ts';
import { toProduct } from '../products/toProduct.ts';
import type { Handler } from '../ports/handler.ts';

const LIMIT = 25;

/** The products that the account holds today. */
export const listAccountProducts: Handler<'listAccountProducts'> = async (request) => {
  const { entries, navs, today } = await accountPortfolio(request);
  const [known, documents] = await request.inTenant(async (db) => [
    await readProducts(db),
    await readProductDocuments(db),
  ]);
  const keys = new Set(positions(entries, navs, today).map(({ product }) => product));
  const held = [...keys].sort().flatMap((key) => known.get(key) ?? []);
  const cut = slice(request.query, LIMIT);
  const products = held
    .slice(cut.offset, cut.offset + cut.limit)
    .map((row) => toProduct(row, { navs, documents, today }));
  const where = `/accounts/${request.path.id}/products`;
  return { data: { products, ...page(where, request.query, cut, held.length) } };
};
