import { checkActive, readSelf } from '../interveners/checkActive.ts';
import { findOperation } from '../operations/findOperation.ts';
import { judgeMove } from '../orders/judgeMove.ts';
import { transitionOperation } from '../orders/transitionOperation.ts';
import { keepReceipt } from '../orders/keepReceipt.ts';
import { showOperation } from '../orders/showOperation.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler, HandlerRequest } from '../ports/handler.ts';
import type { TenantDb } from '../database/withTenant.ts';

type Request = HandlerRequest<'deleteOperation'>;

/** Cancels an order; it stays in the history. @source specification §7 (DELETE /operations/{id}) */
const cancel = (request: Request) =>
  request.inTenant(async (db) => {
    const { context, actor } = request;
    const { found, facts, today } = await judge(request, db);
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

/** Every reason why it may not be cancelled, whatever its form says of it. */
const refuse = (request: Request) =>
  request.inTenant(async (db) => void (await judge(request, db)));

export const deleteOperation: Handler<'deleteOperation'> = Object.assign(cancel, { refuse });

async function judge({ context, actor, path }: Request, db: TenantDb) {
  const today = todayOf(context, actor);
  const found = await findOperation(db, actor, path.id, today);
  checkActive(await readSelf(db, actor), today);
  return {
    found,
    today,
    facts: await judgeMove(context, db, actor, found, 'CANCELLED', { today }),
  };
}
