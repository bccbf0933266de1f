import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { firstRows, startOldDatabase, type OldDatabase } from '../../support/oldDatabase.ts';

const tenant = uuidOf('one');
const signature = uuidOf('signature');
const [message, transcript] = [uuidOf('message'), uuidOf('transcript')];
/** Of `{}`. */
const HASH = '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a';
const declared = (name: string, kind: string, at: string) => `
  insert into declarations (tenant_id, uuid, uuid_intervener, kind, answers, made_on, is_current, status, made_at)
    values ('${tenant}', '${uuidOf(name)}', '${tenant}', '${kind}', '{}', '2026-11-01', false, 'SIGNED', '${at}');`;
const written = `
  insert into users (tenant_id, uuid, username, kind, given_name, family_name_1, uuid_intervener, password_hash)
    values ('${tenant}', '${tenant}', 'ana', 'investor', 'Ana', 'Prueba', '${tenant}', 'x');
  insert into signatures (tenant_id, uuid, uuid_intervener, uuid_session, provider, status, sent_to, expires_at,
    created_at, decided_at) values ('${tenant}', '${signature}', '${tenant}', '${tenant}', 'OTP', 'SIGNED',
    '6*****001', '2026-11-02', '2026-11-02', '2026-11-02');
  insert into consents (tenant_id, uuid, uuid_intervener, purpose, is_granted, source, text_version, given_at)
    values ('${tenant}', '${tenant}', '${tenant}', 'profiling', true, 'PRIVATE_AREA', '2025-1', '2026-11-02');
  insert into transcripts (tenant_id, uuid, uuid_intervener, uuid_user, call, form, form_hash, release_hash, language,
    title, body, sha256, created_at) values ('${tenant}', '${transcript}', '${tenant}', '${tenant}', 'updateFatca',
    'fatca', '${HASH}', '${HASH}', 'es', 't', '{}', '${HASH}', '2026-11-02T09:00:01Z');${declared('fatca', 'FATCA', '2026-11-02T09:00:00Z')}${declared('crs', 'CRS', '2026-11-02T09:00:00Z')}${declared('early', 'FATCA', '2026-11-01T09:00:00Z')}`;
let old: OldDatabase;

beforeAll(async () => {
  old = await startOldDatabase('100_paper_names');
  await old.write(tenant, firstRows(tenant) + written);
  await old.migrateTo();
});
afterAll(() => old.close());

const as = <T>(of: string, work: Parameters<typeof withTenant<T>>[2]) =>
  withTenant(old.requests, of, work);

test('tax declarations of before find what was kept of them, each of its own kind', async () => {
  const rows = await as(tenant, (db) =>
    db
      .selectFrom('declarations')
      .select(['uuid', 'uuid_transcript'])
      .where('uuid_transcript', 'is not', null)
      .execute(),
  );
  expect(rows).toEqual([{ uuid: uuidOf('fatca'), uuid_transcript: transcript }]);
});

test('the ledger of consents stays as it was written', async () => {
  const [line] = await as(tenant, (db) => db.selectFrom('consents').selectAll().execute());
  expect(line).toMatchObject({ purpose: 'profiling', is_granted: true, uuid_transcript: null });
});

test('what became of a message is kept for good, each state once, and for its tenant alone', async () => {
  const at = new Date('2026-11-20T11:00:00Z');
  const sent = {
    ...{ tenant_id: tenant, uuid: message, kind: 'sms', sent_to: '6*****001' },
    ...{ uuid_signature: signature, uuid_operation: null, sent_at: at },
    channel: 'SMS' as const,
  };
  const send = (of: string) => as(of, (db) => db.insertInto('messages').values(sent).execute());
  await expect(send(uuidOf('two'))).rejects.toThrow(/row-level security/);
  await send(tenant);
  const receipt = {
    ...{ tenant_id: tenant, uuid_message: message, said_by: 'sms.test', detail: null, at },
    state: 'DELIVERED',
  } as const;
  const keep = () =>
    as(tenant, (db) => db.insertInto('message_receipts').values(receipt).execute());
  await keep();
  await expect(keep()).rejects.toThrow(/duplicate key/);
  const change = as(tenant, (db) =>
    db.updateTable('message_receipts').set({ said_by: 'other.test' }).execute(),
  );
  await expect(change).rejects.toThrow();
  const others = await as(uuidOf('two'), (db) =>
    db.selectFrom('message_receipts').selectAll().execute(),
  );
  expect(others).toEqual([]);
});
