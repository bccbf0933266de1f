import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appendOnly } from '../../../src/server/database/appendOnly.ts';
import { holdingNothing } from '../../../src/server/database/heldConnection.ts';
import { withTenant, type TenantDb } from '../../../src/server/database/withTenant.ts';
import { breaches, choices, secrets } from '../../support/attacks/breaches.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  for (const tenant of ['almadraba', 'encinar']) {
    const { refresh_token } = (await server.logIn('ana', { tenant })).json();
    const form = { grant_type: 'refresh_token', refresh_token };
    await server.ask('POST', '/api/oauth2/token', { basic: true, tenant, form });
    await server.ask('POST', '/api/users/password-recover', {
      key: true,
      tenant,
      payload: { username: 'ana' },
    });
    await server.logIn('ana', { tenant, password: 'wrong' });
  }
  await server.context.background.settle();
}, 300_000);
afterAll(() => server.close());

const idOf = (name: string) =>
  server.context.hosts.tenants.find((tenant) => tenant.name === name)!.id;
const bound = <T>(name: string, work: (db: TenantDb) => Promise<T>) =>
  withTenant(server.context.db, idOf(name), work);
const run = (db: TenantDb, statement: string) =>
  sql.raw<object>(statement.replaceAll(':other', idOf('encinar'))).execute(db);

describe('whoever has statements run as requests do', () => {
  test.each(choices)('does not become another tenant by choosing $name', async ({ statement }) => {
    for (const table of ['accounts', ...secrets]) {
      const look = `select 1 from ${table} where tenant_id = ':other'`;
      expect((await bound('encinar', (db) => run(db, look))).rows, table).not.toEqual([]);
      const seen = await bound('almadraba', async (db) => {
        await run(db, `select ${statement}`);
        return run(db, look);
      }).catch(({ code }: { code: string }) => ({ rows: code === '22P02' ? [] : [code] }));
      expect(seen.rows, table).toEqual([]);
    }
  });

  test.each(breaches)('may not $name', async ({ statement, ends }) => {
    const attempt = bound('almadraba', (db) => run(db, statement));
    if (ends === 'refused') return expect(attempt).rejects.toMatchObject({ code: '42501' });
    const { rows, numAffectedRows = 0n } = await attempt;
    expect([rows, numAffectedRows]).toEqual([[], 0n]);
  });

  test('finds no seal of another tenant in what the other connections are asked', async () => {
    const { db } = server.context;
    const asked = await withTenant(db, idOf('encinar'), async (other) => {
      await sql`select 1`.execute(other);
      const { rows } = await holdingNothing(() =>
        bound('almadraba', (own) =>
          sql<{ query: string }>`select query from pg_stat_activity`.execute(own),
        ),
      );
      return rows.map(({ query }) => query).join('\n');
    });
    expect(asked).toContain('select 1');
    expect(asked).not.toMatch(/[0-9a-f]{64}/);
  });
});

test('every table has row security, or a written reason why it needs none', async () => {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and not (relrowsecurity and relforcerowsecurity and exists (
        select from pg_policy where polrelid = pg_class.oid and polname = 'of_tenant'))
    order by 1`.execute(server.owner);
  const reasons = {
    blobs: 'texts by the hash of their bytes, published to everybody; only added to',
    clock: 'one row, of the demo’s clock',
    migrations: 'for the owner alone',
    migrations_lock: 'for the owner alone',
    release_blobs: 'which published texts a release names; only added to',
    tenants: 'names and ids, which every guest is told',
  };
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(reasons));
});

test('what is only added to is not changed by its owner either', async () => {
  // A restore empties it before it fills it.
  for (const table of appendOnly.filter((name) => name !== 'release_blobs')) {
    const attempt = withTenant(server.owner, idOf('almadraba'), (db) =>
      sql.raw(`delete from ${table}`).execute(db),
    );
    await expect(attempt, table).rejects.toThrow(/rows are never changed|permission denied/);
  }
});
