import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHash } from 'node:crypto';
import type { Manifest } from '../../../src/server/backup/manifest.ts';
import { readConfig } from '../../../src/server/kernel/config.ts';
import { openDatabase } from '../../../src/server/database/openDatabase.ts';
import { keepFiles, markKept } from '../../../src/server/files/keepFiles.ts';
import { createLog } from '../../../src/server/kernel/log.ts';
import { givenDatabase, type GivenDatabase } from '../../support/givenDatabase.ts';
import { inAlmadraba } from '../../support/machineLedger.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { isWhole } from '../../support/sweep.ts';
import { fundAccount } from '../../support/fundAccount.ts';

const root = join(import.meta.dirname, '../../..');
const folder = temporaryFolder('backup');
const backup = join(folder, 'backup');
const dataDir = join(folder, 'data');
let server: TestServer;
let given: GivenDatabase;

beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true, environment: { DATA_DIR: dataDir } });
  given = await givenDatabase();
});
afterAll(async () => {
  await server.close();
  await given.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command as `npm run` does; what it said, and how it ended. */
async function run(script: string, to: string, environment: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...environment };
  return promisify(execFile)(process.execPath, [`src/server/backup/${script}.ts`, to], {
    cwd: root,
    env,
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  );
}
const manifestOf = (of: string) =>
  JSON.parse(readFileSync(join(of, 'manifest.json'), 'utf8')) as Manifest;
const elsewhere = () => ({
  DATA_DIR: join(folder, 'elsewhere'),
  DATABASE_URL: given.url,
  DEMO: '1',
});

describe.runIf(isWhole)('a backup', () => {
  const bytes = Buffer.from('%PDF-1.7 kept');

  test('is made of a server that is running and written to, as of one moment', async () => {
    const { context } = server;
    const { id } = server.at().tenant;
    await keepFiles(context, id, [{ file: bytes, mimetype: 'application/pdf' }], ([uuid]) =>
      inAlmadraba(context.db, (db) => markKept(db, uuid!)),
    );
    const ana = await server.token('ana');
    const accounts = (await server.ask('GET', '/api/me', { token: ana })).json();
    const payload = {
      uuid_account: fundAccount(accounts.data.private_area.accounts).uuid,
      operation_type: 'SUSCRIPCION',
      key_product: '10394',
      gross_amount: '1000.00',
      pay_method: 'TRANSFERENCIA',
      has_read_dfi: true,
      has_read_report: true,
    };
    let isDone = false;
    let written = 0;
    const writing = (async () => {
      while (!isDone) {
        const answer = await server.ask('POST', '/api/operations', { token: ana, payload });
        if (answer.statusCode === 201) written++;
      }
    })();
    const { code, said } = await run('runBackup', backup, { DATA_DIR: dataDir });
    isDone = true;
    await writing;
    expect(said).toMatch(/^backed up: \d+ rows of \d+ tables, 2 files/);
    expect(code).toBe(0);
    expect(written).toBeGreaterThan(0);
    const rowsOf = (table: string) =>
      manifestOf(backup)
        .parts.filter((part) => part.table === table)
        .reduce((sum, part) => sum + part.rows, 0);
    expect(rowsOf('operations')).toBeGreaterThan(1_000);
    expect(rowsOf('operation_history')).toBeGreaterThan(rowsOf('operations') / 2);
    expect(rowsOf('users')).toBeGreaterThan(10);
  });

  test('is restored elsewhere, the same to the byte, and served', async () => {
    const { code, said } = await run('runRestore', backup, elsewhere());
    expect(said).toMatch(/^restored and checked: \d+ rows of \d+ tables, 2 files/);
    expect(code).toBe(0);
    const again = join(folder, 'again');
    expect((await run('runBackup', again, elsewhere())).code).toBe(0);
    const first = { ...manifestOf(backup), made_at: manifestOf(again).made_at };
    expect(manifestOf(again)).toEqual(first);
    expect(first.files.map(({ sha256 }) => sha256)).toContain(
      createHash('sha256').update(bytes).digest('hex'),
    );
    const restored = await startTestServer({ environment: elsewhere(), hasDemoData: true });
    expect((await restored.logIn('ana')).statusCode).toBe(200);
    await restored.close();
  });

  test('is not put over what is there, nor made over another', async () => {
    const over = await run('runRestore', backup, elsewhere());
    expect(over).toEqual({ code: 1, said: 'the database is not empty\n' });
    const twice = await run('runBackup', backup, { DATA_DIR: dataDir });
    expect(twice).toEqual({ code: 1, said: `${backup} is not empty\n` });
    expect((await run('runBackup', '', { DATA_DIR: dataDir })).code).toBe(2);
  });

  test('that is damaged leaves nothing behind', async () => {
    const manifest = manifestOf(backup);
    const part = manifest.parts.find(({ table }) => table === 'accounts')!;
    part.rows -= 1;
    writeFileSync(join(backup, 'manifest.json'), JSON.stringify(manifest));
    const target = { DATA_DIR: join(folder, 'damaged') };
    const { code, said } = await run('runRestore', backup, target);
    expect(said).toMatch(/^tables\/accounts\.[-0-9a-f]+\.ndjson\.gz of the backup is damaged\n$/);
    expect(code).toBe(1);
    const { db, close } = await openDatabase(readConfig(target), createLog('silent'));
    expect(await db.selectFrom('tenants').select('id').execute()).toEqual([]);
    await close();
  });
});
