import { checkActive, readSelf } from '../interveners/checkActive.ts';
import { findOperation } from '../operations/findOperation.ts';
import { transitionOperation } from '../orders/transitionOperation.ts';
import { assertMayOrder } from '../orders/assertMayOrder.ts';
import { keepReceipt } from '../orders/keepReceipt.ts';
import { statusChange } from '../orders/statusChange.ts';
import { showOperation } from '../orders/showOperation.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../ports/handler.ts';

/** Cancels an order; it stays in the history. @source specification §7 (DELETE /operations/{id}) */
export const deleteOperation: Handler<'deleteOperation'> = ({ context, actor, path, inTenant }) =>
  inTenant(async (db) => {
    const today = todayOf(context, actor);
    const found = await findOperation(db, actor, path.id, today);
    checkActive(await readSelf(db, actor), today);
    assertMayOrder(actor, found, 'cancel_order', today);
    const facts = await statusChange(db, actor.tenant, found.row, 'CANCELLED', today);
    await transitionOperation(context, db, {
      tenant: actor.tenant,
      uuid: found.row.uuid,
      to: 'CANCELLED',
      by: 'INVESTOR',
      facts: { today },
    });
    await keepReceipt(context, db, actor, found.row.uuid, facts);
    return showOperation(context, db, actor, found.row.uuid);
  });
