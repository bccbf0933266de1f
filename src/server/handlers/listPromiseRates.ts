import { readPromiseRates } from '../orders/readPromiseRates.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../ports/handler.ts';

/** How the promised dates of executed orders were kept, by product. */
export const listPromiseRates: Handler<'listPromiseRates'> = ({
  context,
  actor,
  query,
  inTenant,
}) =>
  inTenant(async (db) => {
    const asked = { ...(query.since && { since: query.since }), until: todayOf(context, actor) };
    return { data: { products: await readPromiseRates(db, actor.tenant, asked) } };
  });
