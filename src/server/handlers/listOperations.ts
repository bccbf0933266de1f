import { actorScope } from '../operations/operationScope.ts';
import { listOperationsOf } from '../operations/listOperationsOf.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../router/handler.ts';

const LIMIT = 25;
const SEARCH_LIMIT = 10;

/** Everything that the asker may see: an investor's accounts, or the whole tenant for staff. */
export const listOperations: Handler<'listOperations'> = ({ context, actor, query, inTenant }) =>
  inTenant(async (db) => {
    const scope = await actorScope(db, actor, todayOf(context, actor));
    const limit = query.$search ? SEARCH_LIMIT : LIMIT;
    const asked = { path: '/operations', query, limit };
    const found = await listOperationsOf(context, db, actor, scope, asked);
    const { rows: operations, total, next, isExact: is_total_exact } = found;
    return { data: { operations, total, next, is_total_exact } };
  });
