import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyDemoData } from './demoData.ts';
import { hasDesk, takeDatabase } from './takeDatabase.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const root = join(import.meta.dirname, '../..');

/** The instant at which the demo's clock stands in tests. */
export const NOW = '2026-11-20T11:00:00Z';

/** The whole product in a process of its own, as `npm start` runs it. */
export interface Product {
  port: number;
  dataDir: string;
  /** Address of a path at one of the tenants' hosts. */
  url(path: string, host?: string): string;
  /** From the start of the process to the line that says `ready`, in ms. */
  startedIn: number;
  /** The same without the time for which it had to wait because programs that are none of its had the processor. */
  unhinderedIn: number;
  process: ChildProcess;
  /** Ends it as Ctrl-C does. */
  stop(): Promise<void>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
  /** Removes the data too. */
  remove(): Promise<void>;
}

/**
 * Starts the built product on a free port with the demo as a first start leaves it; `dataDir` continues
 * on data of an earlier start, and an empty one has to be filled by the product itself. One that shares has its
 * rows in the PostgreSQL of the whole run, and can be started once. Rejects when it does
 * not come up, as one does that is killed (`killedAfter` so many ms) before it is ready.
 */
export async function startProduct(
  options: {
    dataDir?: string;
    env?: NodeJS.ProcessEnv;
    killedAfter?: number;
    isShared?: true;
  } = {},
): Promise<Product> {
  const dataDir = options.dataDir ?? temporaryFolder('product');
  const taken = options.isShared && hasDesk() ? await takeDatabase('demo', NOW) : undefined;
  if (taken) cpSync(taken.files, join(dataDir, 'files'), { recursive: true });
  else if (!options.dataDir && !options.env?.DATABASE_URL)
    await copyDemoData(dataDir, options.env?.NOW ?? NOW);
  const since = performance.now();
  const child = spawn(process.execPath, ['src/start/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      NOW,
      LOG_LEVEL: 'warn',
      DEMO: '1',
      ...taken?.environment,
      ...options.env,
    },
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  // Whoever started it may end in the middle of something.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  if (options.killedAfter !== undefined) setTimeout(kill, options.killedAfter).unref();
  const port = await ready(child);
  const startedIn = performance.now() - since;
  const unhinderedIn = startedIn - queuedFor(child);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null) child.kill(signal);
    await ended;
  };
  return {
    port,
    dataDir,
    startedIn,
    unhinderedIn,
    process: child,
    url: (path, host = 'localhost') => `http://${host}:${port}${path}`,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async remove() {
      await end('SIGTERM');
      await taken?.giveBack();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The port that it says it listens at, which nobody else can take in between. */
function ready(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += String(chunk);
      const port = /^ready http\S*:(\d+)/m.exec(said)?.[1];
      if (port) resolve(Number(port));
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', (code) => reject(new Error(`The product ended with ${code}:\n${said}`)));
  });
}

/** For how many ms a process was ready to run and had no processor, where the system tells that. */
function queuedFor({ pid }: ChildProcess): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}
