import type { Schema } from '#/contract/schema.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { page, slice } from '../kernel/paging.ts';
import { readFilter } from '../kernel/readFilter.ts';
import { notFound } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';
import { answerIssue as answer, moveIssue } from '../staff/answerIssue.ts';
import { readStaffDocuments, toStaffDocument } from '../staff/staffDocuments.ts';
import { issueFilter, readStaffIssues } from '../staff/staffIssues.ts';

const LIMIT = 25;
const FILES = { limit: 100, offset: 0 };

/** What investors wrote to the manager. */
export const listStaffIssues: Handler<'listStaffIssues'> = ({ query, inTenant }) =>
  inTenant(async (db) => {
    const cut = slice(query, LIMIT);
    const filter = readFilter(query.$filter, issueFilter);
    const { issues, total } = await readStaffIssues(db, cut, filter);
    return { data: { issues, ...page('/staff/issues', query, cut, total) } };
  });

/** One of them with the files of the operation that it is about. */
export const getStaffIssue: Handler<'getStaffIssue'> = ({ path, inTenant }) =>
  inTenant(async (db) => ({ data: { issue: await readIssue(db, path.id) } }));

/** Answers one of them. */
export const answerIssue: Handler<'answerIssue'> = ({ context, actor, path, body, inTenant }) =>
  inTenant(async (db) => {
    await answer(context, db, actor, path.id, body);
    return { data: { issue: await readIssue(db, path.id) } };
  });

/** Moves one of them to another status. */
export const changeIssueStatus: Handler<'changeIssueStatus'> = (request) => {
  const { context, actor, path, body, inTenant } = request;
  return inTenant(async (db) => {
    await moveIssue(context, db, actor, path.id, body);
    return { data: { issue: await readIssue(db, path.id) } };
  });
};

async function readIssue(db: TenantDb, uuid: string): Promise<Schema<'StaffIssue'>> {
  const { issues } = await readStaffIssues(db, { limit: 1, offset: 0 }, { uuid });
  const [issue] = issues;
  if (!issue) throw notFound();
  const owner = issue.uuid_operation;
  if (!owner) return { ...issue, documents: [] };
  const filter = { section: 'OPERATION', uuid_owner: owner };
  const { rows } = await readStaffDocuments(db, FILES, filter);
  return { ...issue, documents: rows.map(toStaffDocument) };
}
