import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
const names = ['almadraba', 'encinar', 'faro'] as const;
const tokens = new Map<string, string>();
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  for (const name of names) tokens.set(name, await server.token('ana', { tenant: name }));
});
afterAll(() => server.close());

const none = undefined;
const hosts = [
  'localhost',
  '127.0.0.1',
  'almadraba.localhost',
  'encinar.localhost',
  'faro.localhost',
  'evil.example',
];
const calls = ['/me', '/config/TIME_ZONE', '/releases/current', '/texts/pa/es/index.json'];

/** Every way in which host, key, token and `?id=` may name tenants. */
const combinations = calls.flatMap((path) =>
  hosts.flatMap((host) =>
    [none, ...names].flatMap((key) =>
      [none, ...names].flatMap((token) =>
        [none, ...names, 'nobody'].map((id) => ({ path, host, key, token, id })),
      ),
    ),
  ),
);

describe('tenants that host, key, token and ?id= name', () => {
  const keyOf = (host: string, name: string) => {
    const here = server.context.hosts.at(host).find(({ tenant }) => tenant.name === name);
    return (here ?? server.at(`${name}.localhost`)).credentials.api_key;
  };
  const served = (host: string) =>
    server.context.hosts.at(host).map(({ tenant }) => tenant.name as string);

  test('have to be one and the same: nothing is told to whoever names two', async () => {
    const told: string[] = [];
    let refused = 0;
    for (const { path, host, key, token, id } of combinations) {
      // Texts are open to everybody: the token is not looked at.
      const named = [key, path.startsWith('/texts') ? none : token, id].filter(Boolean);
      const isOne = new Set(named).size <= 1 && named.every((one) => served(host).includes(one!));
      if (isOne && served(host).length > 0) continue;
      const answer = await server.ask('GET', `/api${path}${id ? `?id=${id}` : ''}`, {
        headers: { host, ...(key && { apikey: keyOf(host, key) }) },
        ...(token && { token: tokens.get(token)! }),
      });
      refused += 1;
      if (answer.statusCode < 400 || answer.body.includes('"data"'))
        told.push(`${path} ${host} ${key} ${token} ${id}: ${answer.statusCode}`);
    }
    expect(told).toEqual([]);
    expect(refused).toBeGreaterThan(500);
  });

  test('are told nothing by what a proxy that nobody knows writes', async () => {
    const headers = {
      'x-forwarded-host': 'encinar.localhost',
      forwarded: 'host=encinar.localhost',
    };
    const answer = await server.ask('GET', '/api/me', {
      token: tokens.get('encinar')!,
      headers: { host: 'almadraba.localhost', ...headers },
    });
    expect(answer.statusCode).toBe(404);
  });
});

describe('row-level security, for every table of a tenant that has rows', () => {
  const idOf = (name: string) =>
    server.context.hosts.tenants.find((tenant) => tenant.name === name)!.id;
  const bound = <T>(name: string, work: Parameters<typeof withTenant<T>>[2]) =>
    withTenant(server.context.db, idOf(name), work);
  const tables = async (isClosed: boolean) => {
    const { rows } = await sql<{ name: string }>`select relname as name from pg_class class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and ${
        isClosed
          ? sql`relforcerowsecurity`
          : sql`not exists (select 1 from pg_attribute
              where attrelid = class.oid and attname = 'tenant_id')`
      } order by 1`.execute(server.context.db);
    return rows.map(({ name }) => name);
  };

  test('takes no row for another tenant, changes none and removes none', async () => {
    let tried = 0;
    for (const name of await tables(true)) {
      const table = sql.table(name);
      const found = await bound('encinar', (db) =>
        sql<{ row: string }>`select to_jsonb(t)::text as row from ${table} t
          where tenant_id = ${idOf('encinar')} limit 1`.execute(db),
      );
      const [theirs] = found.rows;
      if (!theirs) continue;
      tried += 1;
      const copy = bound('almadraba', (db) =>
        sql`insert into ${table} overriding system value
          select * from jsonb_populate_record(null::${table}, ${theirs.row}::jsonb)`.execute(db),
      );
      await expect(copy, name).rejects.toMatchObject({ code: '42501' });
      const theirRows = sql`where tenant_id = ${idOf('encinar')}`;
      for (const statement of [
        sql`update ${table} set tenant_id = ${idOf('almadraba')} ${theirRows}`,
        sql`delete from ${table} ${theirRows}`,
      ]) {
        const done = await bound('almadraba', (db) => statement.execute(db)).then(
          ({ numAffectedRows }) => numAffectedRows,
          // Tables whose rows nobody changes say so before they look for any.
          ({ message }: Error) => (/never changed|permission denied/.test(message) ? 0n : message),
        );
        expect([name, done]).toEqual([name, 0n]);
      }
    }
    expect(tried).toBeGreaterThan(20);
  });

  test('is missed by no table: those without a tenant hold nothing of one', async () => {
    expect(await tables(false)).toEqual([
      'blobs',
      'clock',
      'migrations',
      'migrations_lock',
      'release_blobs',
      'signing_authorities',
      'tenants',
    ]);
  });
});
