import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, renameSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { ServiceUser } from './serviceUser.ts';

/** PostgreSQL's first process. */
export interface Launched {
  pid: number;
  /** Settles when it has ended. */
  ended: Promise<void>;
  hasEnded(): boolean;
}

/**
 * Runs a program until it is stopped or until this process dies, however it does: a shell beside it reads
 * from a pipe that nobody writes to, and interrupts it when the pipe breaks. Then the folder of the socket
 * goes with it; while this process lives it may be needed again.
 */
const GUARD = `
socket=$1
shift
exec 3<&0
"$@" >&2 3<&- &
program=$!
echo $program
{ read -r _ <&3; kill -INT $program; } 2>/dev/null &
wait $program
code=$?
kill $! 2>/dev/null || rmdir "$socket" 2>/dev/null
exit $code
`;

/**
 * Starts a program as the operator, in a session of its own, so that Ctrl-C reaches the server alone
 * and the database is stopped last. What it says goes to the log file; the one before stays as `.1`.
 */
export async function launch(
  command: string[],
  { uid, gid }: ServiceUser,
  {
    folder,
    socketFolder = '',
    logFile,
  }: { folder: string; socketFolder?: string; logFile: string },
): Promise<Launched> {
  try {
    renameSync(logFile, `${logFile}.1`);
  } catch {
    // The first run.
  }
  const log = openSync(logFile, 'a', 0o600);
  const [program = '', ...rest] =
    process.platform === 'win32'
      ? command
      : ['/bin/sh', '-c', GUARD, 'sh', socketFolder, ...command];
  const child = spawn(program, rest, {
    uid,
    gid,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'pipe', log],
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  });
  closeSync(log);
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', resolve);
    child.once('error', resolve);
  }).then(() => void (hasEnded = true));
  const pid = process.platform === 'win32' ? child.pid : await readPid(child, ended);
  return { pid: pid ?? 0, ended, hasEnded: () => hasEnded };
}

/** The number that the guard says first; nothing when it ended without a word. */
async function readPid({ stdout }: ChildProcess, ended: Promise<void>) {
  const lines = createInterface(stdout as Readable);
  const said = once(lines, 'line').then(([line]) => Number(line));
  return Promise.race([said, ended.then(() => undefined)]);
}
