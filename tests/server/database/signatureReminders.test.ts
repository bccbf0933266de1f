import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { firstRows, startOldDatabase, type OldDatabase } from '../../support/oldDatabase.ts';

const tenant = uuidOf('one');
const uuid = uuidOf('order');
const order = `
  insert into operations (tenant_id, uuid, uuid_account, key_product, sequence, operation_type,
    operation_status, channel, amount_shares_indicator, gross_amount, request_date, is_request, is_total, details)
    values ('${tenant}', '${uuid}', '${tenant}', '1', 1, 'SUSCRIPCION', 'REGISTERED_ONLINE',
    'ONLINE', 'B', 100000, '2026-11-02', false, false, '{}');`;
let database: OldDatabase;

beforeAll(async () => {
  database = await startOldDatabase('090_order_promises');
  await database.write(tenant, firstRows(tenant) + order);
  await database.migrateTo();
});
afterAll(() => database.close());

test('a database of before keeps one reminder of a person and day, for good, and for its tenant alone', async () => {
  const as = <T>(of: string, work: Parameters<typeof withTenant<T>>[2]) =>
    withTenant(database.requests, of, work);
  const reminder = (day: string) => ({
    ...{ tenant_id: tenant, uuid_intervener: tenant, day, uuid_operation: uuid },
    ...{ reminded_by: tenant, reminded_at: new Date('2026-11-20T11:00:00Z') },
  });
  const add = (of: string, day: string) =>
    as(of, (db) => db.insertInto('signature_reminders').values(reminder(day)).execute());
  await add(tenant, '2026-11-20');
  await add(tenant, '2026-11-21');
  await expect(add(tenant, '2026-11-20')).rejects.toThrow(/duplicate key/);
  await expect(add(uuidOf('two'), '2026-11-22')).rejects.toThrow(/row-level security/);
  const days = (of: string) =>
    as(of, (db) => db.selectFrom('signature_reminders').select('day').orderBy('day').execute());
  expect(await days(tenant)).toEqual([{ day: '2026-11-20' }, { day: '2026-11-21' }]);
  expect(await days(uuidOf('two'))).toEqual([]);
  await expect(
    as(tenant, (db) => db.deleteFrom('signature_reminders').execute()),
  ).rejects.toThrow();
  const [account] = await as(tenant, (db) =>
    db.selectFrom('accounts').select('signing_conditions').execute(),
  );
  expect(account).toEqual({ signing_conditions: null });
});
