import { sql } from 'kysely';
import { findOperation } from '../operations/findOperation.ts';
import { pageOf } from '../orders/listOperationsOf.ts';
import { newestFirst } from '../operations/operationOrder.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../ports/handler.ts';

const LIMIT = 25;

/**
 * What came of a request: executions of a transfer, occurrences of a periodic order. They are of the
 * request's own account, where somebody who sees their own orders only finds those alone.
 */
export const listSubOperations: Handler<'listSubOperations'> = ({
  context,
  actor,
  path,
  query,
  inTenant,
}) =>
  inTenant(async (db) => {
    const { row, isNarrowed } = await findOperation(db, actor, path.id, todayOf(context, actor));
    const orderedBy = isNarrowed ? actor.intervenerUuid : undefined;
    const accounts = [{ uuid: row.uuid_account, orderedBy }];
    const child = sql`(o.uuid_request = ${row.uuid}
      or o.details->>'per_uuid_operation_periodic_request' = ${row.uuid})`;
    const scope = { accounts, rows: [] };
    const question = { scope, where: [child], order: newestFirst };
    const asked = { path: `/operations/${row.uuid}/operations`, query, limit: LIMIT };
    const { rows, total, next } = await pageOf(context, db, actor, question, asked);
    return { data: { related_operations: rows, total, next } };
  });
