import { fullName } from '#/domain/people/names.ts';
import { accountName } from '#/domain/people/accountName.ts';
import { readSelf } from '../interveners/checkActive.ts';
import { changeAccount } from '../accounts/openAccount.ts';
import { checkNewParties, tidyParty } from '../accounts/parties/checkNewParties.ts';
import { newPartyMail } from '../accounts/parties/newPartyMail.ts';
import { toRequested, type PartyRequest } from '../accounts/parties/partyRequests.ts';
import { accountInMail } from '../mail/accountInMail.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { HttpError, unprocessable } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';
import { openIssue } from '../support/openIssue.ts';
import type { Words } from '../kernel/words.ts';

/**
 * Keeps the request to add people to an account, for the operations group to finish, and mails the
 * asker what has to be done. @source specification §2.6
 */
export const addAccountInterveners: Handler<'addAccountInterveners'> = (request) => {
  const { context, words, actor, tenant, path, body, inTenant } = request;
  return inTenant(async (db) => {
    const today = todayOf(context, actor);
    const account = await changeAccount(db, actor, path.id, 'request_intervener', today);
    const { email } = await readSelf(db, actor);
    if (!email) throw new HttpError(409, [{ code: 'operate_email' }]);
    if (body.account_type !== undefined && body.account_type !== account.account_type)
      throw unprocessable([{ code: 'const', path: '/account_type' }]);
    const requests = body.interveners.map(tidyParty);
    await checkNewParties(db, account, requests);
    const said = tenant.words();
    const names = requests.map(fullName).join(', ');
    const issue = await openIssue(context, db, actor, {
      subject: said('issue.new_party', { names, account: accountName(account) }),
      description: requests
        .map((each) => `${fullName(each)} (${roleIn(said, each.role)})`)
        .join('\n'),
      links: { accounts: [`/api/accounts/${account.uuid}`] },
    });
    const rows = requests.map((each): PartyRequest => ({
      tenant_id: tenant.id,
      uuid: context.id(),
      uuid_account: account.uuid,
      role: each.role,
      name: each.name,
      lastname_1: each.lastname_1?.trim() || null,
      lastname_2: each.lastname_2?.trim() || null,
      document_type: each.document_type ?? null,
      document: each.document_number ?? null,
      email: each.email,
      mobile_phone: each.mobile_phone ?? null,
      status: 'PENDING',
      uuid_issue: issue,
      uuid_intervener: null,
      requested_by: actor.userId!,
      requested_at: context.now(),
    }));
    await db.insertInto('party_requests').values(rows).execute();
    const people = requests.map((each) => ({
      name: fullName(each),
      role: roleIn(words, each.role),
    }));
    await context.mail.send(
      db,
      tenant,
      newPartyMail(tenant, email, accountInMail(account), people, words),
    );
    return {
      data: {
        interveners: rows.map((row) => toRequested(row, true)),
        total: rows.length,
        next: null,
      },
    };
  });
};

/** A role in the middle of a sentence. */
const roleIn = (words: Words, role: string): string =>
  words.value({ list: 'roles', code: role }).toLowerCase();
