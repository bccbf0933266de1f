import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** A program that listens, in a process of its own. */
export interface Apart {
  address: string;
  stop(): Promise<void>;
}

/** Starts a program that prints `ready <address>`; what it logs is written and read by nobody. */
export async function startApart(file: string, env: Record<string, string>): Promise<Apart> {
  const child = spawn(process.execPath, [file], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'exit').then(() => void process.off('exit', kill));
  let port: string | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    port = /^ready http:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (port) break;
  }
  if (!port) throw new Error(`${file} did not start`);
  return {
    address: `http://localhost:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
