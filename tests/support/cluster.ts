import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from '../../src/server/database/embedded/binaries.ts';
import { initialise } from '../../src/server/database/embedded/initialise.ts';
import { launch, type Launched } from '../../src/server/database/embedded/launch.ts';
import { findServiceUser } from '../../src/server/database/embedded/serviceUser.ts';
import { readPasswords, type Passwords } from '../../src/server/database/embedded/passwords.ts';
import { readPidFile } from '../../src/server/database/embedded/pidFile.ts';
import { findPlace } from '../../src/server/database/embedded/place.ts';
import { createLog } from '../../src/server/kernel/log.ts';

/** A PostgreSQL that is reached over TCP, on the folder of an embedded one or on an empty one. */
export interface Cluster {
  port: number;
  passwords: Passwords;
  /** Starts it again, at the same address. */
  start(): Promise<void>;
  /** Ends every connection and stops, as its own operator would. */
  stop(): Promise<void>;
  /** Runs statements as its superuser, one by one. */
  command(...statements: string[]): Promise<void>;
}

/** Starts PostgreSQL with settings beside its own. It ends with this process however that ends. */
export async function startCluster(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Cluster> {
  const operator = await findServiceUser();
  const binaries = await findBinaries(dataDir, operator, createLog('silent'));
  const place = await findPlace(dataDir, operator);
  const passwords = await readPasswords(dataDir);
  await initialise(place, binaries, operator, passwords.superuser);
  const port = await freePort();
  const { folder } = place;
  const own = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
  const options = Object.entries(own).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let running: Launched | undefined;

  const start = async () => {
    const launched = await launch(
      [binaries.postgres, '-D', folder, '-p', String(port), ...options],
      operator,
      { folder, logFile: join(dataDir, 'given.log') },
    );
    running = launched;
    for (let waited = 0; waited < PATIENCE_MS && !launched.hasEnded(); waited += 20) {
      const file = await readPidFile(folder);
      if (file?.pid === launched.pid && file.status === 'ready') return;
      await sleep(20);
    }
    throw new Error(`PostgreSQL did not start in ${folder}`);
  };
  await start();
  return {
    port,
    passwords,
    start,
    async stop() {
      if (running && !running.hasEnded()) process.kill(running.pid, 'SIGINT');
      await running?.ended;
    },
    async command(...statements) {
      const client = new pg.Client({
        host: '127.0.0.1',
        port,
        user: 'postgres',
        password: passwords.superuser,
        database: 'postgres',
      });
      await client.connect();
      try {
        for (const statement of statements) await client.query(statement);
      } finally {
        await client.end();
      }
    },
  };
}

const PATIENCE_MS = 60_000;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
