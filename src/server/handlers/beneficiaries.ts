import { checkIdentity } from '#/domain/people/checkIdentity.ts';
import { checkShare, sumOfShares } from '#/domain/rules/checkShares.ts';
import { compact } from '#/domain/rules/compact.ts';
import type { Issue } from '#/domain/kernel/issue.ts';
import { changeAccount, seeAccount } from '../accounts/openAccount.ts';
import { readPartyRows, toBeneficiary, type PartyRow } from '../accounts/parties/readPartyRows.ts';
import { assertHasPlace } from '../accounts/assertHasPlace.ts';
import type { AccountRow } from '../accounts/readAccounts.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { page, slice } from '../kernel/paging.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { notFound, HttpError, unprocessable } from '../kernel/httpError.ts';
import type { Handler, HandlerRequest } from '../ports/handler.ts';

const LIMIT = 25;

const sharesOf = (rows: PartyRow[]) => rows.map(({ percentage }) => percentage ?? '0.00');

/** The beneficiaries of a plan with what they add up to; contributors see none. */
export const listBeneficiaries: Handler<'listBeneficiaries'> = (request) => {
  const { context, actor, path, query, inTenant } = request;
  return inTenant(async (db) => {
    const { row, only } = await seeAccount(db, actor, path.id, todayOf(context, actor));
    const all = only ? [] : await readPartyRows(db, row, 'BENEFICIARY');
    const cut = slice(query, LIMIT);
    const beneficiaries = all.slice(cut.offset, cut.offset + cut.limit).map(toBeneficiary);
    const rest = page(`/accounts/${row.uuid}/beneficiaries`, query, cut, all.length);
    return { data: { beneficiaries, total_percentage: sumOfShares(sharesOf(all)), ...rest } };
  });
};

/** One of them, with what the others add up to; contributors find none. */
export const getBeneficiary: Handler<'getBeneficiary'> = (request) => {
  const { context, actor, path, inTenant } = request;
  return inTenant(async (db) => {
    const { row, only } = await seeAccount(db, actor, path.id, todayOf(context, actor));
    if (only) throw notFound();
    const all = await readPartyRows(db, row, 'BENEFICIARY');
    const found = find(all, path.bid);
    const others = all.filter((each) => each !== found);
    return {
      data: {
        beneficiary: toBeneficiary(found),
        others_percentage: sumOfShares(sharesOf(others)),
      },
    };
  });
};

export const createBeneficiary: Handler<'createBeneficiary'> = (request) => {
  const { context, tenant, body, inTenant } = request;
  return inTenant(async (db) => {
    const { account, all } = await open(db, request);
    assertHasPlace(all.length);
    const values = tidy(body);
    check(values, sharesOf(all));
    const uuid = context.id();
    await db
      .insertInto('account_parties')
      .values({
        tenant_id: tenant.id,
        uuid,
        uuid_account: account.uuid,
        kind: 'BENEFICIARY',
        document: null,
        relation: null,
        created_at: context.now(),
        ...values,
      })
      .execute();
    return answer(db, account, uuid);
  });
};

export const updateBeneficiary: Handler<'updateBeneficiary'> = (request) => {
  const { path, body, inTenant } = request;
  return inTenant(async (db) => {
    const { account, all } = await open(db, request);
    const before = find(all, path.bid);
    const values = tidy(body);
    const others = all.filter((row) => row !== before);
    check(
      { ...before, ...values, percentage: values.percentage ?? before.percentage ?? '' },
      sharesOf(others),
    );
    if (Object.keys(values).length > 0)
      await db.updateTable('account_parties').set(values).where('uuid', '=', before.uuid).execute();
    return answer(db, account, before.uuid);
  });
};

export const deleteBeneficiary: Handler<'deleteBeneficiary'> = (request) => {
  const { path, inTenant } = request;
  return inTenant(async (db) => {
    const { all } = await open(db, request);
    const { uuid } = find(all, path.bid);
    await db.deleteFrom('account_parties').where('uuid', '=', uuid).execute();
    return { data: { done: true } };
  });
};

type Asked = Pick<HandlerRequest<'createBeneficiary'>, 'context' | 'actor' | 'path'>;

/** The plan, locked so that nobody else's share gets between the sum and the change, and its beneficiaries. */
async function open(db: TenantDb, { context, actor, path }: Asked) {
  const today = todayOf(context, actor);
  const account = await changeAccount(db, actor, path.id, 'edit_beneficiaries', today);
  if (account.kind === 'FI') throw new HttpError(409, [{ code: 'beneficiary.plans_only' }]);
  return { account, all: await readPartyRows(db, account, 'BENEFICIARY') };
}

function find(rows: PartyRow[], uuid: string): PartyRow {
  const found = rows.find((row) => row.uuid === uuid.toLowerCase());
  if (!found) throw notFound();
  return found;
}

async function answer(db: TenantDb, account: AccountRow, uuid: string) {
  const all = await readPartyRows(db, account, 'BENEFICIARY');
  const beneficiary = toBeneficiary(find(all, uuid));
  return { data: { beneficiary, total_percentage: sumOfShares(sharesOf(all)) } };
}

/** What was sent, by columns. */
function tidy<Sent extends HandlerRequest<'updateBeneficiary'>['body']>(sent: Sent) {
  const { name, document_number, relationship, ...rest } = sent;
  return {
    ...rest,
    ...(name !== undefined && { name: name.trim() }),
    ...(document_number !== undefined && { document: compact(document_number) || null }),
    ...(relationship !== undefined && { relation: relationship?.trim() || null }),
  } as Omit<Sent, 'document_number' | 'relationship'> & Partial<PartyRow> & Pick<Sent, 'name'>;
}

function check(
  values: {
    name?: string;
    document?: string | null;
    document_type?: string | null;
    percentage: string;
  },
  others: string[],
): void {
  const issues: Issue[] = [
    ...(values.name === '' ? [{ code: 'required', path: '/name' }] : []),
    ...checkIdentity(values.document, values.document_type),
    ...checkShare(values.percentage, others),
  ];
  if (issues.length > 0) throw unprocessable(issues);
}
