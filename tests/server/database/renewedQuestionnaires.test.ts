import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { firstRows, startOldDatabase, type OldDatabase } from '../../support/oldDatabase.ts';

const tenant = uuidOf('one');
let old: OldDatabase;
beforeAll(async () => {
  old = await startOldDatabase('121_proposals_over');
  await old.write(tenant, firstRows(tenant));
});
afterAll(() => old.close());

test('rounds that answered what was asked again serve as long as the questionnaire that they completed', async () => {
  const rounds = [
    ['whole', '2020-03-01', 'null', 0],
    ['asked', '2021-04-01', "'SIGNED'", 1],
    ['replaced', '2021-05-01', "'DISCARDED'", 2],
    ['askedOften', '2022-05-01', "'SIGNED'", 3],
    ['renewed', '2023-06-01', "'SIGNED'", 3],
    ['waits', '2024-07-01', "'DRAFT'", 4],
  ] as const;
  const values = rounds.map(
    ([name, day, status, answered]) =>
      `('${tenant}', '${uuidOf(name)}', '${tenant}', 'KYC', '{}', '${day}', ${name === 'renewed'}, ${status}, '${day}T09:00:00Z', ${answered})`,
  );
  await old.write(
    tenant,
    `insert into declarations (tenant_id, uuid, uuid_intervener, kind, answers, made_on, is_current, status, made_at, requests_answered)
     values ${values.join(', ')}`,
  );
  await old.migrateTo();
  const { rows } = await withTenant(old.requests, tenant, (db) =>
    sql<{
      renewed_on: string | null;
    }>`select renewed_on from declarations order by made_on`.execute(db),
  );
  const days = [null, '2020-03-01', null, '2020-03-01', null, '2023-06-01'];
  expect(rows.map(({ renewed_on }) => renewed_on)).toEqual(days);
});
