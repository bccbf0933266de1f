import { findOperation } from '../operations/findOperation.ts';
import { readHistory, toHistoricalEntry } from '../operations/history.ts';
import { readSignings } from '../operations/readSignings.ts';
import { page, slice } from '../kernel/paging.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../ports/handler.ts';

const LIMIT = 25;

/** The changes of status of an operation, oldest first. */
export const listOperationHistorical: Handler<'listOperationHistorical'> = ({
  context,
  words,
  actor,
  path,
  query,
  inTenant,
}) =>
  inTenant(async (db) => {
    const { row } = await findOperation(db, actor, path.id, todayOf(context, actor));
    const changes = await readHistory(db, row.uuid);
    const signings = await readSignings(db, row.uuid);
    const cut = slice(query, LIMIT);
    const historical = changes
      .slice(cut.offset, cut.offset + cut.limit)
      .map((change) => toHistoricalEntry(words, change, signings));
    const where = `/operations/${row.uuid}/historical`;
    return { data: { historical, ...page(where, query, cut, changes.length) } };
  });
