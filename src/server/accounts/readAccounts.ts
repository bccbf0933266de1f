import { accountTypes } from '#/domain/access/accountTypes.ts';
import type { Selectable } from 'kysely';
import type { BusinessTables } from '../tables/businessTables.ts';
import { columns } from '../database/columns.ts';
import { prepared } from '../database/prepared.ts';
import type { TenantDb } from '../database/withTenant.ts';

/** An account as one of its parties sees it. */
export type AccountRow = Selectable<BusinessTables['accounts']> & {
  /** This party's roles, the widest first. */
  roles: string[];
  has_validated_bank_account: boolean;
  /** Birth date of the holder, for accounts of minors. */
  holder_birthdate: string | null;
};

/**
 * Which accounts: all of an intervener's, or one of them. Ownership is part of the question; only
 * staff ask without an intervener.
 */
export interface AccountQuery {
  intervener?: string;
  account?: string;
  limit?: number;
  offset?: number;
}

/** The accounts of an intervener, oldest first. Accounts on which they have no role are not found. */
export function readAccounts(db: TenantDb, query: AccountQuery): Promise<AccountRow[]> {
  const { intervener, account, limit = null, offset = 0 } = query;
  const asked = [db.tenantId, ...given(intervener), ...given(account)];
  const of = intervener === undefined ? '' : 'and party.uuid_intervener = $2';
  const only = account === undefined ? '' : `and accounts.uuid = $${asked.length}`;
  const text = `select ${COLUMNS}, ${EXTRAS} from accounts
    join account_interveners party
      on party.tenant_id = accounts.tenant_id and party.uuid_account = accounts.uuid
    where accounts.tenant_id = $1 ${of} ${only}
    group by accounts.tenant_id, accounts.uuid order by accounts.opened_on, accounts.account_number
    limit $${asked.length + 1} offset $${asked.length + 2}`;
  return prepared<AccountRow>(db, text, [...asked, limit, offset]);
}

const given = (value: string | undefined) => (value === undefined ? [] : [value]);

/** How many accounts an intervener has. */
export async function countAccounts(db: TenantDb, query: AccountQuery): Promise<number> {
  const { total } = await owned(db, query)
    .select(({ fn }) => fn.count<bigint>('accounts.uuid').distinct().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function owned(db: TenantDb, { intervener, account }: AccountQuery) {
  const select = db
    .selectFrom('accounts')
    .innerJoin('account_interveners as party', 'party.uuid_account', 'accounts.uuid')
    .$if(intervener !== undefined, (query) =>
      query.where('party.uuid_intervener', '=', intervener!),
    )
    .$if(account !== undefined, (query) => query.where('accounts.uuid', '=', account!));
  return select;
}

const COLUMNS = columns<BusinessTables['accounts']>('accounts', {
  tenant_id: true,
  uuid: true,
  account_number: true,
  alias: true,
  status: true,
  source: true,
  source_system: true,
  account_type: true,
  kind: true,
  holding_type: true,
  arrangement_type: true,
  signing_conditions: true,
  opened_on: true,
  disable_periodics: true,
  has_docs_signed: true,
  has_docs_validated: true,
  has_pending_account_docs_signed: true,
  mailing_type: true,
  postmail_action: true,
});

const GUARDED = Object.entries(accountTypes)
  .flatMap(([name, { isGuarded }]) => (isGuarded ? [`'${name}'`] : []))
  .join(', ');

const EXTRAS = `
  array_agg(party.account_intervener_role order by
    array_position(array['TITULAR','PARTICIPE','USUFRUCTUARIO','NUDO_PROPIETARIO','TUTOR','ADMINISTRADOR',
    'REPRESENTANTE_LEGAL','APODERADO','AUTORIZADO'], party.account_intervener_role) nulls last) as roles,
  exists (select 1 from bank_accounts bank
    where bank.tenant_id = accounts.tenant_id and bank.uuid_account = accounts.uuid
    and bank.status = 'VALIDADA') as has_validated_bank_account,
  case when accounts.account_type in (${GUARDED})
    then (select max(holder.birthdate) from account_interveners other
      join interveners holder on holder.tenant_id = other.tenant_id and holder.uuid = other.uuid_intervener
      where other.tenant_id = accounts.tenant_id and other.uuid_account = accounts.uuid
      and other.account_intervener_role = 'TITULAR') end as holder_birthdate`;
