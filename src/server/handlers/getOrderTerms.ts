import { seeAccount } from '../accounts/openAccount.ts';
import { loadOrderContext } from '../orders/loadOrderContext.ts';
import { readOrderTerms } from '../orders/readOrderTerms.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../ports/handler.ts';

/** What an order may be now, before anything of it is filled in. Changes and keeps nothing. */
export const getOrderTerms: Handler<'getOrderTerms'> = (request) => {
  const { context, actor, path, query, inTenant } = request;
  return inTenant(async (db) => {
    await seeAccount(db, actor, path.id, todayOf(context, actor));
    const asked = { ...query, uuid_account: path.id };
    const orderContext = await loadOrderContext(context, db, actor, asked, { at: '/query' });
    return { data: { terms: await readOrderTerms(request, db, asked, orderContext) } };
  });
};
