import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appendOnly } from '../../support/appendOnly.ts';
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
});
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
    // Not permitted, or no such row can be.
    if (ends === 'refused')
      return expect(attempt).rejects.toMatchObject({ code: expect.stringMatching('42501|23514') });
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
    release_blobs: 'which published texts a release names; requests name those of their own tenant',
    signing_authorities: 'of the installation; certificates are published, the key is in cipher',
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

test('a counter that names a tenant is that tenant’s, and nobody else sees it', async () => {
  const { access_token: token } = (await server.logIn('ana')).json();
  for (const password of ['wrong', 'also wrong'])
    await server.ask('POST', '/api/reauthentications', { token, payload: { password } });
  const { rows } = await sql<{ key: string; tenant_id: string | null }>`
    select key, tenant_id from throttles`.execute(server.context.db);
  expect(rows.filter(({ key }) => !/^(address|recover)\//.test(key))).toEqual([]);
  const own = await bound('almadraba', (db) =>
    run(db, "select tenant_id::text as tenant from throttles where key like 'reauthentication/%'"),
  );
  expect(own.rows).toEqual([{ tenant: idOf('almadraba') }, { tenant: idOf('almadraba') }]);
  // As a server of the version before still writes it.
  const key = `reauthentication/${idOf('almadraba')}/before`;
  const before = `insert into throttles (key, attempts, last_at, blocked_until)
    values ('${key}', 1, now(), now()) returning tenant_id::text as tenant`;
  expect((await bound('almadraba', (db) => run(db, before))).rows).toEqual([
    { tenant: idOf('almadraba') },
  ]);
});

describe('what was decided stays', () => {
  const change = (statement: string) => bound('almadraba', (db) => run(db, statement));
  const person = 'select tenant_id, uuid, email from interveners where email is not null limit 1';

  test('a signature that was made or refused is not opened, moved or turned round again', async () => {
    const { rows } = await bound('almadraba', (db) =>
      run(
        db,
        `with made as (insert into signatures (tenant_id, uuid, uuid_intervener, uuid_session,
            provider, status, sent_to, expires_at, created_at)
          select tenant_id, gen_random_uuid(), uuid, gen_random_uuid(), 'otp', 'PENDING', 'a', now(),
            now() from (${person}) as one returning uuid)
        select uuid::text from made`,
      ),
    );
    const { uuid } = rows[0] as { uuid: string };
    const set = (what: string) => change(`update signatures set ${what} where uuid = '${uuid}'`);
    await expect(set("status = 'SIGNED'")).rejects.toMatchObject({ code: '42501' });
    await set("status = 'REJECTED', decided_at = now(), code_hash = null");
    await set('tries = 0');
    for (const what of [
      "status = 'PENDING', decided_at = null",
      "status = 'SIGNED'",
      "sent_to = 'b'",
      "decided_at = now() - interval '1 day'",
    ])
      await expect(set(what), what).rejects.toMatchObject({ code: '42501' });
  });

  test('a new contact is confirmed once, by somebody', async () => {
    await change(`insert into contact_changes (tenant_id, uuid_intervener, field, former, changed_at)
      select tenant_id, uuid, 'email', email, now() from (${person}) as one`);
    await expect(change('update contact_changes set confirmed_at = now()')).rejects.toMatchObject({
      code: '42501',
    });
    const confirm =
      'update contact_changes set confirmed_at = now(), confirmed_by = gen_random_uuid()';
    await change(confirm);
    await expect(change(confirm)).rejects.toMatchObject({ code: '42501' });
  });
});
