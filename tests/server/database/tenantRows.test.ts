import { sql, type Kysely, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTenant, type TenantDb } from '#/server/database/withTenant.ts';
import type { Tables } from '#/server/tables/tables.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
});
afterAll(() => server.close());

const idOf = (name: string) =>
  server.context.hosts.tenants.find((tenant) => tenant.name === name)!.id;
const noted = new Error('undone');

/** Where row security is taken down: what is kept apart is kept by the statements alone. */
async function withoutWalls<T>(work: (db: TenantDb) => Promise<T>): Promise<T> {
  let found: T;
  const done = withTenant(server.owner, idOf('almadraba'), async (db) => {
    for (const name of await tenantTables(db))
      await sql`alter table ${sql.table(name)} disable row level security`.execute(db);
    found = await work(db);
    throw noted;
  });
  await expect(done).rejects.toBe(noted);
  return found!;
}

async function tenantTables(db: Kysely<Tables>): Promise<(keyof Tables)[]> {
  const { rows } = await sql<{ name: keyof Tables }>`
    select table_name as name from information_schema.columns join information_schema.tables
      using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'tenant_id' and table_type = 'BASE TABLE'
      and table_name <> 'throttles' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

const textOf = (query: { compile(): { sql: string } }) => query.compile().sql;

test('every table with a tenant shows the rows of one alone, also where row security does not', async () => {
  const others: string[] = [];
  const seen = await withoutWalls(async (db) => {
    const found: Record<string, string[]> = {};
    for (const name of await tenantTables(db)) {
      const table = name as 'accounts';
      const everybody = await sql<{ tenant_id: string }>`
        select distinct tenant_id from ${sql.table(name)}`.execute(db);
      if (everybody.rows.some(({ tenant_id }) => tenant_id !== db.tenantId)) others.push(name);
      const own = await db.selectFrom(table).select('tenant_id').distinct().execute();
      found[name] = own.map(({ tenant_id }) => tenant_id);
    }
    return found;
  });
  const mine = new Set(Object.values(seen).flat());
  expect([...mine]).toEqual([idOf('almadraba')]);
  // Else the test would show nothing.
  expect(others.length).toBeGreaterThan(20);
});

test('joins, questions within questions, changes and deletions reach one tenant alone', async () => {
  const counts = await withoutWalls(async (db) => {
    const joined = await db
      .selectFrom('accounts as a')
      .leftJoin(
        'account_interveners as p',
        'p.account_intervener_role',
        'p.account_intervener_role',
      )
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('products as q')
            .select('q.tenant_id')
            .whereRef('q.tenant_id', '!=', 'a.tenant_id'),
        ),
      )
      .select('a.uuid')
      .execute();
    const changed = await db.updateTable('accounts').set({ alias: 'x' }).executeTakeFirst();
    const left = await others(db, 'accounts', sql`alias = 'x'`);
    await db.deleteFrom('notifications').execute();
    return [
      joined.length,
      changed.numUpdatedRows > 0n,
      left,
      (await others(db, 'notifications')) > 0,
    ];
  });
  expect(counts).toEqual([0, true, 0, true]);
});

async function others(db: Transaction<Tables>, table: string, where = sql`true`): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(table)}
    where ${where} and tenant_id <> ${idOf('almadraba')}`.execute(db);
  return Number(rows[0]!.count);
}

describe('what is asked', () => {
  test('names the tenant once for each table, where the table is named', async () => {
    const texts = await withTenant(server.context.db, idOf('almadraba'), async (db) => [
      textOf(db.selectFrom('accounts').select('uuid')),
      textOf(
        db
          .selectFrom('accounts as a')
          .leftJoin('account_interveners as p', 'p.uuid_account', 'a.uuid')
          .select('a.uuid'),
      ),
      textOf(db.deleteFrom('drafts').where('form', '=', 'x')),
      textOf(db.selectFrom('clock').selectAll()),
    ]);
    expect(texts).toEqual([
      'select "uuid" from "accounts" where "accounts"."tenant_id" = $1',
      'select "a"."uuid" from "accounts" as "a" left join "account_interveners" as "p" on "p"."uuid_account" = "a"."uuid" and "p"."tenant_id" = $1 where "a"."tenant_id" = $2',
      'delete from "drafts" where "form" = $1 and "drafts"."tenant_id" = $2',
      'select * from "clock"',
    ]);
  });
});
