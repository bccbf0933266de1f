import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { firstRows, startOldDatabase, type OldDatabase } from '../../support/oldDatabase.ts';

const tenant = uuidOf('one');
const [open, done] = [uuidOf('open'), uuidOf('done')];
const signature = (uuid: string, status: string, decided: string, tries: number) => `
  insert into signatures (tenant_id, uuid, uuid_intervener, uuid_session, provider, status, sent_to,
    tries, expires_at, created_at, decided_at)
    values ('${tenant}', '${uuid}', '${tenant}', '${tenant}', 'OTP', '${status}', 'a*', ${tries},
    now(), now(), ${decided});`;
let database: OldDatabase;

beforeAll(async () => {
  database = await startOldDatabase('107_promised_lots');
  await database.write(
    tenant,
    firstRows(tenant) +
      signature(open, 'PENDING', 'null', 3) +
      signature(done, 'SIGNED', 'now()', 2),
  );
  await database.migrateTo();
});
afterAll(() => database.close());

test('signatures of before keep the tries of their newest code, and those that are decided stay as they are', async () => {
  const found = await withTenant(database.requests, tenant, (db) =>
    db.selectFrom('signatures').select(['uuid', 'tries', 'all_tries']).orderBy('tries').execute(),
  );
  expect(found).toEqual([
    { uuid: done, tries: 2, all_tries: 2 },
    { uuid: open, tries: 3, all_tries: 3 },
  ]);
  const changed = withTenant(database.requests, tenant, (db) =>
    db.updateTable('signatures').set({ sent_to: 'b*' }).where('uuid', '=', done).execute(),
  );
  await expect(changed).rejects.toThrow('never changed');
});
