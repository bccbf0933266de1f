import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { firstRows, startOldDatabase, type OldDatabase } from '../../support/oldDatabase.ts';

const tenant = uuidOf('one');
const [signature, document] = [uuidOf('signature'), uuidOf('document')];
const signed = `
  insert into signatures (tenant_id, uuid, uuid_intervener, uuid_session, provider, status, sent_to, expires_at,
    created_at, decided_at) values ('${tenant}', '${signature}', '${tenant}', '${tenant}', 'OTP', 'SIGNED',
    '6*****001', '2026-11-02', '2026-11-02', '2026-11-02');
  insert into document_signers (tenant_id, uuid_document, uuid_intervener, uuid_signature, sha256, signed_at)
    values ('${tenant}', '${document}', '${tenant}', '${signature}', 'ab', '2026-11-02');`;
let database: OldDatabase;

beforeAll(async () => {
  database = await startOldDatabase('090_order_promises');
  await database.write(tenant, firstRows(tenant) + signed);
  await database.migrateTo();
});
afterAll(() => database.close());

const as = <T>(of: string, work: Parameters<typeof withTenant<T>>[2]) =>
  withTenant(database.requests, of, work);

test('signatures of before stay as they were given, without bytes of their own', async () => {
  const read = (of: string) =>
    as(of, (db) =>
      db
        .selectFrom('document_signers')
        .select(['sha256', 'place', 'signed_sha256', 'user_agent'])
        .execute(),
    );
  expect(await read(tenant)).toEqual([
    { sha256: 'ab', place: null, signed_sha256: null, user_agent: null },
  ]);
  expect(await read(uuidOf('two'))).toEqual([]);
});

test('what the house sealed is kept for good, and for its tenant alone', async () => {
  const row = {
    ...{ tenant_id: tenant, sha256: 'cd', reference: signature, subcategory: 'EXPEDIENTE' },
    sealed_at: new Date('2026-11-20T11:00:00Z'),
  };
  const add = (of: string) => as(of, (db) => db.insertInto('sealed_papers').values(row).execute());
  await expect(add(uuidOf('two'))).rejects.toThrow(/row-level security/);
  await add(tenant);
  const change = as(tenant, (db) =>
    db.updateTable('sealed_papers').set({ sha256: 'ef' }).execute(),
  );
  await expect(change).rejects.toThrow();
});
