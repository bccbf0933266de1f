import { sql } from 'kysely';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTenant, type TenantDb } from '../../../src/server/database/withTenant.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const inside = <T>(work: (db: TenantDb) => Promise<T>) =>
  withTenant(server.context.db, server.at().tenant.id, work);
const one = (db: TenantDb | TestServer['owner']) => sql`select 1`.execute(db);

describe('inside a transaction', () => {
  test('every way to another connection is refused', async () => {
    const { db, published } = server.context;
    const { id } = server.at().tenant;
    for (const [name, ask] of Object.entries({
      statement: () => one(db),
      tenant: () => withTenant(db, id, one),
      owner: () => one(server.owner),
      release: () => published.current(id),
    }))
      await expect(inside(ask as () => Promise<unknown>), name).rejects.toThrow(
        'another connection inside a transaction',
      );
  });

  test('the transaction itself serves for everything, releases too', async () => {
    const { published } = server.context;
    const { id } = server.at().tenant;
    const read = await inside(async (db) => {
      await one(db);
      return published.document(id, 'tenant/tenant', db);
    });
    expect(read).toBeDefined();
  });

  test('nothing that takes long is begun', async () => {
    const { files, inspection, passwords } = server.context;
    const { id } = server.at().tenant;
    for (const slow of [
      () => passwords.hash('Demo.2026'),
      () => inspection.look({ tenant: id, person: 'ana' }, 'pdf', async () => Buffer.from('%PDF-')),
      () => files.read('none'),
    ])
      await expect(inside(async () => slow())).rejects.toThrow('inside a transaction');
  });

  test('work for later is begun with a connection of its own', async () => {
    const { background, db } = server.context;
    let found: unknown;
    await inside(async () =>
      background.run('a test', async () => {
        found = (await one(db)).rows.length;
      }),
    );
    await background.settle();
    expect(found).toBe(1);
  });
});

test('what a transaction began and left behind may ask again once it has ended', async () => {
  let later: Promise<unknown> | undefined;
  await inside(async (db) => {
    later = new Promise((resolve) => setTimeout(resolve, 50)).then(() => one(server.context.db));
    await one(db);
  });
  await expect(later).resolves.toBeDefined();
});

test('transactions of the server are begun in one place, which knows that they are', () => {
  const src = join(import.meta.dirname, '../../../src/server');
  const begun = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') && readFileSync(join(src, file), 'utf8').includes('.transaction()'),
  );
  // The others are over before a server opens, or of a program that is none.
  expect(begun.sort()).toEqual([
    'backup/restoreBackup.ts',
    'backup/writeBackup.ts',
    'database/grantPrivileges.ts',
    'database/inTransaction.ts',
    'database/requestLogin.ts',
  ]);
});
