import { assertOrderable, type GivenOrder } from '../orders/validateOrder.ts';
import { pickTypeFields } from '../orders/pickTypeFields.ts';
import { loadOrderContext } from '../orders/loadOrderContext.ts';
import { showOperation } from '../orders/showOperation.ts';
import { storeOrder } from '../orders/storeOrder.ts';
import type { Handler } from '../ports/handler.ts';

/** Takes an order: judged whole on the server, with its account to itself while that lasts. */
export const createOperation: Handler<'createOperation'> = ({
  context,
  actor,
  body,
  transcript,
  inTenant,
}) =>
  inTenant(async (db) => {
    const order: GivenOrder = { ...pickTypeFields(body), uuid_transcript: transcript };
    const orderContext = await loadOrderContext(context, db, actor, order, { lock: true });
    await assertOrderable(db, actor, order, orderContext);
    const uuid = await storeOrder(context, db, actor, order, orderContext);
    return showOperation(context, db, actor, uuid);
  });
