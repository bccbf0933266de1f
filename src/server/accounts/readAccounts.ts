import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { BusinessTables } from '../database/businessTables.ts';
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
  tenantId: string;
  intervener?: string;
  account?: string;
  limit?: number;
  offset?: number;
}

/** The accounts of an intervener, oldest first. Accounts on which they have no role are not found. */
export async function readAccounts(db: TenantDb, query: AccountQuery): Promise<AccountRow[]> {
  let select = owned(db, query)
    .selectAll('accounts')
    .select([
      rolesOf.as('roles'),
      hasBank.as('has_validated_bank_account'),
      holderBirthdate.as('holder_birthdate'),
    ])
    .groupBy(['accounts.tenant_id', 'accounts.uuid'])
    .orderBy('accounts.opened_on')
    .orderBy('accounts.account_number');
  if (query.limit !== undefined) select = select.limit(query.limit);
  if (query.offset) select = select.offset(query.offset);
  return select.execute();
}

/** How many accounts an intervener has. */
export async function countAccounts(db: TenantDb, query: AccountQuery): Promise<number> {
  const { total } = await owned(db, query)
    .select(({ fn }) => fn.count<bigint>('accounts.uuid').distinct().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function owned(db: TenantDb, { tenantId, intervener, account }: AccountQuery) {
  const select = db
    .selectFrom('accounts')
    .innerJoin('account_interveners as party', (join) =>
      join
        .onRef('party.tenant_id', '=', 'accounts.tenant_id')
        .onRef('party.uuid_account', '=', 'accounts.uuid'),
    )
    .where('accounts.tenant_id', '=', tenantId)
    .$if(intervener !== undefined, (query) =>
      query.where('party.uuid_intervener', '=', intervener!),
    )
    .$if(account !== undefined, (query) => query.where('accounts.uuid', '=', account!));
  return select;
}

const rolesOf = sql<string[]>`array_agg(party.account_intervener_role order by
  array_position(array['TITULAR','PARTICIPE','USUFRUCTUARIO','NUDO_PROPIETARIO','TUTOR','ADMINISTRADOR',
  'REPRESENTANTE_LEGAL','APODERADO','AUTORIZADO'], party.account_intervener_role) nulls last)`;

const hasBank = sql<boolean>`exists (select 1 from bank_accounts bank
  where bank.tenant_id = accounts.tenant_id and bank.uuid_account = accounts.uuid
  and bank.status = 'VALIDADA')`;

const holderBirthdate = sql<
  string | null
>`case when accounts.account_type = 'PHYSICAL_ACCOUNT_TUTOR'
  then (select max(holder.birthdate) from account_interveners other
    join interveners holder on holder.tenant_id = other.tenant_id and holder.uuid = other.uuid_intervener
    where other.tenant_id = accounts.tenant_id and other.uuid_account = accounts.uuid
    and other.account_intervener_role = 'TITULAR') end`;
