import { page, slice } from '../kernel/paging.ts';
import { findIntervener } from '../interveners/findIntervener.ts';
import { notFound } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';
import { readIntervenerIssues } from '../support/intervenerIssues.ts';

const LIMIT = 25;

/** What an intervener wrote to the manager, with the answers: for themselves and for staff. */
export const listIntervenerIssues: Handler<'listIntervenerIssues'> = (request) => {
  const { actor, path, query, inTenant } = request;
  return inTenant(async (db) => {
    const { uuid } = await findIntervener(db, actor, path.id);
    const cut = slice(query, LIMIT);
    const { issues, total } = await readIntervenerIssues(db, uuid, cut);
    return { data: { issues, ...page(`/interveners/${uuid}/issues`, query, cut, total) } };
  });
};

/** One of them. */
export const getIntervenerIssue: Handler<'getIntervenerIssue'> = ({ actor, path, inTenant }) =>
  inTenant(async (db) => {
    const { uuid } = await findIntervener(db, actor, path.id);
    const one = { limit: 1, offset: 0 };
    const { issues } = await readIntervenerIssues(db, uuid, one, path.issueId);
    if (!issues[0]) throw notFound();
    return { data: { issue: issues[0] } };
  });
