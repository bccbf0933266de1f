import { refuseUnlessOrderable } from '../orders/judgeOrder.ts';
import { ownFields } from '../orders/ownFields.ts';
import { readGround } from '../orders/readGround.ts';
import { showOperation } from '../orders/showOperation.ts';
import { storeOrder } from '../orders/storeOrder.ts';
import type { Handler } from '../router/handler.ts';

/** Takes an order: judged whole on the server, with its account to itself while that lasts. */
export const createOperation: Handler<'createOperation'> = ({ context, actor, body, inTenant }) =>
  inTenant(async (db) => {
    const order = ownFields(body);
    const ground = await readGround(context, db, actor, order, { lock: true });
    await refuseUnlessOrderable(db, actor, order, ground);
    const uuid = await storeOrder(context, db, actor, order, ground);
    return showOperation(context, db, actor, uuid);
  });
