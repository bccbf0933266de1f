import type { Order } from '#/domain/orders/order.ts';
import { checkActive, readSelf } from '../interveners/checkActive.ts';
import { findOperation, type FoundOperation } from '../operations/findOperation.ts';
import { toOperation } from '../operations/toOperation.ts';
import { assertShown } from '../orders/assertShown.ts';
import { changeOrder } from '../orders/changeOrder.ts';
import { changeStandingOrder } from '../orders/changeStandingOrder.ts';
import { isStanding, judgeEdit, UNCHANGED, type JudgedEdit } from '../orders/judgeEdit.ts';
import { judgeMove } from '../orders/judgeMove.ts';
import { lockOperations } from '../orders/lockOperations.ts';
import { mailHolders } from '../orders/mailHolders.ts';
import { transitionOperation } from '../orders/transitionOperation.ts';
import { keepReceipt } from '../orders/keepReceipt.ts';
import { readOrderTitle } from '../orders/orderTitle.ts';
import { showOperation } from '../orders/showOperation.ts';
import { orderResumedMail, orderSuspendedMail } from '../orders/standingOrderMails.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { unprocessable } from '../kernel/httpError.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Handler, HandlerRequest } from '../ports/handler.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';

type Request = HandlerRequest<'updateOperation'>;

/**
 * Edits an order that nobody has signed yet; changes a periodic one that goes on by another that has to be
 * signed, which is what it answers then; or suspends and resumes a periodic one, of which everybody on the
 * account is told. One that is resumed is judged as if it were given now. What changes nothing is refused.
 */
const change = (request: Request) =>
  request.inTenant(async (db) => {
    const { context, actor, path, body, transcript } = request;
    const { tenant } = actor;
    const today = todayOf(context, actor);
    await findOperation(db, actor, path.id, today);
    // As it is when nobody else signs or moves it any more.
    await lockOperations(db, [path.id]);
    const found = await findOperation(db, actor, path.id, today);
    checkActive(await readSelf(db, actor), today);
    const { row } = found;
    const edit = await judgedEdit(request, db, found, { today });
    let shown = row.uuid;
    if (edit) {
      if (isStanding(row))
        shown = await changeStandingOrder(context, db, actor, row, edit, transcript);
      else await changeOrder(context, db, actor, row, edit);
    }
    const to = body.operation_status;
    if (to) {
      const facts = await judgeMove(context, db, actor, found, to, { today });
      const move = { tenant, uuid: row.uuid, to, by: 'INVESTOR', facts: { today } } as const;
      await transitionOperation(context, db, move);
      await keepReceipt(context, db, actor, row.uuid, facts);
      const title = await readOrderTitle(db, row);
      const letterTo = to === 'PERIODIC_ACTIVE' ? orderResumedMail : orderSuspendedMail;
      await mailHolders(context, db, tenant, row, (at) => letterTo(tenant, at, { title }));
    }
    return showOperation(context, db, actor, shown);
  });

/** Every reason why the change may not be made, whatever its form says of it. */
const refuse = (request: Request) =>
  request.inTenant(async (db) => {
    const { context, actor, path, body } = request;
    const today = todayOf(context, actor);
    const found = await findOperation(db, actor, path.id, today);
    checkActive(await readSelf(db, actor), today);
    await judgedEdit(request, db, found, { today, lock: false });
    const to = body.operation_status;
    if (to) await judgeMove(context, db, actor, found, to, { today, lock: false });
  });

export const updateOperation: Handler<'updateOperation'> = Object.assign(change, { refuse });

/** What is changed of the order's terms, judged; nothing where only its status is. */
async function judgedEdit(
  { context, actor, body, headers, answered = [], hasOwnAnswers = false }: Request,
  db: TenantDb,
  found: FoundOperation,
  at: { today: string; lock?: boolean },
): Promise<JudgedEdit | undefined> {
  const { operation_status, is_periodic, shown, ...said } = body;
  // A last date that was asked and is not sent was taken away.
  const emptied = answered.includes('per_end_date') && { per_end_date: null };
  const changes = { ...emptied, ...said } as Partial<Order>;
  const isMoved = operation_status !== undefined;
  const isChanged = Object.keys(changes).length > 0 || !isMoved;
  const edit = isChanged ? await judgeEdit(context, db, actor, found, changes, at) : undefined;
  if (
    is_periodic !== undefined &&
    is_periodic !== toOperation(found.row, at.today, navCalendarOf(actor.tenant)).is_periodic
  )
    throw unprocessable([{ code: 'const', path: '/is_periodic' }]);
  // Answers to a tenant's own questions, and nothing beside them, are a change of the order too.
  if (edit?.isSame && !isMoved && !hasOwnAnswers) throw unprocessable([UNCHANGED]);
  const byForm = headers['x-form'] !== undefined;
  if (edit) assertShown(shown, found.row, edit, edit.next, actor.tenant, byForm);
  return edit;
}
