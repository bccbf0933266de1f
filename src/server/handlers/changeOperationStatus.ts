import { transitionOperation } from '../orders/transitionOperation.ts';
import { showOperation } from '../orders/showOperation.ts';
import { findOperation } from '../operations/findOperation.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../ports/handler.ts';

/** Staff moves an operation on; the state machine says whether it may. */
export const changeOperationStatus: Handler<'changeOperationStatus'> = ({
  context,
  actor,
  path,
  body,
  inTenant,
}) =>
  inTenant(async (db) => {
    const today = todayOf(context, actor);
    const { row } = await findOperation(db, actor, path.id, today);
    await transitionOperation(context, db, {
      tenant: actor.tenant,
      uuid: row.uuid,
      to: body.operation_status,
      by: 'STAFF',
      channel: 'PRESENCIAL',
      reason: body.reason?.trim() || null,
      facts: { today },
    });
    return showOperation(context, db, actor, row.uuid);
  });
