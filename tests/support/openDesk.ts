import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Opens the desk that hands databases out before the test files run, and closes it after them. Where it stands
 * is in `TEST_DATABASES`.
 */
export default async function openDesk(): Promise<() => Promise<void>> {
  const desk = spawn(process.execPath, [join(import.meta.dirname, 'databaseDesk.ts')], {
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
