import type { Schema } from '#/contract/schema.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { settledAddress } from '../identity/settledAddress.ts';
import { events } from '../notifications/events.ts';
import { notify } from '../notifications/notify.ts';
import { notFound, HttpError } from '../kernel/httpError.ts';
import { requiredText } from '../kernel/requiredText.ts';
import { answerMail } from '../support/answerMail.ts';
import { decide } from '../decisions/decide.ts';
import { lockRow } from '../decisions/lockRow.ts';

/** Answers a support request: whoever wrote it is told in their area and by mail. */
export async function answerIssue(
  context: Context,
  db: TenantDb,
  actor: Actor,
  uuid: string,
  { text, status = 'CLOSED' }: Schema<'IssueReply'>,
): Promise<void> {
  const answer = requiredText(text, '/body/text');
  const issue = await lock(db, uuid);
  await db
    .insertInto('issue_answers')
    .values({
      ...{ tenant_id: db.tenantId, uuid: context.id(), uuid_issue: issue.uuid, text: answer },
      ...{ answered_by: actor.userId!, answered_at: context.now() },
    })
    .execute();
  await setStatus(context, db, actor, issue, status);
  const intervener = issue.uuid_intervener;
  await notify(context, db, [
    { intervener, ...events.issueAnswered(), issue: issue.uuid, operation: issue.uuid_operation },
  ]);
  const to = await settledAddress(context, db, intervener);
  if (to) await context.mail.send(db, actor.tenant, answerMail(actor.tenant, to, answer));
}

/** Moves a support request to another status, without a word to whoever wrote it. @throws HttpError 409 where it is there */
export async function moveIssue(
  context: Context,
  db: TenantDb,
  actor: Actor,
  uuid: string,
  { status }: Schema<'IssueStatusChange'>,
): Promise<void> {
  const issue = await lock(db, uuid);
  if (issue.status === status) throw new HttpError(409, [{ code: 'already_decided' }]);
  await setStatus(context, db, actor, issue, status);
}

/** One that an investor wrote. */
async function lock(db: TenantDb, uuid: string) {
  const row = await lockRow(db, 'issues', uuid);
  if (!row.is_from_pa) throw notFound();
  return row;
}

async function setStatus(
  context: Context,
  db: TenantDb,
  actor: Actor,
  { uuid, status: before }: { uuid: string; status: string },
  status: Schema<'IssueStatus'>,
): Promise<void> {
  if (status === before) return;
  await db.updateTable('issues').set({ status }).where('uuid', '=', uuid).execute();
  await decide(context, db, actor, { kind: 'ISSUE', uuid_about: uuid, result: status });
}
