import { OPEN_LIMIT, page, slice } from '../kernel/paging.ts';
import { accountPortfolio } from '../positions/accountPortfolio.ts';
import { toEvolution } from '../positions/portfolio.ts';
import type { Handler } from '../ports/handler.ts';

export const listAccountEvolution: Handler<'listAccountEvolution'> = async (request) => {
  const all = await toEvolution(await accountPortfolio(request), request.query.range ?? 'TODO');
  const cut = slice(request.query, OPEN_LIMIT);
  const evolution = all.slice(cut.offset, cut.offset + cut.limit);
  const where = `/accounts/${request.path.id}/evolution`;
  return { data: { evolution, ...page(where, request.query, cut, all.length) } };
};
