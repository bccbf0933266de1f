import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../kernel/config.ts';
import { grantPrivileges } from './grantPrivileges.ts';
import { connect } from './connect.ts';
import { startEmbedded } from './embedded/startEmbedded.ts';
import { openGiven } from './openGiven.ts';
import { openRequests } from './openRequests.ts';
import { migrate } from './migrate.ts';
import { giveSeal } from './seals.ts';
import type { Tables } from '../tables/tables.ts';

export interface Database {
  /** What requests and everything else use: a role that reads and writes rows and owns nothing. */
  db: Kysely<Tables>;
  /** The tables' owner, for what makes tables: migrations. */
  owner: Kysely<Tables>;
  /** Ends the connections and, when it is ours, PostgreSQL itself. */
  close(): Promise<void>;
}

/** The given PostgreSQL, or the embedded one on `DATA_DIR`, migrated. Throws a StartProblem. */
export async function openDatabase(config: Config, log: Logger): Promise<Database> {
  if (config.databaseUrl) {
    const owner = await openGiven(config.databaseUrl, log);
    return prepare(owner, () => openRequests(config, owner, log));
  }
  const embedded = await startEmbedded(config.dataDir, log);
  log.info({ folder: embedded.place }, `the data is in ${embedded.place}`);
  const owner = connect({ ...embedded.connection, max: 4 }, log);
  const open = async () => {
    await grantPrivileges(owner, embedded.requests.user, config);
    return connect(embedded.requests, log);
  };
  return prepare(owner, open, () => embedded.stop());
}

async function prepare(
  owner: Kysely<Tables>,
  open: () => Promise<Kysely<Tables>>,
  stop?: () => Promise<void>,
): Promise<Database> {
  try {
    await migrate(owner);
    const db = await open();
    if (db !== owner) await giveSeal(db, owner);
    return {
      db,
      owner,
      async close() {
        if (db !== owner) await db.destroy();
        await owner.destroy();
        await stop?.();
      },
    };
  } catch (error) {
    await owner.destroy();
    await stop?.();
    throw error;
  }
}
