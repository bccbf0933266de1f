import type { Order } from '#/domain/orders/order.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { HttpError } from '../kernel/httpError.ts';
import { changeDeadline } from './changeDeadline.ts';
import { findOpenChange } from './findOpenChange.ts';
import { validateChange } from './validateChange.ts';
import { mailHolders } from './mailHolders.ts';
import { orderTitle } from './orderTitle.ts';
import { changeAskedMail } from './standingOrderMails.ts';
import { storeOrder } from './storeOrder.ts';

/**
 * Changes a standing order by an order of its own with its own papers: the one that stands goes on as it was
 * signed until everybody who must sign has signed the other. Everybody on the account is told by mail. Answers
 * the uuid of the change, or of the order itself where nothing would change. Throws 409
 * `operation.change_pending` while another change waits. The operation is locked.
 */
export async function changeStandingOrder(
  context: Context,
  db: TenantDb,
  actor: Actor,
  row: StoredOperation,
  changes: Partial<Order>,
): Promise<string> {
  const { tenant } = actor;
  if (await findOpenChange(db, row))
    throw new HttpError(409, [{ code: 'operation.change_pending' }]);
  const {
    order,
    ground: orderContext,
    isSame,
  } = await validateChange(context, db, actor, row, changes);
  if (isSame) return row.uuid;
  const deadline = await changeDeadline(db, tenant, row, orderContext.product, context.now());
  const replaced = { uuid_replaced: row.uuid, change_deadline: deadline };
  const uuid = await storeOrder(context, db, actor, order, orderContext, replaced);
  const title = orderTitle(row.operation_type, orderContext.product.name_product);
  await mailHolders(context, db, tenant, row, (to) =>
    changeAskedMail(tenant, to, { title, deadline }),
  );
  return uuid;
}
