import type { Schema } from '#/contract/schema.ts';
import { accountTypes } from '#/domain/access/accountTypes.ts';
import { stoppedStatuses } from '#/domain/access/statuses.ts';
import { todayIn } from '#/domain/dates/wallClock.ts';
import type { Issue } from '#/domain/kernel/issue.ts';
import { checkIdentity } from '#/domain/people/checkIdentity.ts';
import { isMinor } from '#/domain/people/isMinor.ts';
import { compact } from '#/domain/rules/compact.ts';
import type { Context } from '../../ports/context.ts';
import type { TenantDb } from '../../database/withTenant.ts';
import { createLogin } from '../../identity/createLogin.ts';
import type { PasswordPage } from '../../identity/passwordHandle.ts';
import type { IntervenerRow } from '../../interveners/toIntervener.ts';
import { notFound, HttpError, unprocessable } from '../../kernel/httpError.ts';
import { codeList } from '../../tenants/codeList.ts';
import type { Tenant } from '../../ports/tenant.ts';
import type { PartyRequest } from './partyRequests.ts';

type Papers = Omit<Schema<'PartyVerdict'>, 'result' | 'reason'>;

/**
 * Puts the person of a request on its account, as the papers say who that is. Somebody whom the manager does not
 * know yet becomes an intervener who is registered, and whom staff validate like any other; they get a login.
 * @returns who it is
 * @throws HttpError 422 where the papers' data are missing or wrong, 409 where that person cannot be added
 */
export async function admitParty(
  context: Pick<Context, 'id' | 'now' | 'mail'>,
  db: TenantDb,
  tenant: Tenant,
  request: PartyRequest,
  { page, ...papers }: Papers & { page: PasswordPage },
): Promise<string> {
  const today = todayIn(tenant.timeZone, context.now().toISOString());
  const { tenant_id, uuid_account, role } = request;
  const account = await db
    .selectFrom('accounts')
    .select('account_type')
    .where('uuid', '=', uuid_account)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw notFound();
  const roles: readonly string[] = accountTypes[account.account_type].roles;
  if (!roles.includes(role)) throw new HttpError(409, [{ code: 'party.role_by_account' }]);
  const type = papers.document_type ?? request.document_type;
  const document = compact(papers.document_number ?? request.document ?? '');
  const wrong: Issue[] = document
    ? checkIdentity(document, type)
    : [{ code: 'required', path: '/document_number' }];
  if (wrong.length > 0) throw unprocessable(wrong);
  const known = await findKnown(db, document);
  if (known) await assertAddable(db, request, known, today);
  const person =
    known?.uuid ?? (await register(context, db, request, { ...papers, document, type }, today));
  const { name, lastname_1, email } = request;
  const newcomer = { uuid: person, name, lastname_1: lastname_1 ?? '', document, email };
  if (!known) await createLogin(context, db, tenant, newcomer, page);
  await db
    .insertInto('account_interveners')
    .values({
      ...{ tenant_id, uuid_account, uuid_intervener: person, account_intervener_role: role },
      ...{ since: today, subrole: null, percentage: null },
    })
    .execute();
  return person;
}

const findKnown = (db: TenantDb, document: string) =>
  db.selectFrom('interveners').selectAll().where('document', '=', document).executeTakeFirst();

/** A natural person of age whom nobody has stopped, and who has not got this role or a wider one there. */
async function assertAddable(
  db: TenantDb,
  { uuid_account, role }: PartyRequest,
  known: IntervenerRow,
  today: string,
): Promise<void> {
  const { type, birthdate, intervener_status } = known;
  if (type !== 'F' || isMinor({ type, birthdate }, today) || stoppedStatuses.has(intervener_status))
    throw new HttpError(409, [{ code: 'party.unfit' }]);
  const there = await db
    .selectFrom('account_interveners')
    .select('account_intervener_role')
    .where('uuid_account', '=', uuid_account)
    .where('uuid_intervener', '=', known.uuid)
    .execute();
  const mayOnlyLook = there.every((row) => lookers.has(row.account_intervener_role));
  if (there.length > 0 && (!mayOnlyLook || lookers.has(role)))
    throw new HttpError(409, [{ code: 'party.known' }]);
}

const lookers: ReadonlySet<string> = new Set(['AUTORIZADO_CONSULTA', 'ASESOR']);

/** @throws HttpError 422 where something that the papers say is missing */
async function register(
  { id }: Pick<Context, 'id'>,
  db: TenantDb,
  request: PartyRequest,
  papers: Papers & { document: string; type: string | null },
  today: string,
): Promise<string> {
  const { birthdate, nationality, tax_residence, type } = papers;
  const missing = Object.entries({ document_type: type, birthdate, nationality, tax_residence })
    .filter(([, value]) => !value)
    .map(([name]) => ({ code: 'required', path: `/${name}` }));
  if (missing.length > 0) throw unprocessable(missing);
  const countries = codeList('countries').items;
  const unknown = Object.entries({ nationality, tax_residence })
    .filter(([, key]) => key === 'UND' || !Object.hasOwn(countries, key!))
    .map(([name]) => ({ code: 'enum', path: `/${name}` }));
  if (unknown.length > 0) throw unprocessable(unknown);
  if (birthdate! > today || isMinor({ type: 'F', birthdate }, today))
    throw unprocessable([{ code: 'party.minor', path: '/birthdate' }]);
  const uuid = id();
  const { tenant_id, name, lastname_1, lastname_2, email, mobile_phone } = request;
  await db
    .insertInto('interveners')
    .values({
      ...{ tenant_id, uuid, type: 'F', document_type: type!, document: papers.document },
      ...{ name, lastname_1, lastname_2, email, mobile_phone },
      ...{ birthdate: birthdate!, nationality: nationality!, tax_residence: tax_residence! },
      ...{ intervener_status: 'REGISTERED', is_document_permanent: false, has_draft_data: false },
      ...{ has_pending_docs_signed: false, has_docs_signed: false, has_docs_validated: false },
      ...unsaid,
    })
    .execute();
  return uuid;
}

/** What nobody has said of somebody new. */
const unsaid = {
  gender: null,
  marital_status: null,
  marital_regime: null,
  document_expiration_date: null,
  source_system: null,
  uuid_group: null,
  uuid_permission_set: null,
  birth_country: null,
  birth_city: null,
  profession: null,
  cnae: null,
  phone: null,
  mailing_type: null,
  reports_frequency: null,
};
