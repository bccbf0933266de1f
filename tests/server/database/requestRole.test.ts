import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig, type Environment } from '../../../src/server/kernel/config.ts';
import { appendOnly } from '../../support/appendOnly.ts';
import {
  demoPrivileges,
  requestPrivileges,
} from '../../../src/server/database/requestPrivileges.ts';
import { openDatabase, type Database } from '../../../src/server/database/openDatabase.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { createLog } from '../../../src/server/kernel/log.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { givenDatabase, type GivenDatabase } from '../../support/givenDatabase.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const log = createLog('silent');
const [one, two] = [uuidOf('one'), uuidOf('two')];

async function fill({ db, owner }: Database) {
  await owner
    .insertInto('tenants')
    .values([
      { id: one, name: 'one' },
      { id: two, name: 'two' },
    ])
    .execute();
  for (const tenant of [one, two])
    await withTenant(db, tenant, (at) =>
      at.insertInto('groups').values({ tenant_id: tenant, uuid: tenant, key_name: 'X' }).execute(),
    );
}

const folder = temporaryFolder('roles');
let given: GivenDatabase;
const databases: Record<string, Database> = {};
beforeAll(async () => {
  given = await givenDatabase();
  const open = (environment: Environment) => openDatabase(readConfig(environment), log);
  databases.embedded = await open({ DATA_DIR: folder });
  databases.given = await open({ DATABASE_URL: given.url, DEMO: '0' });
  for (const each of Object.values(databases)) await fill(each);
});
afterAll(async () => {
  for (const each of Object.values(databases)) await each.close();
  await given.remove();
  rmSync(folder, { recursive: true });
});

interface Privilege {
  table: string;
  verb: string;
  whole: boolean;
  columns: string[];
}

const refused = { code: '42501' };

describe.each(['embedded', 'given'])('the role of requests in the %s database', (name) => {
  const run = (statement: string) => sql.raw(statement).execute(databases[name]!.db);

  test('owns no table and has no privilege of its own', async () => {
    const { rows } = await run(`select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb
        or pg_has_role(current_user, 'pg_read_all_data', 'member') as strong,
      exists (select from pg_class where pg_has_role(relowner, 'member')) as owns,
      exists (select from pg_auth_members where member = pg_roles.oid) as belongs
      from pg_roles where rolname = current_user`);
    expect(rows).toEqual([{ strong: false, owns: false, belongs: false }]);
  });

  test.each([
    'alter table accounts disable row level security',
    'alter table accounts no force row level security',
    'drop policy of_tenant on accounts',
    'drop table accounts',
    'truncate operation_history',
    'create table own (id int)',
    'create schema own',
    'alter table tenants add column more text',
    'create trigger own before insert on accounts execute function refuse_change()',
    "set session authorization 'private_area'",
    'set role private_area',
    'select * from migrations',
    "copy tenants to program 'true'",
  ])('may not: %s', async (statement) => {
    await expect(run(statement)).rejects.toMatchObject(refused);
  });

  test('may do with each table what the table of privileges says, and nothing else', async () => {
    const { rows } = await run(`select relname as table, verb,
        has_table_privilege(oid, verb) as whole,
        array(select attname::text from pg_attribute where attrelid = pg_class.oid and attnum > 0
          and not attisdropped and verb in ('INSERT', 'SELECT', 'UPDATE')
          and has_column_privilege(attrelid, attnum, verb) order by 1) as columns
      from pg_class, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES',
        'TRIGGER', 'MAINTAIN']) as verb
      where relkind in ('r', 'v', 'm', 'p', 'f') and relnamespace = 'public'::regnamespace`);
    const held: Record<string, Record<string, boolean | string[]>> = {};
    for (const { table, verb, whole, columns } of rows as Privilege[])
      if (whole || columns.length > 0) (held[table] ??= {})[verb] = whole || columns;
    const isDemo = name === 'embedded';
    const due = Object.entries(requestPrivileges).flatMap(([table, own]) => {
      if (own === null) return [];
      const all = { ...own, ...(isDemo && demoPrivileges[table]) };
      return [
        [
          table,
          {
            SELECT: true,
            ...(all.insert && { INSERT: true }),
            ...(all.update && { UPDATE: all.update === true || all.update.toSorted() }),
            ...(all.delete && { DELETE: true }),
          },
        ] as const,
      ];
    });
    expect(held).toEqual(Object.fromEntries(due));
  });

  test('every table stands in the table of privileges', async () => {
    const { rows } = await run(`select relname as name from pg_class
      where relkind in ('r', 'v') and relnamespace = 'public'::regnamespace`);
    const names = (rows as { name: string }[]).map((row) => row.name);
    expect(Object.keys(requestPrivileges).toSorted()).toEqual(names.toSorted());
    expect(names).toEqual(expect.arrayContaining(Object.keys(demoPrivileges)));
    for (const table of appendOnly) expect(requestPrivileges[table]).toEqual({ insert: true });
  });

  test.each([
    ['tenants', "insert into tenants values (gen_random_uuid(), 'three')"],
    ['tenants', "update tenants set name = 'mine'"],
    ['tenants', 'delete from tenants'],
    ['clock', 'delete from clock'],
    ['contact_changes', "update contact_changes set former = 'thief@example.com'"],
    ['contact_changes', "update contact_changes set changed_at = now() - interval '1 year'"],
    ['contact_changes', 'delete from contact_changes'],
    ['quarantine', "update quarantine set sha256 = repeat('0', 64)"],
    ['quarantine', 'delete from quarantine'],
    ['signatures', 'update signatures set uuid_intervener = gen_random_uuid()'],
    ['signatures', 'update signatures set created_at = now()'],
    ['signatures', 'delete from signatures'],
    ['document_signers', "update document_signers set sha256 = ''"],
    ['products', "update products set key_product = 'X'"],
    ['users', 'delete from users'],
    ['interveners', 'delete from interveners'],
    ['operations', 'delete from operations'],
  ])('changes nothing of %s by: %s', async (_, statement) => {
    const attempt = withTenant(databases[name]!.db, one, (at) => sql.raw(statement).execute(at));
    await expect(attempt).rejects.toMatchObject(refused);
  });

  test
    .skipIf(name === 'embedded')
    .each([
      'insert into clock values (true, 0)',
      'update clock set shift_ms = 9',
      'insert into navs default values',
    ])('leaves to a demo: %s', async (statement) => {
    await expect(run(statement)).rejects.toMatchObject(refused);
  });

  test('may leave row-level security aside and then read nothing at all', async () => {
    await databases[name]!.db.connection().execute(async (connection) => {
      await sql`set row_security = off`.execute(connection);
      await expect(sql`select * from groups`.execute(connection)).rejects.toMatchObject(refused);
      await sql`reset row_security`.execute(connection);
    });
  });

  test.each(appendOnly.flatMap((table) => [`delete from ${table}`, `truncate ${table}`]))(
    'changes nothing that is only added to: %s',
    async (statement) => {
      const attempt = withTenant(databases[name]!.db, one, (at) => sql.raw(statement).execute(at));
      await expect(attempt).rejects.toMatchObject(refused);
    },
  );

  test('sees no row of a tenant without the setting, and with it those of one', async () => {
    const { db } = databases[name]!;
    expect(await db.selectFrom('groups').selectAll().execute()).toEqual([]);
    const rows = await withTenant(db, one, (at) => at.selectFrom('groups').selectAll().execute());
    expect(rows.map(({ tenant_id }) => tenant_id)).toEqual([one]);
    const added = db.insertInto('groups').values({ tenant_id: one, uuid: two, key_name: 'Y' });
    await expect(added.execute()).rejects.toMatchObject(refused);
  });
});

describe('a given database', () => {
  const open = (environment: Environment) =>
    openDatabase(readConfig({ DATABASE_URL: given.url, DEMO: '0', ...environment }), log);
  const whoIs = async ({ db }: Database) =>
    (await sql<{ role: string }>`select current_user as role`.execute(db)).rows[0]!.role;

  test('keeps its role and password from one start to the next, for the owner alone', async () => {
    const again = await Promise.all([open({}), open({})]);
    const logins = sql`select * from owner_only.logins`;
    for (const each of again) {
      expect(await whoIs(each)).toBe('requests_of_private_area');
      await expect(logins.execute(each.db)).rejects.toMatchObject(refused);
      await each.close();
    }
  });

  test('takes the role that is given, unless that one has more than requests need', async () => {
    const { owner } = databases.given!;
    await sql`create role modest login password 'x'`.execute(owner);
    await sql`grant connect on database private_area to modest`.execute(owner);
    const url = new URL(given.url);
    [url.username, url.password] = ['modest', 'x'];
    const opened = await open({ DATABASE_REQUESTS_URL: url.href });
    expect(await whoIs(opened)).toBe('modest');
    expect(await opened.db.selectFrom('tenants').select('id').execute()).toHaveLength(2);
    await opened.close();
    await expect(open({ DATABASE_REQUESTS_URL: given.url })).rejects.toThrow(/owns tables/);
    url.password = 'wrong';
    await expect(open({ DATABASE_REQUESTS_URL: url.href })).rejects.toThrow(/cannot log in/);
  });

  test('whose owner may make no roles serves a demo only', async () => {
    const { owner } = databases.given!;
    await sql`create role plain login nocreaterole password 'x'`.execute(owner);
    await sql`grant connect on database private_area to plain`.execute(owner);
    await sql`grant plain to current_user with inherit true, set true`.execute(owner);
    const { rows } = await sql<{ tables: string }>`
      select string_agg(format('alter table %s owner to plain', oid::regclass), ';') as tables
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(owner);
    await sql`grant all on schema public to plain`.execute(owner);
    await sql.raw(rows[0]!.tables).execute(owner);
    const url = new URL(given.url);
    [url.username, url.password] = ['plain', 'x'];
    await expect(open({ DATABASE_URL: url.href })).rejects.toThrow(/let it CREATEROLE/);
    const demo = await open({ DATABASE_URL: url.href, DEMO: '1' });
    expect(await whoIs(demo)).toBe('plain');
    await demo.close();
  });
});
