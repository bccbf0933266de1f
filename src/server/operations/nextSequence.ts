import type { TenantDb } from '../database/withTenant.ts';

/** The next place in an account's book; the account is locked. */
export async function nextSequence(
  db: TenantDb,
  { uuid_account }: { uuid_account: string },
): Promise<bigint> {
  const row = await db
    .selectFrom('operations')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .where('uuid_account', '=', uuid_account)
    .executeTakeFirst();
  return (row?.last ?? -1n) + 1n;
}
