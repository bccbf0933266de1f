import { listOperationsOf } from '../orders/listOperationsOf.ts';
import { accountScope } from '../operations/operationScope.ts';
import { OPEN_LIMIT } from '../kernel/paging.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../ports/handler.ts';

export const listAccountOperations: Handler<'listAccountOperations'> = ({
  context,
  actor,
  path,
  query,
  inTenant,
}) =>
  inTenant(async (db) => {
    const scope = await accountScope(db, actor, path.id, todayOf(context, actor));
    const asked = { path: `/accounts/${path.id}/operations`, query, limit: OPEN_LIMIT };
    const { rows, total, next } = await listOperationsOf(context, db, actor, scope, asked);
    return { data: { related_operations: rows, total, next } };
  });
