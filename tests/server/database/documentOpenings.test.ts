import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { firstRows, startOldDatabase, type OldDatabase } from '../../support/oldDatabase.ts';

const tenant = uuidOf('one');
let database: OldDatabase;

beforeAll(async () => {
  database = await startOldDatabase('088_draft_about');
  await database.write(tenant, firstRows(tenant));
  await database.migrateTo();
});
afterAll(() => database.close());

test('a database of before keeps from now on what was opened, once, for good, and for its tenant alone', async () => {
  const as = <T>(of: string, work: Parameters<typeof withTenant<T>>[2]) =>
    withTenant(database.requests, of, work);
  const { uuid } = await as(tenant, (db) =>
    db.selectFrom('interveners').select('uuid').executeTakeFirstOrThrow(),
  );
  const opening = {
    ...{ tenant_id: tenant, uuid_intervener: uuid, uuid_document: uuidOf('paper') },
    ...{ sha256: 'a'.repeat(64), opened_at: new Date('2026-11-20T11:00:00Z') },
  };
  const add = (of: string) =>
    as(of, (db) =>
      db
        .insertInto('document_openings')
        .values(opening)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  await add(tenant);
  await add(tenant);
  const readAs = (of: string) =>
    as(of, (db) => db.selectFrom('document_openings').select('opened_at').execute());
  expect(await readAs(tenant)).toEqual([{ opened_at: opening.opened_at }]);
  expect(await readAs(uuidOf('two'))).toEqual([]);
  await expect(add(uuidOf('two'))).rejects.toThrow(/row-level security/);
  await expect(as(tenant, (db) => db.deleteFrom('document_openings').execute())).rejects.toThrow();
});
