import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '../../src/server/config.ts';
import { createLog } from '../../src/server/log.ts';
import { startServer } from '../../src/server/startServer.ts';

const root = join(import.meta.dirname, '../..');
/** What the demo's rows come from; documents of screens and forms are published by each start. */
const sources = ['src/server/demo', 'src/server/database', 'src/domain'];
const PREFIX = 'private-area-demo-';
const LONGEST_MS = 300_000;

/**
 * Fills an empty data folder with the demo as its first start at `now` leaves it: told once by the server
 * itself, then copied, because telling it takes seconds and many tests begin with it. What was told is
 * kept for as long as no file that it came from changes.
 */
export async function copyDemoData(into: string, now: string): Promise<void> {
  if (existsSync(join(into, 'postgres'))) return;
  const told = join(tmpdir(), PREFIX + stampOf(now));
  if (!existsSync(join(told, 'ready'))) await tell(told, now);
  mkdirSync(into, { recursive: true });
  execFileSync('cp', ['-a', '--reflink=auto', `${join(told, 'data')}/.`, into]);
}

/** One process tells it, the others wait for that. */
async function tell(told: string, now: string): Promise<void> {
  const turn = `${told}.turn`;
  const since = Date.now();
  while (!isFirst(turn)) {
    await wait(200);
    if (existsSync(join(told, 'ready'))) return;
    if (isLeft(turn) || Date.now() - since > LONGEST_MS)
      rmSync(turn, { recursive: true, force: true });
  }
  try {
    if (existsSync(join(told, 'ready'))) return;
    forgetOthers(told);
    rmSync(told, { recursive: true, force: true });
    mkdirSync(told, { mode: 0o755 });
    const config = readConfig({
      DATA_DIR: join(told, 'data'),
      PORT: '0',
      NOW: now,
      LOG_LEVEL: 'silent',
    });
    const server = await startServer(config, createLog('silent'), { listen: false });
    await server.close();
    writeFileSync(join(told, 'ready'), '');
  } finally {
    rmSync(turn, { recursive: true, force: true });
  }
}

function isFirst(turn: string): boolean {
  try {
    mkdirSync(turn);
    writeFileSync(join(turn, 'pid'), String(process.pid));
    return true;
  } catch {
    return false;
  }
}

/** Whoever was at it is gone, or was never heard of. */
function isLeft(turn: string): boolean {
  try {
    process.kill(Number(readFileSync(join(turn, 'pid'), 'utf8')), 0);
    return false;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ESRCH') return true;
    const made = statSync(turn, { throwIfNoEntry: false })?.mtimeMs;
    return code === 'ENOENT' && made !== undefined && Date.now() - made > 120_000;
  }
}

/** What earlier sources told and nobody has used for an hour. */
function forgetOthers(told: string): void {
  for (const name of readdirSync(tmpdir())) {
    const other = join(tmpdir(), name);
    const isOther = name.startsWith(PREFIX) && !other.startsWith(told);
    const isOld = () =>
      Date.now() - (statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? 0) > 3_600_000;
    if (isOther && isOld()) rmSync(other, { recursive: true, force: true });
  }
}

/** Changes whenever a file that the demo comes from does. */
function stampOf(now: string): string {
  const hash = createHash('sha256').update(`${now} ${process.version}`);
  for (const folder of sources) {
    const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort();
    for (const name of names) {
      const { mtimeMs, size } = statSync(join(root, folder, name));
      hash.update(`${folder}/${name} ${mtimeMs} ${size}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}
