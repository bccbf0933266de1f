import { findOperation } from '../operations/findOperation.ts';
import { readParticipants } from '../operations/participants.ts';
import { page, slice } from '../kernel/paging.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../ports/handler.ts';

const LIMIT = 25;

/** Who takes part in an operation: whoever ordered it first, then the others who may act on it. */
export const listOperationInterveners: Handler<'listOperationInterveners'> = ({
  context,
  actor,
  path,
  query,
  inTenant,
}) =>
  inTenant(async (db) => {
    const found = await findOperation(db, actor, path.id, todayOf(context, actor));
    const all = await readParticipants(db, actor, found);
    const cut = slice(query, LIMIT);
    const interveners = all.slice(cut.offset, cut.offset + cut.limit);
    const where = `/operations/${found.row.uuid}/interveners`;
    return { data: { interveners, ...page(where, query, cut, all.length) } };
  });
