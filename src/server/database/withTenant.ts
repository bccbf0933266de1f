import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import { sealedId } from './seals.ts';
import { inTransaction } from './inTransaction.ts';
import type { Tables } from './tables.ts';
import { BINDING } from './thriftyClient.ts';

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
  const binding = bindingTo(db, tenantId);
  return inTransaction(db, async (transaction) => {
    await transaction.executeQuery(binding);
    return work(transaction);
  });
}

function bindingTo(db: Kysely<Tables>, tenantId: string): CompiledQuery {
  if (!UUID.test(tenantId)) throw new Error('no tenant has this id');
  return CompiledQuery.raw(BINDING, [sealedId(db, tenantId)]);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
