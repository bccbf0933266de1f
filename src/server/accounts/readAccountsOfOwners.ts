import type { TenantDb } from '../database/withTenant.ts';

/** The other accounts of those who own one. */
export async function readAccountsOfOwners(db: TenantDb, account: string): Promise<string[]> {
  const owners = ['TITULAR', 'PARTICIPE'];
  const rows = await db
    .selectFrom('account_interveners as own')
    .innerJoin('account_interveners as other', 'other.uuid_intervener', 'own.uuid_intervener')
    .select('other.uuid_account')
    .distinct()
    .where('own.uuid_account', '=', account)
    .where('other.uuid_account', '<>', account)
    .where('own.account_intervener_role', 'in', owners)
    .where('other.account_intervener_role', 'in', owners)
    .orderBy('other.uuid_account')
    .execute();
  return rows.map(({ uuid_account }) => uuid_account);
}
