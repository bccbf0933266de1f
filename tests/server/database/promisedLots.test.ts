import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { readPromises } from '../../../src/server/orders/readPromises.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { firstRows, startOldDatabase, type OldDatabase } from '../../support/oldDatabase.ts';

const tenant = uuidOf('one');
const uuid = uuidOf('order');
const promised = `
  insert into operations (tenant_id, uuid, uuid_account, key_product, sequence, operation_type,
    operation_status, channel, amount_shares_indicator, gross_amount, request_date, is_request, is_total, details)
    values ('${tenant}', '${uuid}', '${tenant}', '1', 1, 'REEMBOLSO', 'SIGNED',
    'ONLINE', 'B', 100000, '2026-11-02', false, false, '{}');
  insert into order_promises (tenant_id, uuid_operation, place, cause, made_at, cut_off, nav_date,
    publication_date, value_date, settlement_date)
    values ('${tenant}', '${uuid}', 0, 'SENT', now(), now(), '2026-11-02', '2026-11-03', '2026-11-02', '2026-11-05');`;
let database: OldDatabase;

beforeAll(async () => {
  database = await startOldDatabase('106_found_again');
  await database.write(tenant, firstRows(tenant) + promised);
  await database.migrateTo();
});
afterAll(() => database.close());

test('promises of before stay and name no lots and no simulation, those that follow name theirs', async () => {
  const lots = [{ acquisition_date: '2015-01-12', shares: '1.000000', cost: '10.00' }];
  const found = await withTenant(database.requests, tenant, async (db) => {
    const [before] = await readPromises(db, uuid);
    await db
      .insertInto('order_promises')
      .values({
        ...{ ...before!, place: 1, cause: 'CHANGED' },
        ...{ lots: JSON.stringify(lots), simulation: JSON.stringify({ lots }) },
      })
      .execute();
    return readPromises(db, uuid);
  });
  expect(found.map((each) => each.lots)).toEqual([null, lots]);
  expect(found.map((each) => each.simulation)).toEqual([null, { lots }]);
});
