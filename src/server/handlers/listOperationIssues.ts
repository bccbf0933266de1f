import { findOperation } from '../operations/findOperation.ts';
import { readOperationIssues } from '../operations/operationIssues.ts';
import { page, slice } from '../kernel/paging.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../ports/handler.ts';

const LIMIT = 25;

/** The requests and incidents about an operation, newest first. */
export const listOperationIssues: Handler<'listOperationIssues'> = ({
  context,
  actor,
  path,
  query,
  inTenant,
}) =>
  inTenant(async (db) => {
    const { row } = await findOperation(db, actor, path.id, todayOf(context, actor));
    const all = await readOperationIssues(db, actor, row.uuid);
    const cut = slice(query, LIMIT);
    const issues = all.slice(cut.offset, cut.offset + cut.limit);
    return {
      data: { issues, ...page(`/operations/${row.uuid}/issues`, query, cut, all.length) },
    };
  });
