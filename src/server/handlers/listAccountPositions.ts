import { OPEN_LIMIT, page, slice } from '../kernel/paging.ts';
import { readAccountPortfolio } from '../positions/accountPortfolio.ts';
import { readLeaving } from '../operations/readLeaving.ts';
import { toPositions } from '../positions/portfolio.ts';
import type { Handler } from '../ports/handler.ts';

export const listAccountPositions: Handler<'listAccountPositions'> = async (request) => {
  const { id } = request.path;
  const [portfolio, asLeaving] = await request.inTenant((db) =>
    Promise.all([readAccountPortfolio(request, db), readLeaving(db, [id])]),
  );
  const isSeenWhole = portfolio.seenWhole.includes(id);
  const held = toPositions(portfolio);
  const all = isSeenWhole ? held.map(asLeaving) : held;
  const cut = slice(request.query, OPEN_LIMIT);
  const positions = all.slice(cut.offset, cut.offset + cut.limit);
  const where = `/accounts/${id}/positions`;
  return { data: { positions, ...page(where, request.query, cut, all.length) } };
};
