import { OPEN_LIMIT, page, slice } from '../kernel/paging.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { readNavBook } from '../positions/navBook.ts';
import { offeredProducts } from '../products/offeredProducts.ts';
import { readProductDocuments } from '../products/productDocuments.ts';
import { toProduct } from '../products/toProduct.ts';
import { readFilter } from '../kernel/readFilter.ts';
import { searchable } from '../kernel/searchable.ts';
import type { Handler } from '../ports/handler.ts';

const filterable = { kind: 'string', class: 'string', is_complex: 'boolean' } as const;

/**
 * The tenant's products; `$search` finds a part of the name, with or without accents, or the
 * beginning of the ISIN.
 */
export const listProducts: Handler<'listProducts'> = ({ context, actor, query, inTenant }) =>
  inTenant(async (db) => {
    const wanted = searchable(query.$search ?? '');
    const filter = Object.entries(readFilter(query.$filter, filterable));
    const all = await offeredProducts(db, actor.tenant);
    const fitting = all.filter((row) =>
      filter.every(([field, value]) => row[field as keyof typeof filterable] === value),
    );
    const found = fitting.filter(
      ({ name_product, isin }) =>
        searchable(name_product).includes(wanted) || isin?.toLowerCase().startsWith(wanted),
    );
    const navs = await readNavBook(context, db);
    const documents = await readProductDocuments(db);
    const view = { navs, documents, today: todayOf(context, actor) };
    const cut = slice(query, OPEN_LIMIT);
    const products = found
      .slice(cut.offset, cut.offset + cut.limit)
      .map((row) => toProduct(row, view));
    return { data: { products, ...page('/products', query, cut, found.length) } };
  });
