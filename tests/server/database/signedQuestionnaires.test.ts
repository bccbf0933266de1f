import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { firstRows, startOldDatabase, type OldDatabase } from '../../support/oldDatabase.ts';

const tenant = uuidOf('one');
const transcript = uuidOf('transcript');
/** Of `{}`. */
const HASH = '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a';
let old: OldDatabase;
beforeAll(async () => {
  old = await startOldDatabase('090_order_promises');
  const user = `insert into users (tenant_id, uuid, username, kind, given_name, family_name_1, uuid_intervener, password_hash)
    values ('${tenant}', '${tenant}', 'ana', 'investor', 'Ana', 'Prueba', '${tenant}', 'x')`;
  await old.write(tenant, `${firstRows(tenant)};\n${user}`);
});
afterAll(() => old.close());

test('questionnaires of before keep counting, and find what was kept of them', async () => {
  const kyc = (id: string, at: string) =>
    `insert into declarations (tenant_id, uuid, uuid_intervener, kind, answers, made_on, is_current, status, made_at)
     values ('${tenant}', '${uuidOf(id)}', '${tenant}', 'KYC', '{}', '2026-11-01', ${id === 'late'}, 'SIGNED', '${at}')`;
  await old.write(
    tenant,
    [
      kyc('early', '2026-11-01T09:00:00Z'),
      kyc('late', '2026-11-02T09:00:00Z'),
      `insert into transcripts (tenant_id, uuid, uuid_intervener, uuid_user, call, form, form_hash, release_hash, language, title, body, sha256, created_at)
       values ('${tenant}', '${transcript}', '${tenant}', '${tenant}', 'saveKyc', 'kyc', '${HASH}', '${HASH}', 'es', 't', '{}', '${HASH}', '2026-11-02T09:00:01Z')`,
    ].join(';\n'),
  );
  await old.migrateTo();
  const { rows } = await withTenant(old.requests, tenant, (db) =>
    sql`select uuid, is_current, uuid_transcript from declarations order by made_at`.execute(db),
  );
  expect(rows).toEqual([
    { uuid: uuidOf('early'), is_current: false, uuid_transcript: null },
    { uuid: uuidOf('late'), is_current: true, uuid_transcript: transcript },
  ]);
});
