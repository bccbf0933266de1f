import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { firstRows, startOldDatabase, type OldDatabase } from '../../support/oldDatabase.ts';

const tenant = uuidOf('one');
let old: OldDatabase;
beforeAll(async () => {
  old = await startOldDatabase('090_order_promises');
  const user = `insert into users (tenant_id, uuid, username, kind, given_name, family_name_1, uuid_intervener, password_hash)
    values ('${tenant}', '${tenant}', 'ana', 'investor', 'Ana', 'Prueba', '${tenant}', 'x')`;
  await old.write(tenant, `${firstRows(tenant)};\n${user}`);
});
afterAll(() => old.close());

test('drafts of before, and those of servers of before, get a key each', async () => {
  const draft = (about: string) =>
    `insert into drafts (tenant_id, uuid_user, form, about, hash, answers, updated_at)
     values ('${tenant}', '${tenant}', 'order-subscription', '${about}', 'h', '{}', now())`;
  await old.write(tenant, `${draft('a')};\n${draft('b')}`);
  await old.migrateTo();
  await old.write(tenant, draft('c'));
  const { rows } = await withTenant(old.requests, tenant, (db) =>
    sql<{ idempotency_key: string }>`select idempotency_key from drafts`.execute(db),
  );
  const keys = rows.map(({ idempotency_key }) => idempotency_key);
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f-]{36}$/);
});
