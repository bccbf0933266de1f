import type { Schema } from '#/contract/schema.ts';
import { accountTypes } from '#/domain/access/accountTypes.ts';
import { checkRoleChange } from '#/domain/access/partyRoles.ts';
import type { Issue } from '#/domain/kernel/issue.ts';
import { checkEmailAt, checkMobile, toPhone } from '#/domain/people/checkContacts.ts';
import { checkIdentity } from '#/domain/people/checkIdentity.ts';
import { compact } from '#/domain/rules/compact.ts';
import { partiesOf } from '../../interveners/partiesOf.ts';
import type { TenantDb } from '../../database/withTenant.ts';
import { HttpError, unprocessable } from '../../kernel/httpError.ts';
import { assertHasPlace } from '../assertHasPlace.ts';
import type { AccountRow } from '../readAccounts.ts';
import { readPartyRequests } from './partyRequests.ts';

type Request = Schema<'AccountIntervenerRequest'>;

/** A request as it is stored: documents and telephones in their spelling. */
export const tidyParty = (request: Request): Request => ({
  ...request,
  name: request.name.trim(),
  email: request.email.trim(),
  ...(request.document_number && { document_number: compact(request.document_number) }),
  ...(request.mobile_phone && { mobile_phone: toPhone(request.mobile_phone) }),
});

/**
 * Refuses people who cannot be added: a role that this type of account does not have, contact data or
 * documents that are none (422), or somebody who is there or asked for already (409).
 * @param requests tidy
 */
export async function checkNewParties(
  db: TenantDb,
  account: AccountRow,
  requests: readonly Request[],
): Promise<void> {
  const issues = requests.flatMap((request, index) =>
    checkParty(request, account).map((issue) => ({
      ...issue,
      path: `/interveners/${index}${issue.path}`,
    })),
  );
  if (issues.length > 0) throw unprocessable(issues);
  const roles = await rolesByDocument(db, account);
  const asked = await readPartyRequests(db, account);
  assertHasPlace(asked.length, requests.length);
  const known = new Set(asked.flatMap(({ document }) => document ?? []));
  requests.forEach(({ document_number: document, role }, index) => {
    if (!document) return;
    const path = `/body/interveners/${index}/document_number`;
    const isThere = roles.has(document) && !isWidened(roles.get(document)!, role);
    if (isThere || known.has(document)) throw new HttpError(409, [{ code: 'party.known', path }]);
    known.add(document);
  });
}

function checkParty(request: Request, { account_type }: AccountRow): Issue[] {
  const { role, name, email, mobile_phone, document_type, document_number } = request;
  const roles: readonly string[] = accountTypes[account_type].roles;
  return [
    ...(roles.includes(role) ? [] : [{ code: 'party.role_by_account', path: '/role' }]),
    ...(name === '' ? [{ code: 'required', path: '/name' }] : []),
    ...checkEmailAt(email),
    ...(mobile_phone ? checkMobile(mobile_phone) : []),
    ...checkIdentity(document_number, document_type),
  ];
}

/** Somebody who may only look is asked for anew, with their signature, to place orders too. */
const isWidened = (from: readonly string[], to: string): boolean =>
  checkRoleChange(from, [to]).some(({ code }) => code === 'party.role_widened');

/** The documents of everybody who is on the account, each with their roles there. */
async function rolesByDocument(db: TenantDb, account: AccountRow): Promise<Map<string, string[]>> {
  const there = await partiesOf(db)
    .select(['person.document', 'party.account_intervener_role as role'])
    .where('party.uuid_account', '=', account.uuid)
    .execute();
  const roles = new Map<string, string[]>();
  for (const { document, role } of there)
    if (document) roles.set(document, [...(roles.get(document) ?? []), role]);
  return roles;
}
