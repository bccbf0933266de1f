import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { firstRows, startOldDatabase, type OldDatabase } from '../../support/oldDatabase.ts';

const tenant = uuidOf('one');
let database: OldDatabase;

beforeAll(async () => {
  database = await startOldDatabase('089_document_openings');
  await database.write(tenant, firstRows(tenant));
  await database.migrateTo();
}, 60_000);
afterAll(() => database.close());

test('a database of before keeps from now on what is promised of its orders, for good, and for its tenant alone', async () => {
  const as = <T>(of: string, work: Parameters<typeof withTenant<T>>[2]) =>
    withTenant(database.requests, of, work);
  const { uuid } = await as(tenant, (db) =>
    db.selectFrom('operations').select('uuid').executeTakeFirstOrThrow(),
  );
  const at = new Date('2026-11-20T11:00:00Z');
  const promise = {
    ...{ tenant_id: tenant, uuid_operation: uuid, place: 0, cause: 'SENT', made_at: at },
    ...{ cut_off: at, nav_date: '2026-11-20', publication_date: '2026-11-23' },
    ...{ value_date: '2026-11-20', settlement_date: '2026-11-25', target_nav_date: null },
    ...{ nav: 12_000_000n, gross_amount: 100_00n, net_amount: null, shares: null },
  } as const;
  const add = (of: string) =>
    as(of, (db) => db.insertInto('order_promises').values(promise).execute());
  await add(tenant);
  const readAs = (of: string) =>
    as(of, (db) => db.selectFrom('order_promises').select(['nav_date', 'gross_amount']).execute());
  expect(await readAs(tenant)).toEqual([{ nav_date: '2026-11-20', gross_amount: 100_00n }]);
  expect(await readAs(uuidOf('two'))).toEqual([]);
  await expect(add(uuidOf('two'))).rejects.toThrow(/row-level security/);
  const change = as(tenant, (db) =>
    db.updateTable('order_promises').set({ nav_date: '2026-11-23' }).execute(),
  );
  await expect(change).rejects.toThrow();
});
