import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { findBinaries } from './binaries.ts';
import { initialise } from './initialise.ts';
import { findServiceUser } from './serviceUser.ts';
import { lockFolder } from './lockFolder.ts';
import { readPasswords } from './passwords.ts';
import { findPlace } from './place.ts';
import { startPostmaster } from './postmaster.ts';
import { provision, REQUESTS } from './provision.ts';
import { stopStalePostmaster } from './stalePostmaster.ts';

interface Connection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

export interface EmbeddedDatabase {
  /** How the owner of the tables connects, which is no superuser. */
  connection: Connection;
  /** How requests do, whose role owns nothing. */
  requests: Connection;
  /** Where the data is, for people. */
  place: string;
  /** Stops PostgreSQL as `pg_ctl stop -m fast` would, and gives the folder back. */
  stop(): Promise<void>;
}

/**
 * PostgreSQL 18 on a folder of its own below `dataDir`: one server process at a time, every commit
 * synced, reachable through a private socket with random passwords kept in a 0600 file.
 * Throws a StartProblem when the folder is in use or PostgreSQL does not come up.
 */
export async function startEmbedded(dataDir: string, log: Logger): Promise<EmbeddedDatabase> {
  await mkdir(dataDir, { recursive: true });
  const lock = lockFolder(dataDir);
  try {
    const operator = await findServiceUser();
    const binaries = await findBinaries(dataDir, operator, log);
    const place = await findPlace(dataDir, operator);
    const passwords = await readPasswords(dataDir);
    await stopStalePostmaster(place.folder, log);
    await initialise(place, binaries, operator, passwords.superuser);
    const logFile = join(dataDir, 'postgres.log');
    const postmaster = await startPostmaster({
      folder: place.folder,
      binaries,
      operator,
      logFile,
      log,
    });
    const { host, port, stop } = postmaster;
    try {
      await provision({ host, port }, passwords);
    } catch (error) {
      await stop();
      throw error;
    }
    const database = 'private_area';
    return {
      connection: { host, port, user: 'private_area', password: passwords.app, database },
      requests: { host, port, user: REQUESTS, password: passwords.requests, database },
      place: place.folder,
      async stop() {
        await stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
