import type { Order } from '#/domain/orders/order.ts';
import { checkActive, readSelf } from '../interveners/checkActive.ts';
import { findOperation, type FoundOperation } from '../operations/findOperation.ts';
import { toOperation } from '../operations/toOperation.ts';
import { changeOrder } from '../orders/changeOrder.ts';
import { changeStandingOrder } from '../orders/changeStandingOrder.ts';
import { lockOperations } from '../orders/lockOperations.ts';
import { mailHolders } from '../orders/mailHolders.ts';
import { transitionOperation } from '../orders/transitionOperation.ts';
import { keepReceipt } from '../orders/keepReceipt.ts';
import { statusChange } from '../orders/statusChange.ts';
import { validateChange } from '../orders/validateChange.ts';
import { readOrderTitle } from '../orders/orderTitle.ts';
import { assertMayOrder } from '../orders/assertMayOrder.ts';
import { showOperation } from '../orders/showOperation.ts';
import { orderResumedMail, orderSuspendedMail } from '../orders/standingOrderMails.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { HttpError, unprocessable } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';

/**
 * Edits an order that nobody has signed yet; changes a periodic one that goes on by another that has to be
 * signed, which is what it answers then; or suspends and resumes a periodic one, of which everybody on the
 * account is told. One that is resumed is judged as if it were given now.
 */
export const updateOperation: Handler<'updateOperation'> = ({
  context,
  actor,
  path,
  body,
  transcript,
  inTenant,
}) =>
  inTenant(async (db) => {
    const { tenant } = actor;
    const today = todayOf(context, actor);
    await findOperation(db, actor, path.id, today);
    // As it is when nobody else signs or moves it any more.
    await lockOperations(db, [path.id]);
    const found = await findOperation(db, actor, path.id, today);
    checkActive(await readSelf(db, actor), today);
    const { operation_status: to, is_periodic, ...given } = body;
    const calendar = navCalendarOf(tenant);
    const { shown: read, ...said } = given;
    const changes = said as Partial<Order>;
    // Answers to a tenant's own questions, and nothing beside them, are a change of the order too.
    const isChanged = Object.keys(changes).length > 0 || (!to && transcript !== undefined);
    if (isChanged) refuseUnlessChangeable(found);
    if (
      is_periodic !== undefined &&
      is_periodic !== toOperation(found.row, today, calendar).is_periodic
    )
      throw unprocessable([{ code: 'const', path: '/is_periodic' }]);
    const { row } = found;
    let shown = row.uuid;
    if (isChanged) {
      assertMayOrder(actor, found, isPeriodic(found) ? 'periodics' : 'cancel_order', today);
      if (isPeriodic(found))
        shown = await changeStandingOrder(context, db, actor, row, {
          ...{ ...changes, shown: read, transcript },
        });
      else await changeOrder(context, db, actor, row, { ...changes, shown: read });
    }
    if (to) {
      assertMayOrder(actor, found, 'periodics', today);
      // It moves money again: what is not taken today is not resumed.
      if (to === 'PERIODIC_ACTIVE' && row.operation_status === 'PERIODIC_SUSPENDED')
        await validateChange(context, db, actor, row, {});
      const facts = await statusChange(db, tenant, row, to, today);
      const move = { tenant, uuid: row.uuid, to, by: 'INVESTOR', facts: { today } } as const;
      await transitionOperation(context, db, move);
      await keepReceipt(context, db, actor, row.uuid, facts);
      const title = await readOrderTitle(db, row);
      const letterTo = to === 'PERIODIC_ACTIVE' ? orderResumedMail : orderSuspendedMail;
      await mailHolders(context, db, tenant, row, (at) => letterTo(tenant, at, { title }));
    }
    return showOperation(context, db, actor, shown);
  });

const isPeriodic = ({ row }: FoundOperation) => row.operation_status.startsWith('PERIODIC_');

function refuseUnlessChangeable(found: FoundOperation): void {
  if (found.row.operation_status === 'REGISTERED_ONLINE' || isPeriodic(found)) return;
  throw new HttpError(409, [{ code: 'operation.not_changeable' }]);
}
