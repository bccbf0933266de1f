import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { connect } from './connect.ts';
import { startEmbedded } from './embedded/startEmbedded.ts';
import { openGiven } from './openGiven.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

export interface Database {
  db: Kysely<Tables>;
  /** Ends the connections and, when it is ours, PostgreSQL itself. */
  close(): Promise<void>;
}

/** The given PostgreSQL, or the embedded one on `DATA_DIR`, migrated. Throws a StartProblem. */
export async function openDatabase(config: Config, log: Logger): Promise<Database> {
  if (config.databaseUrl) {
    const db = await openGiven(config.databaseUrl, log);
    return migrated({ db, close: () => db.destroy() });
  }
  const embedded = await startEmbedded(config.dataDir, log);
  log.info({ folder: embedded.place }, `the data is in ${embedded.place}`);
  const db = connect(embedded.connection, log);
  return migrated({
    db,
    async close() {
      await db.destroy();
      await embedded.stop();
    },
  });
}

async function migrated(database: Database): Promise<Database> {
  try {
    await migrate(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
