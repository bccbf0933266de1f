import type { TenantDb } from '../database/withTenant.ts';

/** The numbers of some accounts, by their uuid. */
export async function readAccountNumbers(
  db: TenantDb,
  accounts: readonly string[],
): Promise<Map<string, string>> {
  if (accounts.length === 0) return new Map();
  const rows = await db
    .selectFrom('accounts')
    .select(['uuid', 'account_number'])
    .where('uuid', 'in', [...new Set(accounts)])
    .execute();
  return new Map(rows.map(({ uuid, account_number }) => [uuid, account_number]));
}
