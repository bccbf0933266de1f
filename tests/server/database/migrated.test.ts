import { rmSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantPrivileges } from '../../../src/server/database/grantPrivileges.ts';
import { connect } from '../../../src/server/database/connect.ts';
import {
  startEmbedded,
  type EmbeddedDatabase,
} from '../../../src/server/database/embedded/startEmbedded.ts';
import { migrate } from '../../../src/server/database/migrate.ts';
import { migrations } from '../../../src/server/database/migrations/index.ts';
import { giveSeal } from '../../../src/server/database/seals.ts';
import type { Tables } from '../../../src/server/tables/tables.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { createLog } from '../../../src/server/kernel/log.ts';
import { createEmailCipher } from '../../../src/server/mail/emailCipher.ts';
import { contentOf } from '../../../src/server/mail/outbox.ts';
import {
  isConserved,
  readFigures,
} from '../../../src/server/settlement/conservation/readFigures.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const folder = temporaryFolder('migrated');
const log = createLog('silent');
const [one, two] = [uuidOf('one'), uuidOf('two')];
let embedded: EmbeddedDatabase;
let owner: Kysely<Tables>;
let requests: Kysely<Tables>;
/** The last migration of the version before. */
const LAST = '037_holding';

/** Rows as the version before wrote them: its tenant in the setting, everything in the clear. */
const rowsOf = (tenant: string) => `
  select set_config('app.tenant', '${tenant}', true);
  insert into tenants values ('${tenant}', '${tenant}');
  insert into users (tenant_id, uuid, username, kind, given_name, family_name_1, uuid_intervener,
    password_hash) values ('${tenant}', '${tenant}', 'ana', 'investor', 'Ana', 'Prueba', '${tenant}', 'x');
  insert into sessions (tenant_id, uuid, uuid_user, created_at)
    values ('${tenant}', '${tenant}', '${tenant}', now());
  insert into access_tokens (hash, tenant_id, kind, uuid_session, uuid_user, uuid_intervener,
    permissions, expires_at) values (sha256('a${tenant}'), '${tenant}', 'investor', '${tenant}',
    '${tenant}', '${tenant}', '{}', now() + interval '10 minutes');
  insert into refresh_tokens (hash, tenant_id, uuid_session, expires_at)
    values (sha256('r${tenant}'), '${tenant}', '${tenant}', now() + interval '30 minutes');
  insert into releases (hash, tenant_id, manifest, made_by, made_at)
    values (encode(sha256('m${tenant}'), 'hex'), '${tenant}', '{}', 'files', now());
  insert into release_pointers values ('${tenant}', encode(sha256('m${tenant}'), 'hex'), now());
  insert into outbox (tenant_id, uuid, at, "to", kind, subject, text, code)
    values ('${tenant}', '${tenant}', now(), 'a@example.test', 'code', 'Clave', 'Su clave es 123456', '123456');
  insert into throttles values ('user/${tenant}/x', 3, now(), now());
  insert into throttles values ('reauthentication/${tenant}/s', 2, now(), now());
  insert into groups values ('${tenant}', '${tenant}', 'OPERATIONS_ADMINISTRATOR');
  insert into polls (tenant_id, uuid, title, questions, opens_on, closes_on)
    values ('${tenant}', '${tenant}', 'Encuesta', '[]', '2026-01-01', '2026-12-31');
  insert into interveners (tenant_id, uuid, type, document_type, document, name, birthdate,
    nationality, tax_residence, intervener_status, is_document_permanent,
    has_pending_docs_signed, has_docs_signed, has_docs_validated, has_draft_data)
    values ('${tenant}', '${tenant}', 'F', 'DNI', '12345678Z', 'Ana', '1980-01-01', 'ESP', 'ESP',
    'ACTIVE', true, false, true, true, false);
  insert into poll_answers (tenant_id, uuid_poll, uuid_intervener, answers, answered_at)
    values ('${tenant}', '${tenant}', '${tenant}', '{"a": 1}', now());
  insert into products (tenant_id, key_product, uuid, name_product, kind, family, risk, is_complex,
    minimum_first, minimum_next, management_fee, nav_frequency, cut_off)
    values ('${tenant}', '1', '${tenant}', 'Fondo', 'FI', 'RF', 1, false, 0, 0, 0, 'DAILY', '14:00');
  insert into accounts (tenant_id, uuid, account_number, status, source, account_type, kind,
    holding_type, arrangement_type, opened_on, disable_periodics, has_docs_signed,
    has_docs_validated, has_pending_account_docs_signed) values ('${tenant}', '${tenant}', '1',
    'VALIDADO', 'ONLINE', 'PHYSICAL_ACCOUNT', 'F', 'SHAREHOLDER', 'INDISTINTA', '2026-01-01',
    false, true, true, false);
  insert into operations (tenant_id, uuid, uuid_account, key_product, sequence, operation_type,
    operation_status, channel, gross_amount, request_date, is_request, is_total, details)
    values ('${tenant}', '${tenant}', '${tenant}', '1', 1, 'SUSCRIPCION', 'SIGNED', 'ONLINE', 100000,
    now(), false, false, '{}');
  insert into operations (tenant_id, uuid, uuid_account, key_product, sequence, operation_type,
    operation_status, channel, gross_amount, commission, shares, nav, nav_date, request_date, is_request,
    is_total, details) values ('${tenant}', gen_random_uuid(), '${tenant}', '1', 2, 'SUSCRIPCION',
    'FINALIZED', 'ONLINE', 100000, 500, 99500000, 10000000, '2026-03-02', now(), false, false, '{}');
  insert into operation_history (tenant_id, uuid, uuid_operation, status_to, changed_at, changed_by,
    channel) values ('${tenant}', '${tenant}', '${tenant}', 'SIGNED', now(), 'SYSTEM', 'ONLINE');
  insert into reconciliations (tenant_id, uuid_operation, amount, reconciled_on, source)
    values ('${tenant}', '${tenant}', 100000, '2026-07-01', 'STAFF');
`;

beforeAll(async () => {
  embedded = await startEmbedded(folder, log);
  owner = connect(embedded.connection, log);
  const before = Object.keys(migrations).filter((name) => name <= LAST);
  await migrate(owner, Object.fromEntries(before.map((name) => [name, migrations[name]!])));
  for (const tenant of [one, two])
    await owner.transaction().execute(async (at) => {
      for (const statement of rowsOf(tenant).split(';\n'))
        if (statement.trim()) await sql.raw(statement).execute(at);
      await sql`insert into throttles values ('address/10.0.0.1', 1, now(), now()),
        (${`reauthentication/${uuidOf('gone')}/s`}, 1, now(), now()) on conflict do nothing`.execute(
        at,
      );
    });
  await migrate(owner);
  await grantPrivileges(owner, embedded.requests.user, { isDemo: true });
  requests = connect(embedded.requests, log);
  await giveSeal(requests, owner);
});
afterAll(async () => {
  await requests.destroy();
  await owner.destroy();
  await embedded.stop();
  rmSync(folder, { recursive: true });
});

test('tokens of the version before go on being good, together with their sessions', async () => {
  const bearer = () =>
    sql<{ tenant_id: string }>`select tenant_id from bearer_of(sha256(${`a${one}`}::bytea))`
      .execute(requests)
      .then(({ rows }) => rows);
  expect(await bearer()).toEqual([{ tenant_id: one }]);
  await withTenant(requests, one, (db) =>
    db.updateTable('users').set({ is_blocked: true }).execute(),
  );
  expect(await bearer()).toEqual([]);
});

test('tokens of the version before name the release of their tenant', async () => {
  const { rows } = await sql<{ is_own: boolean }>`
    select release_hash = encode(sha256(${`m${two}`}::bytea), 'hex') as is_own
    from bearer_of(sha256(${`a${two}`}::bytea))`.execute(requests);
  expect(rows).toEqual([{ is_own: true }]);
});

test('people of the version before are looked after by the group that every tenant has', async () => {
  for (const tenant of [one, two]) {
    const people = await withTenant(requests, tenant, (db) =>
      db.selectFrom('interveners').select('uuid_group').execute(),
    );
    expect(people).toEqual([{ uuid_group: tenant }]);
  }
});

test('letters of the version before are read in the clear', async () => {
  const letters = createEmailCipher(Buffer.alloc(32));
  const read = (tenant: string) =>
    withTenant(requests, tenant, (db) => db.selectFrom('outbox').selectAll().execute());
  const rows = await read(one);
  expect(rows.map((row) => contentOf(row, letters))).toEqual([
    { text: 'Su clave es 123456', code: '123456' },
  ]);
});

test('money of the version before counts from the beginning of its day', async () => {
  const rows = await withTenant(requests, one, (db) =>
    db.selectFrom('reconciliations').select(['reconciled_on', 'reconciled_at']).execute(),
  );
  expect(rows).toEqual([
    { reconciled_on: '2026-07-01', reconciled_at: new Date('2026-06-30T22:00:00Z') },
  ]);
});

test('what the version before had executed opens the second book, which agrees with it', async () => {
  const lines = await withTenant(requests, one, (db) =>
    db.selectFrom('ledger_postings').selectAll().orderBy('ledger_account').execute(),
  );
  expect(
    lines.map(({ ledger_account, shares, amount }) => [ledger_account, shares, amount]),
  ).toEqual([
    ['BANK', 0n, -100_000n],
    ['COMMISSION', 0n, 500n],
    ['PARTICIPATIONS', 99_500_000n, 99_500n],
  ]);
  const figures = await withTenant(requests, one, (db) => readFigures(db));
  expect(figures.filter((figure) => !isConserved(figure))).toEqual([]);
});

test('history of the version before is there, and nobody changes it', async () => {
  const rows = await withTenant(requests, two, (db) =>
    db.selectFrom('operation_history').select('status_to').execute(),
  );
  expect(rows).toEqual([{ status_to: 'SIGNED' }]);
  const changed = withTenant(requests, two, (db) =>
    db.updateTable('operation_history').set({ status_to: 'CANCELLED' }).execute(),
  );
  await expect(changed).rejects.toThrow('permission denied');
});

test.each(['access_tokens', 'refresh_tokens', 'outbox', 'poll_answers', 'sessions', 'polls'])(
  'old rows of %s are seen by their own tenant alone',
  async (table) => {
    const seen = (tenant: string) =>
      withTenant(requests, tenant, (db) =>
        sql<{ tenant_id: string }>`select tenant_id from ${sql.table(table)}`.execute(db),
      );
    expect((await seen(two)).rows).toEqual([{ tenant_id: two }]);
    const unbound = await sql`select 1 from ${sql.table(table)}`.execute(requests);
    expect(unbound.rows).toEqual([]);
  },
);

test('old counters belong to their tenant, those of an address to everybody, those of no tenant go', async () => {
  const keys = await withTenant(requests, one, (db) =>
    db.selectFrom('throttles').select('key').orderBy('key').execute(),
  );
  expect(keys.map(({ key }) => key)).toEqual([
    'address/10.0.0.1',
    `reauthentication/${one}/s`,
    `user/${one}/x`,
  ]);
  const all = await sql<{ key: string }>`select key from throttles`.execute(owner);
  expect(all.rows.some(({ key }) => key.includes(uuidOf('gone')))).toBe(false);
});

test('old answers to polls are never changed, by requests nor by the owner', async () => {
  for (const db of [requests, owner]) {
    const change = withTenant(db, two, (at) =>
      sql`update poll_answers set answers = '{}'`.execute(at),
    );
    await expect(change).rejects.toThrow(/permission denied|never changed/);
  }
});
