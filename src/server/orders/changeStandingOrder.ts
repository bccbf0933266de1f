import type { OperationStatus } from '#/domain/operations/status/statuses.ts';
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
import { assertShown } from './assertShown.ts';
import { withNames } from './namedTerms.ts';
import { keepReceipt } from './keepReceipt.ts';
import { nextOfChange } from './changeTerms.ts';
import { termSayings } from './termWords.ts';
import { writeHistory } from './writeHistory.ts';

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
  {
    shown,
    transcript = null,
    ...changes
  }: Partial<Order> & { shown?: string | null; transcript?: string | null | undefined },
): Promise<string> {
  const { tenant } = actor;
  if (await findOpenChange(db, row))
    throw new HttpError(409, [{ code: 'operation.change_pending' }]);
  const validated = await validateChange(context, db, actor, row, changes);
  const { order, ground: orderContext, terms, isSame } = validated;
  const next = await nextOfChange(db, tenant, row, validated);
  assertShown(shown, row, validated, next, tenant);
  if (isSame) return row.uuid;
  const deadline = await changeDeadline(db, tenant, row, orderContext.product, context.now());
  const replaced = { uuid_replaced: row.uuid, change_deadline: deadline };
  // What was asked for the order of before was asked for that one.
  const given = { ...order, uuid_transcript: transcript };
  const uuid = await storeOrder(context, db, actor, given, orderContext, replaced);
  const told = await withNames(db, terms);
  const line = { from: row.operation_status, to: row.operation_status as OperationStatus };
  for (const change of termSayings(told, row.amount_shares_indicator))
    await writeHistory(context, db, {
      ...{ operation: row.uuid, ...line, by: 'INVESTOR', channel: 'ONLINE' },
      reason: { words: 'why.change_asked', values: { change } },
    });
  await keepReceipt(context, db, actor, uuid, { kind: 'CHANGE_ASKED', terms, next });
  const title = orderTitle(row.operation_type, orderContext.product.name_product);
  await mailHolders(context, db, tenant, row, (to) =>
    changeAskedMail(tenant, to, { title, deadline }),
  );
  return uuid;
}
