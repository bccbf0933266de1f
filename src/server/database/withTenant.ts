import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** The database inside a transaction that sees one tenant's rows only. */
export type TenantDb = Transaction<Tables>;

/**
 * Runs `work` in one transaction bound to a tenant: row-level security shows and takes its rows
 * alone, until the transaction ends. Throwing (a Refusal too) undoes all of it.
 */
export function withTenant<T>(
  db: Kysely<Tables>,
  tenantId: string,
  work: (db: TenantDb) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await sql`select set_config('app.tenant', ${tenantId}, true)`.execute(transaction);
    return work(transaction);
  });
}
