import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTenant, type TenantDb } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { firstRows, startOldDatabase, type OldDatabase } from '../../support/oldDatabase.ts';

const [one, two] = [uuidOf('one'), uuidOf('two')];
let database: OldDatabase;

const keyOf = (tenant: string, key: string) => `
  insert into once (tenant_id, uuid_user, call, about, key, body_hash, answer, answered_at)
    values ('${tenant}', '${tenant}', 'createOperation', '{}', '${key}', 'h', 'a', '2026-11-01')`;

beforeAll(async () => {
  database = await startOldDatabase('083_execution_seals');
  for (const tenant of [one, two])
    await database.write(tenant, `${firstRows(tenant)};\n${keyOf(tenant, 'k1')}`);
  await database.migrateTo();
});
afterAll(() => database.close());

const as = <T>(tenant: string, work: (db: TenantDb) => Promise<T>) =>
  withTenant(database.requests, tenant, work);
const keysOf = (tenant: string) =>
  as(tenant, (db) => db.selectFrom('idempotency_keys').select(['key', 'answer']).execute());

describe('the keys of requests', () => {
  test('are still known under their newer name, to their own tenant alone', async () => {
    expect(await keysOf(one)).toEqual([{ key: 'k1', answer: 'a' }]);
    expect(await keysOf(two)).toHaveLength(1);
  });

  test('can be written, found and forgotten by a server of before, in its own tenant alone', async () => {
    await as(one, (db) => sql.raw(keyOf(one, 'k2')).execute(db));
    const again = await as(one, async (db) => {
      const { rows } = await sql`insert into once select * from once where key = 'k2'
        on conflict do nothing returning key`.execute(db);
      return rows;
    });
    expect(again).toEqual([]);
    expect(await keysOf(one)).toHaveLength(2);
    expect(await keysOf(two)).toHaveLength(1);
    await as(two, (db) => sql`delete from once`.execute(db));
    expect(await keysOf(one)).toHaveLength(2);
    expect(await keysOf(two)).toEqual([]);
    await expect(as(two, (db) => sql.raw(keyOf(one, 'k3')).execute(db))).rejects.toThrow(
      /row-level security/,
    );
  });
});
