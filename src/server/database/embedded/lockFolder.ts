import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartProblem } from '../../kernel/startProblem.ts';

/**
 * Takes the folder for this process, or throws a StartProblem that names the one that has it.
 *
 * The lock is the operating system's own on a file, taken through SQLite because Node offers no
 * other portable way to it. It ends with the process however that dies, so nothing has to be
 * guessed from a number left in a file; the number is kept beside it for the message only.
 */
export function lockFolder(dataDir: string): { release(): void } {
  const owner = join(dataDir, 'server.pid');
  const file = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: 0 });
  try {
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new StartProblem(
      `the data folder ${dataDir} is in use by another server (process ${readOwner(owner)}): stop it, or set DATA_DIR to another folder`,
    );
  }
  writeFileSync(owner, `${process.pid}\n`);
  return {
    release() {
      rmSync(owner, { force: true });
      file.close();
    },
  };
}

const SQLITE_BUSY = 5;

function readOwner(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return 'unknown';
  }
}
