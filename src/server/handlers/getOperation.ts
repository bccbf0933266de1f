import { findOperation } from '../operations/findOperation.ts';
import { readCancellationFacts } from '../orders/cancellationFacts.ts';
import { operationActions } from '../operations/operationActions.ts';
import { toWholeOperation } from '../operations/toOperation.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../router/handler.ts';

/** An operation with everything that is known of it, and what the asker may do with it now. */
export const getOperation: Handler<'getOperation'> = ({ context, actor, path, inTenant }) =>
  inTenant(async (db) => {
    const today = todayOf(context, actor);
    const found = await findOperation(db, actor, path.id, today);
    const operation = toWholeOperation(found.row, today);
    const facts = await readCancellationFacts(db, actor.tenant, [found.row], context.now());
    const allowed = operationActions(actor, found, operation, today, facts.get(found.row.uuid));
    return { data: { operation: { ...operation, ...allowed } } };
  });
