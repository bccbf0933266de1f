import { OPEN_LIMIT, page, slice } from '../kernel/paging.ts';
import { accountPortfolio } from '../positions/accountPortfolio.ts';
import { seeAccount } from '../accounts/openAccount.ts';
import { toHeldLots } from '../positions/heldLots.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { toWire } from '#/domain/money/wire.ts';
import type { Schema } from '#/contract/schema.ts';
import { readPendingHistories } from '../orders/pendingHistories.ts';
import type { Handler, HandlerRequest } from '../ports/handler.ts';
import { readProducts } from '../products/readProducts.ts';

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
  const awaiting_fiscal_data = await readAwaitingHistory(request);
  return {
    data: {
      lots,
      awaiting_fiscal_data,
      ...page(`/accounts/${path.id}/lots`, query, cut, all.length),
    },
  };
};

/**
 * What came without dates and cost, which make it no lot of the position yet; nothing for who sees of the account
 * their own alone.
 */
const readAwaitingHistory = ({
  context,
  inTenant,
  tenant,
  actor,
  path,
  query,
}: HandlerRequest<'listAccountLots'>) =>
  inTenant(async (db): Promise<Schema<'AwaitedHistory'>[]> => {
    const seen = await seeAccount(db, actor, path.id, todayOf(context, actor));
    if (seen.only !== undefined) return [];
    const of = { account: seen.row.uuid, product: query.key_product };
    const pending = await readPendingHistories(db, tenant, of);
    const products = await readProducts(db);
    return pending.map(({ uuid, product, amount, since }) => ({
      uuid_operation: uuid,
      key_product: product,
      name_product: products.get(product)?.name_product ?? product,
      amount: toWire(amount, 2),
      since,
    }));
  });
