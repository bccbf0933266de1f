import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import { unauthorized } from '../kernel/httpError.ts';
import { currentSession, isEnded, type HeldSession } from './heldSession.ts';
import { sealedId } from './seals.ts';
import { inTransaction } from './inTransaction.ts';
import { TenantRows } from './tenantRows.ts';
import type { Tables } from '../tables/tables.ts';
import { BINDING, HOLDING } from './pipeliningClient.ts';

/**
 * A unit of work: the database inside a transaction of one tenant, which it knows. Statements of the query
 * builder ask for that tenant's rows alone, without saying so.
 */
export interface TenantDb extends Transaction<Tables> {
  readonly tenantId: string;
  /** Where its connection is from: what is kept of rows is kept by that. */
  readonly pool: Kysely<Tables>;
}

/**
 * Runs `work` in one transaction bound to a tenant: row-level security shows and takes its rows
 * alone, until the transaction ends. Throwing (an HttpError too) undoes all of it. What is done for a session
 * is done while that is open: every transaction asks, whoever opens it, and is 401 when it has ended.
 */
export function withTenant<T>(
  db: Kysely<Tables>,
  tenantId: string,
  work: (db: TenantDb) => Promise<T>,
): Promise<T> {
  const binding = bindingTo(db, tenantId);
  const session = currentSession();
  const bound = inTransaction(db, async (transaction) => {
    await transaction.executeQuery(binding);
    if (session) await transaction.executeQuery(holding(tenantId, session));
    return work(ofTenant(transaction, tenantId, db));
  });
  return session ? ofSession(session, bound) : bound;
}

const ofTenant = (
  transaction: Transaction<Tables>,
  tenantId: string,
  pool: Kysely<Tables>,
): TenantDb => Object.assign(transaction.withPlugin(new TenantRows(tenantId)), { tenantId, pool });

async function ofSession<T>(session: HeldSession, bound: Promise<T>): Promise<T> {
  try {
    const done = await bound;
    session.isFound = true;
    return done;
  } catch (error) {
    throw isEnded(error) ? unauthorized() : error;
  }
}

const holding = (tenantId: string, { uuid, isHeld }: HeldSession): CompiledQuery =>
  CompiledQuery.raw(HOLDING, [tenantId, uuid, isHeld]);

function bindingTo(db: Kysely<Tables>, tenantId: string): CompiledQuery {
  if (!UUID.test(tenantId)) throw new Error('no tenant has this id');
  return CompiledQuery.raw(BINDING, [sealedId(db, tenantId)]);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
