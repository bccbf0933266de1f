import { rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries } from '../../src/server/database/embedded/binaries.ts';
import { initialise } from '../../src/server/database/embedded/initialise.ts';
import { launch, type Launched } from '../../src/server/database/embedded/launch.ts';
import { findServiceUser } from '../../src/server/database/embedded/serviceUser.ts';
import { readPasswords } from '../../src/server/database/embedded/passwords.ts';
import { readPidFile } from '../../src/server/database/embedded/pidFile.ts';
import { findPlace } from '../../src/server/database/embedded/place.ts';
import { provision } from '../../src/server/database/embedded/provision.ts';
import { createLog } from '../../src/server/kernel/log.ts';
import { copyDemoData } from './demoData.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** A PostgreSQL as an operator would give it to the product: reached over TCP by a role that may make others. */
export interface GivenDatabase {
  /** For `DATABASE_URL`. */
  url: string;
  /** Starts it again, at the same address. */
  start(): Promise<void>;
  /** Ends every connection and stops, as its own operator would. */
  stop(): Promise<void>;
  /** Stops it, and its data goes. */
  remove(): Promise<void>;
}

/**
 * Starts a PostgreSQL of its own with the programs of the embedded one, empty or with the demo as a
 * first start at `now` leaves it. It ends with this process however that ends.
 */
export async function givenDatabase({ demoAt }: { demoAt?: string } = {}): Promise<GivenDatabase> {
  const dataDir = temporaryFolder('given');
  if (demoAt) await copyDemoData(dataDir, demoAt);
  const operator = await findServiceUser();
  const binaries = await findBinaries(dataDir, operator, createLog('silent'));
  const place = await findPlace(dataDir, operator);
  const passwords = await readPasswords(dataDir);
  await initialise(place, binaries, operator, passwords.superuser);
  const port = await freePort();
  const { folder } = place;
  let running: Launched | undefined;

  const start = async () => {
    const options = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
    const command = [binaries.postgres, '-D', folder, '-p', String(port)];
    const launched = await launch(
      [...command, ...options.flatMap((option) => ['-c', option])],
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
  const stop = async () => {
    if (running && !running.hasEnded()) process.kill(running.pid, 'SIGINT');
    await running?.ended;
  };
  await start();
  await provision({ host: '127.0.0.1', port }, passwords, 'alter role private_area createrole');
  return {
    url: `postgres://private_area:${passwords.app}@127.0.0.1:${port}/private_area`,
    start,
    stop,
    async remove() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
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
