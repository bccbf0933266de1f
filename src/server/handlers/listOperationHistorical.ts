import { findOperation } from '../operations/findOperation.ts';
import { readHistoryLines, toHistoricalEntry } from '../operations/history.ts';
import { page, slice } from '../kernel/paging.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../ports/handler.ts';

const LIMIT = 25;

/** The changes of status of an operation and who signed in between, oldest first. */
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
    const lines = await readHistoryLines(db, row.uuid);
    const cut = slice(query, LIMIT);
    const historical = lines
      .slice(cut.offset, cut.offset + cut.limit)
      .map((line) => toHistoricalEntry(words, line));
    const where = `/operations/${row.uuid}/historical`;
    return { data: { historical, ...page(where, query, cut, lines.length) } };
  });
