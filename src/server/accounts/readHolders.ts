import { sql } from 'kysely';
import type { TenantDb } from '../database/withTenant.ts';

/** Whose an account is, as staff know them. */
export interface Holder {
  name: string;
  document: string;
}

/** Roles whose bearer owns what is held, the nearest to it first. */
const HOLDERS = ['TITULAR', 'PARTICIPE', 'NUDO_PROPIETARIO', 'USUFRUCTUARIO'];

/** The first holder of each of some accounts, by the account. Accounts without one are left out. */
export async function readHolders(
  db: TenantDb,
  accounts: readonly string[],
): Promise<Map<string, Holder>> {
  const { rows } = await sql<Holder & { account: string }>`
    select distinct on (party.uuid_account) party.uuid_account as account, holder.document,
      concat_ws(' ', holder.name, holder.lastname_1, holder.lastname_2) as name
    from account_interveners party
    join interveners holder
      on holder.tenant_id = party.tenant_id and holder.uuid = party.uuid_intervener
    where party.tenant_id = ${db.tenantId} and party.uuid_account = any(${[...accounts]}::uuid[])
      and party.account_intervener_role = any(${HOLDERS}::text[])
    order by party.uuid_account, array_position(${HOLDERS}::text[], party.account_intervener_role),
      party.since, holder.uuid`.execute(db);
  return new Map(rows.map(({ account, ...holder }) => [account, holder]));
}
