import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { readConfig } from '../../src/server/kernel/config.ts';
import { createLog } from '../../src/server/kernel/log.ts';
import { demo } from '../../src/start/demo.ts';
import { REQUESTS } from '../../src/server/database/embedded/provision.ts';
import { startServer, type StartOptions } from '../../src/server/startServer.ts';
import { startCluster } from './cluster.ts';

const root = join(import.meta.dirname, '../..');
/** What the rows of a first start come from: the tables, the demo, and the documents with what checks them. */
const sources = [
  'schemas',
  'tenants',
  'src/contract',
  'src/domain',
  'src/language',
  'src/server/database',
  'src/demo',
  'src/server/tables',
  'src/server/releases',
];
const PREFIX = 'private-area-demo-';
const LONGEST_MS = 300_000;

/**
 * Fills an empty data folder with the demo as its first start at `now` leaves it: told once by the server
 * itself, then copied, because telling it takes seconds and many tests begin with it. What was told is
 * kept for as long as no file that it came from changes.
 */
export const copyDemoData = (into: string, now: string): Promise<void> => copy(into, now, demo);

/** The same without the demo: the tables, the tenants and their first releases. */
export const copyBareData = (into: string, now: string): Promise<void> => copy(into, now, {});

/**
 * A data folder with both, each in a database: the demo in `private_area`, and in `bare` what it has without the
 * demo. Nobody may change it.
 */
export const toldTemplates = async (now: string): Promise<string> =>
  join(
    await told(now, '-both', async (data) => {
      await copyDemoData(data, now);
      await tellBare(data, now);
    }),
    'data',
  );

async function copy(into: string, now: string, options: StartOptions): Promise<void> {
  if (existsSync(join(into, 'postgres'))) return;
  const from = await told(now, options.extraSeeds ? '' : '-bare', async (data) => {
    const config = readConfig({ DATA_DIR: data, PORT: '0', NOW: now, LOG_LEVEL: 'silent' });
    const server = await startServer(config, createLog('silent'), { listen: false, ...options });
    // As it is a minute later: a database that knows nothing of its rows plans for none.
    await sql`analyze`.execute(server.owner);
    await server.close();
  });
  mkdirSync(into, { recursive: true });
  execFileSync('cp', ['-a', '--reflink=auto', `${join(from, 'data')}/.`, into]);
}

/** Tells the tenants and their releases in a second database of a PostgreSQL. */
async function tellBare(data: string, now: string): Promise<void> {
  const { port, passwords, command, stop } = await startCluster(data);
  await command(
    'create database bare owner private_area',
    'revoke all on database bare from public',
    `grant connect on database bare to ${REQUESTS}`,
  );
  const as = (user: string, password: string) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/bare`;
  const config = readConfig({
    DATA_DIR: data,
    DATABASE_URL: as('private_area', passwords.app),
    DATABASE_REQUESTS_URL: as(REQUESTS, passwords.requests),
    OUTBOX_KEY: readFileSync(join(data, 'outbox.key'), 'utf8'),
    DEMO: '1',
    PORT: '0',
    NOW: now,
    LOG_LEVEL: 'silent',
  });
  const options = { listen: false, extraSeeds: [] };
  const server = await startServer(config, createLog('silent'), options);
  await server.close();
  await stop();
}

/** The folder in which something is told, once for all who ask. */
async function told(now: string, kind: string, fill: Fill): Promise<string> {
  const folder = join(tmpdir(), `${PREFIX}${stampOf(now)}${kind}`);
  if (!existsSync(join(folder, 'ready'))) await tell(folder, fill);
  utimesSync(folder, new Date(), new Date());
  return folder;
}

type Fill = (data: string) => Promise<void>;

/** One process tells it, the others wait for that. */
async function tell(told: string, fill: Fill): Promise<void> {
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
    await fill(join(told, 'data'));
    forgetOldLog(join(told, 'data/postgres/pg_wal'));
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

/** A database that was stopped in order needs the end of its log alone; the rest is most of what is copied. */
function forgetOldLog(folder: string): void {
  const segments = readdirSync(folder).filter((name) => /^[0-9A-F]{24}$/.test(name));
  const writtenAt = (name: string) => statSync(join(folder, name)).mtimeMs;
  const last = segments.toSorted((a, b) => writtenAt(a) - writtenAt(b)).at(-1)!;
  const end = segments
    .filter((name) => name <= last)
    .sort()
    .slice(-2);
  for (const name of segments) if (!end.includes(name)) rmSync(join(folder, name));
}

/** What earlier sources told and nobody has used for an hour. */
function forgetOthers(told: string): void {
  for (const name of readdirSync(tmpdir())) {
    const other = join(tmpdir(), name);
    const isOther =
      name.startsWith(PREFIX) && !other.startsWith(told.replace(/-(?:bare|both)$/, ''));
    const isOld = () =>
      Date.now() - (statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? 0) > 3_600_000;
    if (isOther && isOld()) rmSync(other, { recursive: true, force: true });
  }
}

/** Changes whenever what a file that the rows come from says does: checkouts of the same share what is told. */
function stampOf(now: string): string {
  const known = stamps.get(now);
  if (known) return known;
  const hash = createHash('sha256').update(`${now} ${process.version}`);
  for (const folder of sources) {
    const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort();
    for (const name of names) {
      const file = join(root, folder, name);
      if (statSync(file).isFile()) hash.update(`${folder}/${name}\n`).update(readFileSync(file));
    }
  }
  const stamp = hash.digest('hex').slice(0, 16);
  stamps.set(now, stamp);
  return stamp;
}

const stamps = new Map<string, string>();
