import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOldDatabase, type OldDatabase } from '../../support/oldDatabase.ts';

let database: OldDatabase;
beforeAll(async () => {
  database = await startOldDatabase('086_codes_of_messages');
});
afterAll(() => database.close());

const [line, whole, bare] = [
  {
    ...{ key_product: '10395', booked_on: '2026-11-24', shares: -1_000_001, amount: 12_345 },
    ...{ uuid_request: '00000000-0000-4000-8000-000000000001', source: 'SETTLEMENT' },
  },
  {
    ...{ uuid_account: '00000000-0000-4000-8000-000000000002', key_product: '10395' },
    ...{ operation_type: 'REEMBOLSO', operation_status: 'FINALIZED', shares: 1_000_001, nav: 99 },
    ...{ nav_date: '2026-01-02', gross_amount: 5, net_amount: 4, commission: 0, withholding: 1 },
    ...{ fiscal_import: 3, details: { lots: [{ acquired: '2015-01-12', shares: '1' }] } },
  },
  { key_product: 'with, a "comma"', details: {} },
];

/** Seals of an execution with everything, of one with hardly anything, and of one whose amount is another. */
const seals = async () => {
  const hashes = [
    [line, whole],
    [bare, bare],
    [line, { ...whole, gross_amount: 6 }],
  ].map(async ([posting, operation]) => {
    const { rows } = await sql<{ hash: string }>`select execution_hash(
      jsonb_populate_record(null::ledger_postings, ${JSON.stringify(posting)}::jsonb),
      jsonb_populate_record(null::operations, ${JSON.stringify(operation)}::jsonb)) as hash`.execute(
      database.owner,
    );
    return rows[0]!.hash;
  });
  return Promise.all(hashes);
};

test('what was sealed before is read as it was, in whatever style dates are shown', async () => {
  const before = await seals();
  expect(new Set(before).size).toBe(3);
  await database.migrateTo();
  expect(await seals()).toEqual(before);
  await database.owner.connection().execute(async (one) => {
    await sql`set datestyle = 'German'`.execute(one);
    const { rows } = await sql<{ hash: string }>`select execution_hash(
      jsonb_populate_record(null::ledger_postings, ${JSON.stringify(line)}::jsonb),
      jsonb_populate_record(null::operations, ${JSON.stringify(whole)}::jsonb)) as hash`.execute(
      one,
    );
    await sql`reset datestyle`.execute(one);
    expect(rows[0]!.hash).toBe(before[0]);
  });
});
