import { OPEN_LIMIT, page, slice } from '../kernel/paging.ts';
import { accountPortfolio } from '../positions/accountPortfolio.ts';
import { toDistribution } from '../positions/portfolio.ts';
import type { Handler } from '../ports/handler.ts';

export const listAccountDistribution: Handler<'listAccountDistribution'> = async (request) => {
  const all = toDistribution(await accountPortfolio(request));
  const cut = slice(request.query, OPEN_LIMIT);
  const distribution = all.slice(cut.offset, cut.offset + cut.limit);
  const where = `/accounts/${request.path.id}/distribution`;
  return { data: { distribution, ...page(where, request.query, cut, all.length) } };
};
