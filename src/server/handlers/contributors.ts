import { checkEmailAt } from '#/domain/people/checkContacts.ts';
import { checkIdentity } from '#/domain/people/checkIdentity.ts';
import { fullName } from '#/domain/people/names.ts';
import { compact } from '#/domain/rules/compact.ts';
import type { Issue } from '#/domain/kernel/issue.ts';
import { changeAccount, seeAccount } from '../accounts/openAccount.ts';
import { readPartyRows, toContributor, type PartyRow } from '../accounts/parties/readPartyRows.ts';
import { assertHasPlace } from '../accounts/assertHasPlace.ts';
import { readSelf } from '../interveners/checkActive.ts';
import { page, slice } from '../kernel/paging.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { HttpError, unprocessable } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';

const LIMIT = 25;

/** Who contributes to a plan; a contributor finds only themselves. */
export const listContributors: Handler<'listContributors'> = (request) => {
  const { context, actor, path, query, inTenant } = request;
  return inTenant(async (db) => {
    const { row, only } = await seeAccount(db, actor, path.id, todayOf(context, actor));
    const rows = await readPartyRows(db, row, 'CONTRIBUTOR');
    const self = only ? await readSelf(db, actor) : undefined;
    const isSelf = (each: PartyRow) =>
      each.document === null
        ? fullName(each) === fullName(self!)
        : each.document === self!.document;
    const all = self ? rows.filter(isSelf) : rows;
    const cut = slice(query, LIMIT);
    const contributors = all.slice(cut.offset, cut.offset + cut.limit).map(toContributor);
    const where = `/accounts/${row.uuid}/contributors`;
    return { data: { contributors, ...page(where, query, cut, all.length) } };
  });
};

/** Adds a contributor to a plan. They are not given access to it: that is asked for apart. */
export const createContributor: Handler<'createContributor'> = (request) => {
  const { context, actor, tenant, path, body, inTenant } = request;
  return inTenant(async (db) => {
    const today = todayOf(context, actor);
    const account = await changeAccount(db, actor, path.id, 'request_intervener', today);
    if (account.kind === 'FI') throw new HttpError(409, [{ code: 'contributor.plans_only' }]);
    const { role, document_number, document_type, email } = body;
    const document = document_number ? compact(document_number) : null;
    const name = body.name.trim();
    const issues: Issue[] = [
      ...(name === '' ? [{ code: 'required', path: '/name' }] : []),
      ...checkIdentity(document, document_type),
      ...(email ? checkEmailAt(email) : []),
    ];
    if (issues.length > 0) throw unprocessable(issues);
    const lastname_1 = body.lastname_1?.trim() || null;
    const lastname_2 = body.lastname_2?.trim() || null;
    const there = await readPartyRows(db, account, 'CONTRIBUTOR');
    assertHasPlace(there.length);
    const isKnown = there.some((each) =>
      document && each.document
        ? each.document === document
        : fullName(each) === fullName({ name, lastname_1, lastname_2 }),
    );
    if (isKnown) throw new HttpError(409, [{ code: 'contributor.duplicate' }]);
    const row = {
      tenant_id: tenant.id,
      uuid: context.id(),
      uuid_account: account.uuid,
      kind: 'CONTRIBUTOR' as const,
      name,
      lastname_1,
      lastname_2,
      document_type: document_type ?? null,
      document,
      relation: role,
      percentage: null,
      position: null,
      email: email ?? null,
      created_at: context.now(),
    };
    await db.insertInto('account_parties').values(row).execute();
    return { data: { contributor: toContributor(row) } };
  });
};
