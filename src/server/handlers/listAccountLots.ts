import { OPEN_LIMIT, page, slice } from '../kernel/paging.ts';
import { accountPortfolio } from '../positions/accountPortfolio.ts';
import { toHeldLots } from '../positions/heldLots.ts';
import type { Handler } from '../ports/handler.ts';

/** Where each lot of the account's positions comes from: purchase, transfers, cost, value. */
export const listAccountLots: Handler<'listAccountLots'> = async (request) => {
  const { query, path } = request;
  const all = toHeldLots(await accountPortfolio(request))
    .filter(
      ({ key_product }) => query.key_product === undefined || key_product === query.key_product,
    )
    .map((lot, place) => ({ ...lot, place }));
  const cut = slice(query, OPEN_LIMIT);
  const lots = all.slice(cut.offset, cut.offset + cut.limit);
  return { data: { lots, ...page(`/accounts/${path.id}/lots`, query, cut, all.length) } };
};
