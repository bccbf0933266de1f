import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/server/kernel/config.ts';
import { openDatabase } from '../../src/server/database/openDatabase.ts';
import { withTenant } from '../../src/server/database/withTenant.ts';
import { createLog } from '../../src/server/kernel/log.ts';
import { startProduct, type Product } from '../support/product.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { isWhole } from '../support/sweep.ts';

const root = join(import.meta.dirname, '../..');
const folder = temporaryFolder('process');
const dataDir = join(folder, 'data');
const start = () => startProduct({ dataDir });

/** Starts a server that is expected not to come up; what it said, and how it ended. */
function fail(environment: Record<string, string>) {
  const since = performance.now();
  const child = spawn(process.execPath, ['src/start/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: join(folder, 'other'),
      LOG_LEVEL: 'silent',
      DEMO: '1',
      ...environment,
    },
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
    // It came up after all, which the test will say: leave nothing running.
    if (out.includes('ready')) child.kill('SIGTERM');
  });
  return new Promise<{ code: number | null; said: string; out: string; ms: number }>((resolve) =>
    child.on('exit', (code) => resolve({ code, said, out, ms: performance.now() - since })),
  );
}

interface Person {
  headers: Record<string, string>;
  body: string;
}

/** Logs in as the demo's investor and prepares a support request. */
async function enter(product: Product, login = 'ana'): Promise<Person> {
  const basic = Buffer.from('demo-almadraba-localhost-key:demo-almadraba-localhost-secret');
  const form = new URLSearchParams({
    grant_type: 'password',
    username: `ALMADRABA-PRO/${login}`,
    password: 'Demo.2026',
  });
  const entered = await fetch(product.url('/api/oauth2/token'), {
    method: 'POST',
    headers: { authorization: `Basic ${basic.toString('base64')}` },
    body: form,
  });
  const { access_token } = (await entered.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
  const get = async (path: string) =>
    (await (await fetch(product.url(path), { headers })).json()) as { data: never };
  const { data: me } = await get('/api/me');
  const { data: list } = await get('/api/groups');
  const { intervener } = (me as { private_area: { intervener: { uuid: string } } }).private_area;
  const [group] = (list as { groups: { uuid: string }[] }).groups;
  const body = JSON.stringify({
    isFromPA: true,
    blocking: false,
    is_intervener: true,
    description: 'x',
    expires_on: '2026-11-27 12:00:00',
    status: 'OPEN',
    subject: 'Solicitud info: x',
    _links: {
      interveners: [`accounts/${intervener.uuid}`],
      group_assigned: [`/api/groups/${group!.uuid}`],
      category: '/api/categories/INTERVENER_CARE',
    },
  });
  return { headers, body };
}

/** Sends support requests until the server is gone; the ids of those that were acknowledged. */
async function writeUntilGone(product: Product, { headers, body }: Person): Promise<string[]> {
  const acknowledged: string[] = [];
  const write = async () => {
    for (;;) {
      try {
        const answer = await fetch(product.url('/api/issues'), { method: 'POST', headers, body });
        const { data } = (await answer.json()) as { data: { issue: { uuid: string } } };
        acknowledged.push(data.issue.uuid);
      } catch {
        return;
      }
    }
  };
  await Promise.all([write(), write(), write()]);
  return acknowledged;
}

async function keptIssues(): Promise<Set<string>> {
  const config = readConfig({ DATA_DIR: dataDir });
  const { db, close } = await openDatabase(config, createLog('silent'));
  const tenant = await db
    .selectFrom('tenants')
    .select('id')
    .where('name', '=', 'almadraba')
    .executeTakeFirstOrThrow();
  const rows = await withTenant(db, tenant.id, (transaction) =>
    transaction.selectFrom('issues').select('uuid').execute(),
  );
  await close();
  return new Set(rows.map(({ uuid }) => uuid));
}

let product: Product;
beforeAll(async () => {
  product = await start();
});
afterAll(async () => {
  await (product as Product | undefined)?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a second server on the same folder', () => {
  test('is refused at once with one clear line, and the first one goes on', async () => {
    const times: number[] = [];
    for (let round = 0; round < 3; round++) {
      const second = await fail({ DATA_DIR: dataDir, PORT: '0' });
      expect(second.code).toBe(1);
      expect(second.said).toMatch(
        new RegExp(
          `^the data folder .*data is in use by another server \\(process ${product.process.pid}\\): .*\\n$`,
        ),
      );
      times.push(second.ms);
      expect((await fetch(product.url('/api/ready'))).status).toBe(200);
    }
    // The machine may be busy with other tests: the quickest tells what the server does.
    expect(Math.min(...times)).toBeLessThan(10_000);
  });
});

describe('a server that is killed', () => {
  test.runIf(isWhole)(
    'loses nothing that it acknowledged, and starts again on the same folder',
    async () => {
      const acknowledged: string[] = [];
      const unhinderedIn: number[] = [];
      // Each may send twenty in a day.
      for (const [round, login] of ['ana', 'luis', 'grande', 'iberica'].entries()) {
        const person = await enter(product, login);
        const writing = writeUntilGone(product, person);
        await sleep(200 + round * 130);
        await product.kill();
        acknowledged.push(...(await writing));
        product = await start();
        unhinderedIn.push(product.unhinderedIn);
      }
      // The machine may be busy with other tests.
      expect(Math.min(...unhinderedIn)).toBeLessThan(10_000);
      await product.stop();
      const kept = await keptIssues();
      expect(acknowledged.length).toBeGreaterThan(20);
      expect(acknowledged.filter((uuid) => !kept.has(uuid))).toEqual([]);
      product = await start();
    },
    120_000,
  );
});

describe('the database of a server that is killed', () => {
  test.runIf(isWhole)('stops by itself', async () => {
    const { pid } = databaseOf();
    await product.kill();
    for (let waited = 0; isRunning(pid) && waited < 5_000; waited += 50) await sleep(50);
    expect(isRunning(pid)).toBe(false);
    product = await start();
  });

  test.runIf(isWhole)('is stopped by the next start when its guard is killed with it', async () => {
    const { pid, guard } = databaseOf();
    process.kill(guard, 'SIGKILL');
    await product.kill();
    expect(isRunning(pid)).toBe(true);
    product = await start();
    expect(isRunning(pid)).toBe(false);
    expect((await fetch(product.url('/api/ready'))).status).toBe(200);
  });

  test.runIf(isWhole).each(['1', '999999999', 'not a number'])(
    'leaves a file that names another process (%s), which is not believed',
    async (written) => {
      await product.stop();
      const file = join(dataDir, 'postgres/postmaster.pid');
      writeFileSync(file, `${written}\n${join(dataDir, 'postgres')}\n1\n5432\n\n\n\nready\n`);
      product = await start();
      expect((await fetch(product.url('/api/ready'))).status).toBe(200);
    },
  );
});

describe('a server that is asked to stop', () => {
  test('answers what has begun, ends with 0 and leaves no database running', async () => {
    const person = await enter(product);
    const { pid } = databaseOf();
    const asked = Promise.allSettled(
      Array.from({ length: 20 }, () =>
        fetch(product.url('/api/issues'), { method: 'POST', ...person }),
      ),
    );
    await sleep(5);
    await product.stop();
    expect(product.process.exitCode).toBe(0);
    const answers = await asked;
    for (const answer of answers) {
      if (answer.status === 'fulfilled') expect([201, 429, 503]).toContain(answer.value.status);
    }
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
    expect(isRunning(pid)).toBe(false);
    product = await start();
  });
});

describe('a start that cannot be', () => {
  test.runIf(isWhole).each([
    [
      'an unreachable database',
      { DATABASE_URL: 'postgres://who:hunter2@127.0.0.1:1/none' },
      /^DATABASE_URL cannot be reached \(127\.0\.0\.1:1\/none\): .+\n$/,
    ],
    [
      'a database address that is none',
      { DATABASE_URL: 'mysql://x' },
      /^DATABASE_URL must be empty or an address such as postgres:\/\/…\n$/,
    ],
    [
      'a port that is none',
      { PORT: '80 80' },
      /^PORT is "80 80" and must be a number from 0 to 65535\n$/,
    ],
    [
      'a clock that is none',
      { NOW: 'yesterday' },
      /^NOW is "yesterday" and must be an ISO instant such as .+\n$/,
    ],
    [
      'a tenant without credentials',
      { DEMO: '1', TENANT_FARO_HOSTS: '[{"host":"faro.example"}]' },
      /^TENANT_FARO_HOSTS must be a JSON list of .+\n$/,
    ],
    [
      'payments without a secret that serves',
      { DEMO: '1', TENANT_FARO_PAYMENTS: '{"sandbox":"short"}' },
      /^TENANT_FARO_PAYMENTS must be a JSON object of .+\n$/,
    ],
    [
      'a way out that never ends',
      { DRAIN_SECONDS: 'ever' },
      /^DRAIN_SECONDS is "ever" and must be a number of seconds, from 0 to 99\n$/,
    ],
  ])('says why in one line and exits with 1: %s', async (_, environment, line) => {
    const { code, said, out } = await fail({ PORT: '0', ...environment });
    expect(said).toMatch(line);
    expect(said).not.toContain('hunter2');
    expect(out).toBe('');
    expect(code).toBe(1);
  });

  test.runIf(isWhole)('says which port is taken, and leaves no database running', async () => {
    const other = join(folder, 'taken');
    const { code, said } = await fail({ PORT: String(product.port), DATA_DIR: other, DEMO: '0' });
    expect(said).toMatch(/^port \d+ on 127\.0\.0\.1 is in use: .+\n$/);
    expect(code).toBe(1);
    expect(existsSync(join(other, 'postgres/postmaster.pid'))).toBe(false);
  });
});

describe.runIf(process.getuid?.() === 0)('root with a folder that only root may enter', () => {
  test('gets the data elsewhere, and a link to it', async () => {
    const closed = mkdtempSync(join(tmpdir(), 'private-area-closed-'));
    chmodSync(closed, 0o700);
    const config = readConfig({ DATA_DIR: join(closed, 'data') });
    for (let round = 0; round < 2; round++) {
      const { close } = await openDatabase(config, createLog('silent'));
      await close();
    }
    const place = readlinkSync(join(closed, 'data/postgres'));
    expect(place).toMatch(/^\/var\/lib\/private-area\/data-/);
    rmSync(dirname(place), { recursive: true });
    rmSync(closed, { recursive: true });
  });
});

/** The number of PostgreSQL's first process, and of the shell that guards it. */
function databaseOf(): { pid: number; guard: number } {
  const file = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  const pid = Number(file.split('\n')[0]);
  const [, guard] = /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  return { pid, guard: Number(guard) };
}

function isRunning(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
