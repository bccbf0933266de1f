import { assertOrderable, type GivenOrder } from '../orders/validateOrder.ts';
import { pickTypeFields } from '../orders/pickTypeFields.ts';
import { loadOrderContext } from '../orders/loadOrderContext.ts';
import { showOperation } from '../orders/showOperation.ts';
import { storeOrder } from '../orders/storeOrder.ts';
import type { Handler, HandlerRequest } from '../ports/handler.ts';

type Request = HandlerRequest<'createOperation'>;

/** Takes an order: judged whole on the server, with its account to itself while that lasts. */
const take = ({ context, actor, body, headers, transcript, inTenant }: Request) =>
  inTenant(async (db) => {
    const order: GivenOrder = {
      ...body,
      uuid_transcript: transcript,
      byForm: headers['x-form'] !== undefined,
    };
    const orderContext = await loadOrderContext(context, db, actor, order, { lock: true });
    await assertOrderable(db, actor, order, orderContext);
    const kept = pickTypeFields(order);
    const uuid = await storeOrder(context, db, actor, kept, orderContext);
    return showOperation(context, db, actor, uuid);
  });

/** Every reason why the order may not be given, whatever its form says of it. */
const refuse = ({ context, actor, body, inTenant }: Request) =>
  inTenant(async (db) => {
    const orderContext = await loadOrderContext(context, db, actor, body);
    await assertOrderable(db, actor, body, orderContext);
  });

export const createOperation: Handler<'createOperation'> = Object.assign(take, { refuse });
