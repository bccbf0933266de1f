import { OPEN_LIMIT, page, slice } from '../kernel/paging.ts';
import { readAccountPortfolio } from '../positions/accountPortfolio.ts';
import { readLeaving } from '../operations/readLeaving.ts';
import { toPositions } from '../positions/portfolio.ts';
import type { Handler } from '../ports/handler.ts';

export const listAccountPositions: Handler<'listAccountPositions'> = async (request) => {
  const { portfolio, asLeaving } = await request.inTenant(async (db) => {
    const portfolio = await readAccountPortfolio(request, db);
    return { portfolio, asLeaving: await readLeaving(db, portfolio.seenWhole) };
  });
  const all = toPositions(portfolio).map(asLeaving);
  const cut = slice(request.query, OPEN_LIMIT);
  const positions = all.slice(cut.offset, cut.offset + cut.limit);
  const where = `/accounts/${request.path.id}/positions`;
  return { data: { positions, ...page(where, request.query, cut, all.length) } };
};
