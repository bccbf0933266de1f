import type { Insertable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import type { OrderTables } from '../../../src/server/tables/orderTables.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { firstRows, startOldDatabase, type OldDatabase } from '../../support/oldDatabase.ts';

const tenant = uuidOf('one');
const uuid = uuidOf('order');
const order = `
  insert into operations (tenant_id, uuid, uuid_account, key_product, sequence, operation_type,
    operation_status, channel, amount_shares_indicator, gross_amount, request_date, is_request, is_total, details)
    values ('${tenant}', '${uuid}', '${tenant}', '1', 1, 'SUSCRIPCION', 'SIGNED',
    'ONLINE', 'B', 100000, '2026-11-02', false, false, '{}');`;
let database: OldDatabase;

beforeAll(async () => {
  database = await startOldDatabase('089_document_openings');
  await database.write(tenant, firstRows(tenant) + order);
  await database.migrateTo();
});
afterAll(() => database.close());

test('a database of before keeps from now on what is promised of its orders, for good, and for its tenant alone', async () => {
  const as = <T>(of: string, work: Parameters<typeof withTenant<T>>[2]) =>
    withTenant(database.requests, of, work);
  const at = new Date('2026-11-20T11:00:00Z');
  const promise = {
    ...{ tenant_id: tenant, uuid_operation: uuid, place: 0, cause: 'SENT' as const, made_at: at },
    ...{ cut_off: at, nav_date: '2026-11-20', publication_date: '2026-11-23' },
    ...{ value_date: '2026-11-20', settlement_date: '2026-11-25', target_nav_date: null },
    ...{ nav: 12_000_000n, gross_amount: 100_00n, net_amount: null, shares: null },
  } satisfies Insertable<OrderTables['order_promises']>;
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
