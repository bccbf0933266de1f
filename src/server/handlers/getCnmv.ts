import { page, slice } from '../kernel/paging.ts';
import { readManagers } from '../reference/managers.ts';
import { searchable } from '../kernel/searchable.ts';
import type { Handler } from '../ports/handler.ts';

const LIMIT = 25;

/** Managers of the regulator's register; `$search` finds a part of a name, a code or an ISIN. */
export const getCnmv: Handler<'getCnmv'> = ({ query, inTenant }) =>
  inTenant(async (db) => {
    const wanted = searchable(query.$search ?? '');
    const has = (text: string | null | undefined) => searchable(text ?? '').includes(wanted);
    const found = (await readManagers(db)).filter(
      ({ key, name, dgs_code, products = [] }) =>
        [key, name, dgs_code].some(has) ||
        products.some((product) => [product.name, product.isin, product.dgs_code].some(has)),
    );
    const cut = slice(query, LIMIT);
    const entities = found.slice(cut.offset, cut.offset + cut.limit);
    return { data: { entities, ...page('/cnmv', query, cut, found.length) } };
  });
