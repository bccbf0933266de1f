import { operationTypes } from '#/domain/operations/index.ts';
import { typesWhere } from '#/domain/operations/typesWhere.ts';
import { seeAccount } from '../accounts/openAccount.ts';
import { loadOrderContext } from '../orders/loadOrderContext.ts';
import { readObstacles } from '../orders/orderObstacles.ts';
import { readReasonWords } from '../orders/toOrderReasons.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../ports/handler.ts';

const ordered = typesWhere(({ begunBy }) => begunBy === 'INVESTOR');

/** What the asker may order of a product on an account, and why not: of each type that the product has. */
export const listOrderTypes: Handler<'listOrderTypes'> = (request) => {
  const { context, actor, tenant, words, path, query, inTenant } = request;
  return inTenant(async (db) => {
    await seeAccount(db, actor, path.id, todayOf(context, actor));
    const subject = { uuid_account: path.id, key_product: query.key_product };
    const orderContext = await loadOrderContext(context, db, actor, subject, { at: '/query' });
    const { kind } = orderContext.rules.product;
    const types = ordered.filter((name) => operationTypes[name].kinds.includes(kind));
    const say = await readReasonWords(context, tenant, db, words);
    const order_types = [];
    for (const key of types) {
      const asked = { ...subject, operation_type: key };
      const { access, product } = await readObstacles(db, actor, asked, orderContext);
      const reasons = say([...access, ...product]);
      const name = words.value({ list: 'operation-types', code: key });
      order_types.push({ key, name, is_available: reasons.length === 0, reasons });
    }
    return { data: { order_types, total: order_types.length, next: null } };
  });
};
