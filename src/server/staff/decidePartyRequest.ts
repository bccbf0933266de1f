import type { Schema } from '#/contract/schema.ts';
import { fullName } from '#/domain/people/names.ts';
import type { Actor } from '../ports/actor.ts';
import { settledAddress } from '../identity/settledAddress.ts';
import { admitParty } from '../accounts/parties/admitParty.ts';
import { partyDecisionMail } from '../accounts/parties/partyDecisionMail.ts';
import type { PartyRequest } from '../accounts/parties/partyRequests.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { PasswordPage } from '../identity/passwordHandle.ts';
import { accountInMail } from '../mail/accountInMail.ts';
import { events } from '../notifications/events.ts';
import { notify } from '../notifications/notify.ts';
import { alreadyDecided, decide, reasonOf } from '../decisions/decide.ts';
import { lockRow } from '../decisions/lockRow.ts';

/**
 * Adds the person of a request to its account, with a login if they are new, or refuses to, saying why; whoever asked is told in their area and
 * by mail. With the last of the people asked for together their support request is closed. @source specification §2.6
 */
export async function decidePartyRequest(
  context: Context,
  db: TenantDb,
  actor: Actor,
  uuid: string,
  { result, reason: given, ...papers }: Schema<'PartyVerdict'>,
  page: PasswordPage,
): Promise<void> {
  const request = await lockRow(db, 'party_requests', uuid);
  const reason = reasonOf({ result, reason: given });
  if (request.status !== 'PENDING') throw alreadyDecided();
  const person =
    reason === null
      ? await admitParty(context, db, actor.tenant, request, { ...papers, page })
      : null;
  await db
    .updateTable('party_requests')
    .set({ status: reason === null ? 'DONE' : 'REJECTED', uuid_intervener: person })
    .where('uuid', '=', request.uuid)
    .execute();
  const about = { kind: 'PARTY_REQUEST', uuid_about: request.uuid } as const;
  await decide(context, db, actor, { ...about, result, reason: reason ?? undefined });
  await closeIssue(context, db, actor, request.uuid_issue);
  await tellAsker(context, db, actor, request, reason);
}

/** The request of the operations group is done when nobody of it waits any more. */
async function closeIssue(
  context: Context,
  db: TenantDb,
  actor: Actor,
  issue: string,
): Promise<void> {
  // Locked first: of two that are decided at once, the second sees that nobody waits.
  const { uuid, status } = await lockRow(db, 'issues', issue);
  const waiting = await db
    .selectFrom('party_requests')
    .select('uuid')
    .where('uuid_issue', '=', uuid)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  if (waiting || status === 'CLOSED') return;
  await db.updateTable('issues').set({ status: 'CLOSED' }).where('uuid', '=', uuid).execute();
  await decide(context, db, actor, { kind: 'ISSUE', uuid_about: uuid, result: 'CLOSED' });
}

async function tellAsker(
  context: Context,
  db: TenantDb,
  { tenant }: Actor,
  request: PartyRequest,
  reason: string | null,
): Promise<void> {
  const asker = await db
    .selectFrom('users')
    .innerJoin('accounts', (join) => join.onTrue())
    .select(['users.uuid_intervener', 'accounts.uuid', 'accounts.alias', 'accounts.account_number'])
    .where('users.uuid', '=', request.requested_by)
    .where('accounts.uuid', '=', request.uuid_account)
    .executeTakeFirst();
  if (!asker?.uuid_intervener) return;
  const name = fullName(request);
  const event =
    reason === null ? events.partyAdded({ name }) : events.partyRefused({ name, reason });
  const intervener = asker.uuid_intervener;
  await notify(context, db, [{ intervener, ...event, account: request.uuid_account }]);
  const to = await settledAddress(context, db, intervener);
  const told = { name, account: accountInMail(asker), reason };
  if (to) await context.mail.send(db, tenant, partyDecisionMail(tenant, to, told));
}
