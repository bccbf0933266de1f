import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { firstRows, startOldDatabase, type OldDatabase } from '../../support/oldDatabase.ts';

const tenant = uuidOf('one');
let old: OldDatabase;
beforeAll(async () => {
  old = await startOldDatabase('087_quick_seals');
  const user = `insert into users (tenant_id, uuid, username, kind, given_name, family_name_1, uuid_intervener, password_hash)
    values ('${tenant}', '${tenant}', 'ana', 'investor', 'Ana', 'Prueba', '${tenant}', 'x')`;
  await old.write(tenant, `${firstRows(tenant)};\n${user}`);
});
afterAll(() => old.close());

test('drafts of before are about nothing in particular, and another may stand beside each', async () => {
  const draft = (more = '', value = '') =>
    `insert into drafts (tenant_id, uuid_user, form, hash, answers, updated_at${more})
     values ('${tenant}', '${tenant}', 'contact', 'h', '{"subject":"x"}', now()${value})`;
  await old.write(tenant, draft());
  await old.migrateTo();
  await old.write(tenant, draft(', about', `, '["10392"]'`));
  await expect(old.write(tenant, draft())).rejects.toThrow(/drafts_pkey/);
  const { rows } = await withTenant(old.requests, tenant, (db) =>
    sql`select about from drafts order by about`.execute(db),
  );
  expect(rows).toEqual([{ about: '' }, { about: '["10392"]' }]);
});
