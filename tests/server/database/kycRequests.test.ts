import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { firstRows, startOldDatabase, type OldDatabase } from '../../support/oldDatabase.ts';

const tenant = uuidOf('one');
let old: OldDatabase;
beforeAll(async () => {
  old = await startOldDatabase('096_signed_questionnaires');
  await old.write(tenant, firstRows(tenant));
});
afterAll(() => old.close());

test('questionnaires of before answer nothing that is asked again from now on', async () => {
  await old.write(
    tenant,
    `insert into declarations (tenant_id, uuid, uuid_intervener, kind, answers, made_on, is_current, status, made_at)
     values ('${tenant}', '${uuidOf('kyc')}', '${tenant}', 'KYC', '{}', '2026-11-01', true, 'SIGNED', '2026-11-01T09:00:00Z')`,
  );
  await old.migrateTo();
  const { rows } = await withTenant(old.requests, tenant, async (db) => {
    await db
      .insertInto('kyc_requests')
      .values({
        ...{ tenant_id: tenant, uuid: uuidOf('request'), uuid_intervener: tenant },
        ...{ questions: ['CNAE'], reason: 'x', asked_by: tenant, asked_at: new Date(0) },
      })
      .execute();
    return sql`select declarations.uuid, requests_answered, sequence from declarations, kyc_requests`.execute(
      db,
    );
  });
  expect(rows).toEqual([
    { uuid: uuidOf('kyc'), requests_answered: expect.anything(), sequence: expect.anything() },
  ]);
  const [row] = rows as { requests_answered: unknown; sequence: unknown }[];
  expect([Number(row!.requests_answered), Number(row!.sequence)]).toEqual([0, 1]);
});
