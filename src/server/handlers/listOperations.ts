import { clientScope } from '../operations/operationScope.ts';
import { listOperationsOf } from '../orders/listOperationsOf.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../ports/handler.ts';

const LIMIT = 25;
const SEARCH_LIMIT = 10;

/** Everything that an investor may see, or the client whom staff look at. */
export const listOperations: Handler<'listOperations'> = ({ context, actor, query, inTenant }) =>
  inTenant(async (db) => {
    const scope = await clientScope(db, actor, query.uuid_intervener, todayOf(context, actor));
    const limit = query.$search ? SEARCH_LIMIT : LIMIT;
    const asked = { path: '/operations', query, limit };
    const found = await listOperationsOf(context, db, actor, scope, asked);
    const { rows: operations, ...page } = found;
    return { data: { operations, ...page } };
  });
