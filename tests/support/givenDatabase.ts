import { rmSync } from 'node:fs';
import { provision } from '../../src/server/database/embedded/provision.ts';
import { startCluster } from './cluster.ts';
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
  const { port, passwords, start, stop } = await startCluster(dataDir);
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
