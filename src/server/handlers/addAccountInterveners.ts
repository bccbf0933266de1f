import { fullName } from '#/domain/people/names.ts';
import { accountName } from '#/domain/people/accountName.ts';
import type { CodesDocument } from '#/language/documents/tenantDocuments.ts';
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
import { releasedCodes } from '../tenants/releasedCodes.ts';

/**
 * Keeps the request to add people to an account, for the operations group to finish, and mails the
 * asker what has to be done. @source specification §2.6
 */
export const addAccountInterveners: Handler<'addAccountInterveners'> = (request) => {
  const { context, actor, tenant, path, body, inTenant } = request;
  return inTenant(async (db) => {
    const today = todayOf(context, actor);
    const account = await changeAccount(db, actor, path.id, 'request_intervener', today);
    const { email } = await readSelf(db, actor);
    if (!email) throw new HttpError(409, [{ code: 'operate_email' }]);
    if (body.account_type !== undefined && body.account_type !== account.account_type)
      throw unprocessable([{ code: 'const', path: '/account_type' }]);
    const requests = body.interveners.map(tidyParty);
    await checkNewParties(db, account, requests);
    const roles = await releasedCodes(context, tenant, 'roles', db);
    const people = requests.map((each) => ({
      name: fullName(each),
      role: roleLabel(roles, each.role),
    }));
    const names = people.map((each) => each.name).join(', ');
    const issue = await openIssue(context, db, actor, {
      subject: `Solicitud de nuevo interviniente: ${names} (cuenta ${accountName(account)})`,
      description: people.map((each) => `${each.name} (${each.role})`).join('\n'),
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
    await context.mail.send(
      db,
      tenant,
      newPartyMail(tenant, email, accountInMail(account), people),
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

function roleLabel({ items }: CodesDocument, role: string): string {
  const label = items[role]?.label;
  return typeof label === 'string' ? label.toLowerCase() : role;
}
