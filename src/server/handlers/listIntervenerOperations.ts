import { listOperationsOf } from '../orders/listOperationsOf.ts';
import { partyScope } from '../operations/operationScope.ts';
import { findIntervener } from '../interveners/findIntervener.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../ports/handler.ts';

const LIMIT = 25;

/** The operations that the intervener sees; staff who look at a client see what the client sees. */
export const listIntervenerOperations: Handler<'listIntervenerOperations'> = ({
  context,
  actor,
  path,
  query,
  inTenant,
}) =>
  inTenant(async (db) => {
    const { uuid } = await findIntervener(db, actor, path.id);
    const scope = await partyScope(db, uuid, todayOf(context, actor));
    const asked = { path: `/interveners/${uuid}/operations`, query, limit: LIMIT };
    const { rows, total, next } = await listOperationsOf(context, db, actor, scope, asked);
    return { data: { related_operations: rows, total, next } };
  });
