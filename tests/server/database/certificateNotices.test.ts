import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { firstRows, startOldDatabase, type OldDatabase } from '../../support/oldDatabase.ts';

const tenant = uuidOf('one');
let old: OldDatabase;
beforeAll(async () => {
  old = await startOldDatabase('131_undone_purchases');
  await old.write(tenant, firstRows(tenant));
});
afterAll(() => old.close());

const insert = (kind: string) =>
  `insert into expiry_notices (tenant_id, uuid_intervener, kind, expires_on, stage)
   values ('${tenant}', '${tenant}', '${kind}', '2027-03-22', 'AHEAD')`;

test('who was told stays told, and is told of certificates from then on', async () => {
  await old.write(tenant, insert('TEST'));
  await expect(old.write(tenant, insert('CERTIFICATE'))).rejects.toThrow('kind_check');
  await old.migrateTo();
  await old.write(tenant, insert('CERTIFICATE'));
  await expect(old.write(tenant, insert('OTHER'))).rejects.toThrow('kind_check');
  const { rows } = await withTenant(old.requests, tenant, (db) =>
    sql<{ kind: string }>`select kind from expiry_notices order by kind`.execute(db),
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['CERTIFICATE', 'TEST']);
});
