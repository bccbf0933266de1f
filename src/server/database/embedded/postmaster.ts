import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StartProblem } from '../../kernel/startProblem.ts';
import type { Binaries } from './binaries.ts';
import { keepRunning } from './keepRunning.ts';
import { launch, type Launched } from './launch.ts';
import { readPidFile } from './pidFile.ts';
import type { ServiceUser } from './serviceUser.ts';

interface Cluster {
  folder: string;
  binaries: Binaries;
  operator: ServiceUser;
  /** PostgreSQL's own log. */
  logFile: string;
  log: Logger;
}

export interface Postmaster {
  /** Folder of the socket, or a loopback address. */
  host: string;
  port: number;
  /** Fast shutdown: open transactions end, everything committed stays. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL and waits until it accepts connections, at most 30 s (recovery after a crash).
 * Tried again for some seconds: workers of a killed one need a moment to notice and leave. Should it end
 * by itself, because it crashed or its disk is full, it is started again at the same address until it stays.
 */
export async function startPostmaster(cluster: Cluster): Promise<Postmaster> {
  const { folder, logFile, operator, log } = cluster;
  const address = await chooseAddress(operator);
  const clear = async () => {
    if (address.folder) await rm(address.folder, { recursive: true, force: true });
  };
  const again = () => tryStart(cluster, address);
  const onLost = () =>
    log.error({ folder }, `PostgreSQL has ended by itself and is started again: see ${logFile}`);
  for (let attempt = 1; attempt <= 5; attempt++) {
    const launched = await again();
    if (launched) {
      const end = keepRunning(launched, { again, end: shutDown, onLost });
      const stop = async () => {
        await end();
        await clear();
      };
      return { host: address.host, port: address.port, stop };
    }
    await sleep(attempt * 300);
  }
  await clear();
  throw new StartProblem(`PostgreSQL did not start on ${folder}: see the end of ${logFile}`);
}

async function tryStart(cluster: Cluster, address: Address): Promise<Launched | undefined> {
  const { folder, binaries, operator, logFile } = cluster;
  const command = [binaries.postgres, '-D', folder, '-p', String(address.port)];
  const launched = await launch([...command, ...settings(address)], operator, {
    folder,
    socketFolder: address.folder,
    logFile,
  });
  if (await isReady(folder, launched)) return launched;
  await shutDown(launched);
  return undefined;
}

/** Fast shutdown of what still runs. */
async function shutDown(launched: Launched): Promise<void> {
  if (launched.hasEnded()) return;
  signal(launched.pid, 'SIGINT');
  const late = setTimeout(() => signal(launched.pid, 'SIGQUIT'), PATIENCE_MS);
  await launched.ended;
  clearTimeout(late);
}

/** A fast shutdown takes well under a second; after this the next start recovers instead. */
const PATIENCE_MS = 20_000;

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    // Zero would mean everybody in our own group.
    if (pid > 0) process.kill(pid, name);
  } catch {
    // It has just ended.
  }
}

interface Address {
  host: string;
  port: number;
  /** Private folder of the socket. */
  folder?: string;
}

/** A socket in a folder that only PostgreSQL's user may enter; where there are none, a free loopback port. */
async function chooseAddress({ uid, gid }: ServiceUser): Promise<Address> {
  if (process.platform === 'win32' || tmpdir().length > LONGEST_FOLDER) {
    return { host: '127.0.0.1', port: await freePort() };
  }
  const folder = await mkdtemp(join(tmpdir(), 'private-area-'));
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  return { host: folder, port: 5432, folder };
}

/** The path of a socket may have some hundred characters. */
const LONGEST_FOLDER = 60;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function settings(address: Address): string[] {
  const values = {
    listen_addresses: address.folder ? '' : address.host,
    unix_socket_directories: address.folder ?? '',
    unix_socket_permissions: '0700',
    max_connections: '100',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    // Statements and the values in them may be personal data: they stay out of the log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function isReady(folder: string, launched: Launched): Promise<boolean> {
  for (let waited = 0; waited < 30_000 && !launched.hasEnded(); waited += 15) {
    const file = await readPidFile(folder);
    if (file?.pid === launched.pid && file.status === 'ready') return true;
    await sleep(15);
  }
  return false;
}
