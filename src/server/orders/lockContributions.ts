import { sql } from 'kysely';
import type { TenantDb } from '../database/withTenant.ts';

/**
 * The yearly limit of an account's holders is the caller's alone until its transaction ends, over all their
 * accounts: what is read of it afterwards stays so. Locks are always taken in this order, so that nobody waits for
 * who waits for them: accounts by their id, then people's limits by theirs, then everything else.
 * @source RDL 1/2002 art. 5.3
 */
export async function lockContributions(db: TenantDb, account: string): Promise<void> {
  const owners = await db
    .selectFrom('account_interveners')
    .select('uuid_intervener')
    .distinct()
    .where('uuid_account', '=', account)
    .where('account_intervener_role', 'in', ['TITULAR', 'PARTICIPE'])
    .orderBy('uuid_intervener')
    .execute();
  for (const { uuid_intervener } of owners) {
    const turn = `contributions ${db.tenantId} ${uuid_intervener}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(db);
  }
}
