import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { pgTypeParsers } from './pgTypeParsers.ts';
import { sharedPool } from './sharedPool.ts';
import type { Tables } from '../tables/tables.ts';
import { PipeliningClient } from './pipeliningClient.ts';

/** Connections of a pool unless told. */
const MOST = 20;

/** A pool of connections behind the query builder. No statement may run for longer than 30 s. */
export function connect(connection: pg.PoolConfig, log: Logger): Kysely<Tables> {
  const pool = new pg.Pool({
    max: MOST,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'private-area',
    ...connection,
    types: pgTypeParsers,
    Client: PipeliningClient,
    pipeline: true,
    // What connections have prepared, and planned for the tables as they were, ends with them.
    maxLifetimeSeconds: 600,
  });
  const lost = (error: Error) =>
    // One that is on its way out anyway may be ended by the database first.
    pool.ending || log.error({ err: error }, 'a database connection was lost');
  pool.on('error', lost);
  // The pool listens to connections that rest; one that is lost at work would end the process.
  pool.on('connect', (client) => client.on('error', lost));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: sharedPool(pool, log) }) });
}
