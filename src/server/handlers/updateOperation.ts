import type { Order } from '#/domain/operations/order.ts';
import { checkActive, readSelf } from '../access/checkActive.ts';
import { findOperation, type FoundOperation } from '../operations/findOperation.ts';
import { changeOrder } from '../orders/changeOrder.ts';
import { lockOperations } from '../orders/lockOperations.ts';
import { moveOperation } from '../orders/moveOperation.ts';
import { refuseUnlessMay } from '../orders/refuseUnlessMay.ts';
import { showOperation } from '../orders/showOperation.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { Refusal, unprocessable } from '../refusal.ts';
import type { Handler } from '../router/handler.ts';

/**
 * Changes an order that nobody has signed yet, or a periodic one that goes on, judged anew as a whole;
 * or suspends and resumes a periodic one.
 */
export const updateOperation: Handler<'updateOperation'> = ({
  context,
  actor,
  path,
  body,
  inTenant,
}) =>
  inTenant(async (db) => {
    const today = todayOf(context, actor);
    await findOperation(db, actor, path.id, today);
    // As it is when nobody else signs or moves it any more.
    await lockOperations(db, actor.tenant.id, [path.id]);
    const found = await findOperation(db, actor, path.id, today);
    checkActive(await readSelf(db, actor), today);
    const { operation_status: to, is_periodic, ...changes } = body;
    if (is_periodic !== undefined && is_periodic !== isPeriodic(found))
      throw unprocessable([{ code: 'const', path: '/is_periodic' }]);
    const hasChanges = Object.keys(changes).length > 0;
    const { uuid } = found.row;
    if (hasChanges) {
      refuseUnlessChangeable(found);
      refuseUnlessMay(actor, found, isPeriodic(found) ? 'periodics' : 'cancel_order', today);
      await changeOrder(context, db, actor, found.row, changes as Partial<Order>);
    }
    if (to) {
      refuseUnlessMay(actor, found, 'periodics', today);
      const { tenant } = actor;
      await moveOperation(context, db, { tenant, uuid, to, by: 'INVESTOR', facts: { today } });
    }
    return showOperation(context, db, actor, uuid);
  });

const isPeriodic = ({ row }: FoundOperation) => row.operation_status.startsWith('PERIODIC_');

function refuseUnlessChangeable(found: FoundOperation): void {
  if (found.row.operation_status === 'REGISTERED_ONLINE' || isPeriodic(found)) return;
  throw new Refusal(409, [{ code: 'operation.not_changeable' }]);
}
