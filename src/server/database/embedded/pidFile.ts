import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What PostgreSQL writes about itself in `postmaster.pid`. */
export interface PidFile {
  pid: number;
  dataFolder: string;
  /** Empty when it listens on an address only. */
  socketFolder: string;
  status: string;
}

/** Reads `postmaster.pid` of a cluster; nothing when there is none. */
export async function readPidFile(folder: string): Promise<PidFile | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => undefined);
  const lines = text?.split('\n').map((line) => line.trim());
  const pid = Number(lines?.[0]);
  if (!lines || !Number.isInteger(pid) || pid <= 0) return undefined;
  return {
    pid,
    dataFolder: lines[1] ?? '',
    socketFolder: lines[4] ?? '',
    status: lines[7] ?? '',
  };
}
