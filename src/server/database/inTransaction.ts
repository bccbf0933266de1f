import type { Kysely, Transaction } from 'kysely';
import { whileHolding } from './heldConnection.ts';
import type { Tables } from '../tables/tables.ts';

/** Runs `work` in one transaction, the only connection that it may use: asking the pool for another is refused. */
export const inTransaction = <T>(
  db: Kysely<Tables>,
  work: (db: Transaction<Tables>) => Promise<T>,
): Promise<T> => db.transaction().execute((transaction) => whileHolding(() => work(transaction)));
