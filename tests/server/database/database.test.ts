import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../../src/server/database/connect.ts';
import {
  startEmbedded,
  type EmbeddedDatabase,
} from '../../../src/server/database/embedded/startEmbedded.ts';
import { migrate } from '../../../src/server/database/migrate.ts';
import { migrations } from '../../../src/server/database/migrations/index.ts';
import { openGiven } from '../../../src/server/database/openGiven.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { createLog } from '../../../src/server/kernel/log.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const log = createLog('silent');
const dataDir = temporaryFolder('database');
let embedded: EmbeddedDatabase;
let db: ReturnType<typeof connect>;
beforeAll(async () => {
  embedded = await startEmbedded(dataDir, log);
  db = connect(embedded.connection, log);
  await migrate(db);
});
afterAll(async () => {
  await db.destroy();
  await embedded.stop();
  rmSync(dataDir, { recursive: true });
});

describe('the embedded database', () => {
  test('is PostgreSQL 18 that syncs every commit, and the server is no superuser in it', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select current_setting('server_version_num')::int / 10000 as version,
        current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
        current_setting('listen_addresses') as addresses,
        rolsuper or rolbypassrls or rolcreaterole as power
      from pg_roles where rolname = current_user`.execute(db);
    expect(rows[0]).toEqual({
      version: 18,
      fsync: 'on',
      commit: 'on',
      addresses: '',
      power: false,
    });
  });

  test('keeps its passwords where only their owner may read them', () => {
    expect(statSync(join(dataDir, 'postgres.passwords.json')).mode & 0o777).toBe(0o600);
  });

  test('refuses whoever comes with another password', async () => {
    const stranger = connect({ ...embedded.connection, password: 'guess' }, log);
    await expect(sql`select 1`.execute(stranger)).rejects.toThrow(/password authentication failed/);
    await stranger.destroy();
  });
});

test('types arrive exactly: dates as text, large numbers as bigint, decimals as text', async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select '2026-03-29'::date as day, 9007199254740993::int8 as large, 1.10::numeric as decimal,
      array['2026-03-29'::date, null] as days, array[1::int8] as many, 7::int4 as small,
      '14:00'::time as time`.execute(db);
  expect(rows[0]).toEqual({
    day: '2026-03-29',
    large: 9007199254740993n,
    decimal: '1.10',
    days: ['2026-03-29', null],
    many: [1n],
    small: 7,
    time: '14:00:00',
  });
});

test('migrations run once, also when several servers start together', async () => {
  await Promise.all([migrate(db), migrate(db), migrate(db)]);
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
    db,
  );
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
});

describe('a transaction bound to a tenant', () => {
  const [one, two] = [uuidOf('one'), uuidOf('two')];
  const group = (tenant_id: string, key_name: string) => ({
    tenant_id,
    uuid: uuidOf(key_name),
    key_name,
  });
  beforeAll(async () => {
    await db
      .insertInto('tenants')
      .values([
        { id: one, name: 'one' },
        { id: two, name: 'two' },
      ])
      .execute();
    for (const tenant of [one, two]) {
      await withTenant(db, tenant, (bound) =>
        bound.insertInto('groups').values(group(tenant, tenant)).execute(),
      );
    }
  });

  test('sees its own rows only, even when the query names no tenant', async () => {
    const rows = await withTenant(db, one, (bound) =>
      bound.selectFrom('groups').selectAll().execute(),
    );
    expect(rows).toEqual([group(one, one)]);
  });

  test('can neither write nor move a row to another tenant', async () => {
    const insert = withTenant(db, one, (bound) =>
      bound.insertInto('groups').values(group(two, 'x')).execute(),
    );
    await expect(insert).rejects.toMatchObject({ code: '42501' });
    const move = withTenant(db, one, (bound) =>
      bound.updateTable('groups').set({ tenant_id: two }).execute(),
    );
    await expect(move).rejects.toMatchObject({ code: '42501' });
  });

  test('changes nothing of another tenant', async () => {
    await withTenant(db, one, (bound) =>
      bound.deleteFrom('groups').where('tenant_id', '=', two).execute(),
    );
    const rows = await withTenant(db, two, (bound) =>
      bound.selectFrom('groups').selectAll().execute(),
    );
    expect(rows).toHaveLength(1);
  });

  test('cannot slip its bonds by taking another role', async () => {
    const rows = await withTenant(db, one, async (bound) => {
      await sql`reset role`.execute(bound);
      return bound.selectFrom('groups').selectAll().execute();
    });
    expect(rows).toHaveLength(1);
  });

  test('outside of one there is nothing to see', async () => {
    expect(await db.selectFrom('groups').selectAll().execute()).toEqual([]);
  });

  test('keeps nothing when the work throws', async () => {
    const work = withTenant(db, one, async (bound) => {
      await bound.insertInto('groups').values(group(one, 'half')).execute();
      throw new Error('half-way');
    });
    await expect(work).rejects.toThrow('half-way');
    const rows = await withTenant(db, one, (bound) =>
      bound.selectFrom('groups').selectAll().execute(),
    );
    expect(rows).toHaveLength(1);
  });
});

test('a given PostgreSQL does as well as the embedded one', async () => {
  const { host, port, user, password, database } = embedded.connection;
  const query = new URLSearchParams({ host, user, password });
  const given = await openGiven(`postgresql://localhost:${port}/${database}?${query}`, log);
  await migrate(given);
  expect(await given.selectFrom('tenants').select('name').execute()).toHaveLength(2);
  await given.destroy();
});
