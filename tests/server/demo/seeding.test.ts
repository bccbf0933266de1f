import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { told } from './told.ts';
import { isWhole } from '../../support/sweep.ts';

/** A digest of each table's rows, by tenant; of the passwords only that there are some. */
type Digest = Record<string, string>;

const SOON = '2026-11-24T11:00:00Z';
const LATER = '2026-12-10T11:00:00Z';
/** What settling the days between writes, and what somebody logging in does. */
const written = [
  'known_devices',
  'operations',
  'operation_history',
  'notifications',
  'documents',
  'reconciliations',
  'settled_days',
  'occurrences',
  'expiry_notices',
  'ledger_postings',
  'execution_seals',
  'conservation_checks',
  'rd_batches',
  'rd_batch_operations',
  'direct_debits',
  'debit_answers',
  'debit_withdrawals',
  'transfer_messages',
  'received_money',
  'staff_alerts',
];
/** Business days from the first day that was missing to the day before: Tuesday the 8th is none. */
const MISSING = [
  '2026-11-20',
  '2026-11-23',
  '2026-11-24',
  '2026-11-25',
  '2026-11-26',
  '2026-11-27',
  '2026-11-30',
  '2026-12-01',
  '2026-12-02',
  '2026-12-03',
  '2026-12-04',
  '2026-12-07',
  '2026-12-09',
];

const folder = temporaryFolder('seeding');
const start = (name: string, environment: Record<string, string> = {}) =>
  startTestServer({
    hasDemoData: true,
    isTold: true,
    environment: { DATA_DIR: join(folder, name), ...environment },
  });
let digests: [Digest, Digest];
let navsBefore: Record<string, string>;

beforeAll(async () => {
  // What the other tests begin with was told in a database of its own: two fresh ones more are left to the long tests.
  const second = isWhole ? start('second') : startTestServer({ hasDemoData: true });
  const servers = [await start('first'), await second] as const;
  digests = [await digestOf(servers[0]), await digestOf(servers[1])];
  navsBefore = await navDigests(servers[0]);
  for (const server of servers) await server.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function digestOf({ context }: TestServer): Promise<Digest> {
  const { rows: tables } = await sql<{ name: string; has_tenant: boolean }>`
    select relname as name, exists (select 1 from pg_attribute
      where attrelid = class.oid and attname = 'tenant_id') as has_tenant
    from pg_class class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not like 'migrations%'
      -- The key that an installation signs with is its own.
      and relname <> 'signing_authorities'`.execute(context.db);
  const digest: Digest = {};
  for (const { name, has_tenant } of tables) {
    for (const tenant of has_tenant ? context.hosts.tenants : context.hosts.tenants.slice(0, 1)) {
      digest[has_tenant ? `${tenant.name} ${name}` : name] = await withTenant(
        context.db,
        tenant.id,
        async (db) => {
          const found = await sql<{ digest: string }>`
            select count(*) || ' ' || md5(coalesce(string_agg(line, E'\n' order by line), '')) as digest
            from (select (to_jsonb(each) - 'password_hash')::text as line
              from ${sql.table(name)} each
              ${has_tenant ? sql`where tenant_id = ${tenant.id}` : sql``}) lines`.execute(db);
          return found.rows[0]!.digest;
        },
      );
    }
  }
  return digest;
}

/** Digest of each tenant's NAVs up to the day on which the demo was filled. */
async function navDigests({ context }: TestServer): Promise<Record<string, string>> {
  const digest: Record<string, string> = {};
  for (const { id, name } of context.hosts.tenants) {
    const { rows } = await withTenant(context.db, id, (db) =>
      sql<{
        digest: string;
      }>`select md5(string_agg(navs::text, E'\n' order by navs::text)) as digest
        from navs where date < '2026-11-20'`.execute(db),
    );
    digest[name] = rows[0]!.digest;
  }
  return digest;
}

describe('the demo', () => {
  test('is the same in every fresh database, row by row', () => {
    const tables = Object.keys(digests[0]);
    expect(tables.length).toBeGreaterThan(60);
    expect(digests[1]).toEqual(digests[0]);
  });

  test.each(['almadraba', 'encinar', 'faro'])('fills %s with every row of its story', (tenant) => {
    const { rows, navs } = told(tenant);
    for (const [table, list] of Object.entries(rows))
      expect([table, countIn(digests[0], `${tenant} ${table}`)]).toEqual([table, list.length]);
    const points = [...navs.values()].reduce((sum, series) => sum + series.length, 0);
    expect(countIn(digests[0], `${tenant} navs`)).toBe(points);
  });

  test('changes nothing when it is started again on the same day', async () => {
    const server = await start('first');
    expect(await digestOf(server)).toEqual(digests[0]);
    await server.close();
  });

  test('started later says so in the figures at once', async () => {
    const server = await start('first', { NOW: SOON });
    const token = await server.token('ana');
    const answer = await server.ask('GET', '/api/products/10392', { token });
    expect(answer.json().data.product.nav_date).toBe('2026-11-23');
    await server.close();
  });

  test.runIf(isWhole)(
    'started later publishes exactly the NAVs that are missing, and settles what fell due',
    async () => {
      const server = await start('first', { NOW: LATER });
      const after = await digestOf(server);
      const changed = Object.keys(after).filter((table) => after[table] !== digests[0][table]);
      const published = ['almadraba', 'encinar', 'faro'].flatMap((name) => [
        `${name} nav_revisions`,
        `${name} navs`,
      ]);
      expect(changed).toEqual(expect.arrayContaining(published));
      const others = changed.map((table) => table.split(' ').at(-1)!);
      for (const table of others) expect([...written, 'navs', 'nav_revisions']).toContain(table);
      expect(await navDigests(server)).toEqual(navsBefore);
      for (const { id, name } of server.context.hosts.tenants) {
        const added = await withTenant(server.context.db, id, (db) =>
          db
            .selectFrom('navs')
            .select(['key_product', 'date'])
            .where('date', '>=', '2026-11-20')
            .orderBy('date')
            .execute(),
        );
        const dates = Map.groupBy(added, ({ key_product }) => key_product);
        expect(dates.size).toBe(told(name).rows.products.length);
        for (const [key, list] of dates)
          expect([key, list.map(({ date }) => date)]).toEqual([
            key,
            key === '10397' ? ['2026-11-30'] : MISSING,
          ]);
      }
      await server.close();
    },
    60_000,
  );

  test('publishes what falls due when the clock is moved, without a start', async () => {
    const server = await start('second');
    const navDate = async () => {
      const token = await server.token('grande');
      const answer = await server.ask('GET', '/api/products/10392', { token });
      return answer.json().data.product.nav_date;
    };
    expect(await navDate()).toBe('2026-11-19');
    const payload = { now: '2026-11-20T23:05:00Z' };
    expect((await server.ask('POST', '/dev/clock', { payload })).statusCode).toBe(200);
    expect(await navDate()).toBe('2026-11-20');
    await server.close();
  });
});

const countIn = (digest: Digest, table: string) => Number(digest[table]?.split(' ')[0]);
