import { readlink, realpath, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execFileSync } from 'node:child_process';
import type { Logger } from 'pino';
import { StartProblem } from '../../kernel/startProblem.ts';
import { readPidFile } from './pidFile.ts';

/**
 * Stops the PostgreSQL that a killed server left running on this folder. Called by the holder of the
 * folder's lock, so its owner is known to be gone. A process is touched only when it is a PostgreSQL
 * that works in this very folder: the number in a stale file may long belong to somebody else, and
 * then only the file goes, which PostgreSQL would otherwise believe.
 */
export async function stopStalePostmaster(folder: string, log: Logger): Promise<void> {
  if (process.platform === 'win32') return;
  const file = await readPidFile(folder);
  // Nothing there, or what a power cut left of it: PostgreSQL's own lock on its memory still holds.
  if (!file) return removeFile(folder);
  if (isRunning(file.pid) && (await isOurs(file.pid, folder))) {
    log.warn({ pid: file.pid }, 'stopping the PostgreSQL that an earlier server left running');
    await stop(file.pid, 'SIGINT');
    await stop(file.pid, 'SIGQUIT');
    if (isRunning(file.pid)) {
      throw new StartProblem(
        `an earlier PostgreSQL (process ${file.pid}) still runs on ${folder} and does not stop: stop it by hand`,
      );
    }
  }
  if (isTaken(file.pid)) await removeFile(folder);
  const { socketFolder } = file;
  if (dirname(socketFolder) === tmpdir() && basename(socketFolder).startsWith('private-area-')) {
    await rm(socketFolder, { recursive: true, force: true });
  }
}

const removeFile = (folder: string) => rm(join(folder, 'postmaster.pid'), { force: true });

const PATIENCE_MS = 10_000;

async function stop(pid: number, signal: NodeJS.Signals): Promise<void> {
  if (isRunning(pid)) process.kill(pid, signal);
  for (let waited = 0; waited < PATIENCE_MS && isRunning(pid); waited += 20) await sleep(20);
}

/** Whether the number names any process, even one that only waits to be reaped. */
function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}

function isRunning(pid: number): boolean {
  if (!isTaken(pid)) return false;
  if (process.platform !== 'linux') return true;
  return !/^\d+ \(.*\) [ZX]/s.test(readQuietly(`/proc/${pid}/stat`));
}

async function isOurs(pid: number, folder: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => '');
    const program = readQuietly(`/proc/${pid}/cmdline`).split('\0')[0] ?? '';
    return workingFolder === (await realpath(folder)) && basename(program) === 'postgres';
  }
  try {
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres') && command.includes(folder);
  } catch {
    return false;
  }
}

function readQuietly(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
