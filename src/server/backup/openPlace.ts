import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../kernel/config.ts';
import { connect } from '../database/connect.ts';
import { readPasswords } from '../database/embedded/passwords.ts';
import { startEmbedded } from '../database/embedded/startEmbedded.ts';
import { openGiven } from '../database/openGiven.ts';
import { StartProblem } from '../kernel/startProblem.ts';

/** A database to read from or to write to. */
export interface Place {
  db: Kysely<never>;
  close(): Promise<void>;
}

/** A backup takes as long as it takes. */
const patient = { statement_timeout: 0, idle_in_transaction_session_timeout: 0, max: 2 };

/**
 * The database of a server: the given one, or the embedded one, which is started unless a server has it
 * running; then that one is asked. Nothing is migrated. Throws a StartProblem when it is not to be had.
 */
export async function openPlace(config: Config, log: Logger): Promise<Place> {
  if (config.databaseUrl) {
    await (await openGiven(config.databaseUrl, log)).destroy();
    return placeOf(connect({ connectionString: config.databaseUrl, ...patient }, log));
  }
  try {
    const embedded = await startEmbedded(config.dataDir, log);
    return placeOf(connect({ ...embedded.connection, ...patient }, log), embedded.stop);
  } catch (error) {
    const running = error instanceof StartProblem && (await findRunning(config.dataDir));
    if (!running) throw error;
    return placeOf(connect({ ...running, ...patient }, log));
  }
}

function placeOf(db: unknown, stop?: () => Promise<void>): Place {
  const place = db as Kysely<never>;
  return {
    db: place,
    async close() {
      await place.destroy();
      await stop?.();
    },
  };
}

/** How the PostgreSQL that a server runs on this folder is reached; undefined when none does. */
async function findRunning(dataDir: string) {
  const file = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '');
  const [, , , port, socket, address, , status] = file.split('\n').map((line) => line.trim());
  if (status !== 'ready') return undefined;
  const { app } = await readPasswords(dataDir);
  const host = socket || address;
  return { host, port: Number(port), user: ROLE, database: ROLE, password: app };
}

const ROLE = 'private_area';
