import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { quickestDisk } from './quickestDisk.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/**
 * Opens the desk that hands databases out before the test files run, and closes it after them. Where it stands
 * is in `TEST_DATABASES`, and in `TEST_FOLDER` the folder of everything that the run writes, which goes with it.
 */
export default async function openDesk(): Promise<() => Promise<void>> {
  const folder = temporaryFolder('run', quickestDisk());
  process.env.TEST_FOLDER = folder;
  const desk = spawn(process.execPath, [join(import.meta.dirname, 'databaseDesk.ts'), folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(desk, 'exit');
  const [address] = (await once(createInterface(desk.stdout), 'line')) as [string];
  process.env.TEST_DATABASES = address;
  return async () => {
    desk.stdin.end();
    await ended;
  };
}
