import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '../../../src/contract/call.ts';
import { calls } from '../../../src/contract/calls.gen.ts';
import { facts } from '../../../src/contract/facts.gen.ts';
import { withTenant, type TenantDb } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { grantProof } from '../../support/grantProof.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let ops: string;
let reader: string;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  ops = await server.token('staff.ops', { scope: 'staff' });
  reader = await server.token('staff.read', { scope: 'staff' });
});
afterAll(() => server.close());

const id = (key: string) => uuidOf(`almadraba/${key}`);
const inTenant = <T>(work: (db: TenantDb) => Promise<T>) =>
  withTenant(server.context.db, server.at().tenant.id, work);
const get = async (path: string, token = ops) =>
  (await server.ask('GET', `/api/staff/${path}`, { token })).json().data;
const post = async (path: string, payload: object, token = ops): Promise<LightMyRequestResponse> =>
  server.ask('POST', `/api/staff/${path}`, {
    token,
    payload,
    proof: await grantProof(server, token),
  });
const filter = (value: object) =>
  `$filter=${encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'))}`;
const notices = async (login: string) => {
  const token = await server.token(login);
  const { data } = (await server.ask('GET', '/api/notifications', { token })).json();
  return data.notifications as { type: string; message: string; created_at: string }[];
};
const newest = async (login: string) => (await notices(login))[0];
const code = (answer: LightMyRequestResponse) =>
  `${answer.statusCode} ${answer.json().result.errors[0].code}`;
const decisions = () =>
  inTenant((db) => db.selectFrom('decisions').selectAll().orderBy('sequence').execute());

const lists = ['documents', 'bank-accounts', 'draft-data', 'interveners', 'operations'];
const writes: [path: string, payload: object][] = [
  [`documents/${id('document/porfirmar/identity')}/validation`, { result: 'VALIDADO' }],
  [`bank-accounts/${id('bank/sincuenta/1')}/validation`, { result: 'VALIDADO' }],
  [`draft-data/${id('intervener/borrador')}/validation`, { result: 'VALIDADO' }],
  [`interveners/${id('intervener/ana')}/status-change`, { intervener_status: 'ENVIADO' }],
];

describe('who may', () => {
  test.each(lists)('look at %s: all staff, and nobody else', async (list) => {
    for (const token of [ops, reader])
      expect((await server.ask('GET', `/api/staff/${list}`, { token })).statusCode).toBe(200);
    const ana = await server.token('ana');
    expect((await server.ask('GET', `/api/staff/${list}`, { token: ana })).statusCode).toBe(403);
  });

  test.each(writes)('decide with %s: only staff with the permission', async (path, payload) => {
    const before = await decisions();
    expect(code(await post(path, payload, reader))).toBe('403 needs_permission_set');
    expect((await post(path, payload, await server.token('ana'))).statusCode).toBe(403);
    expect(await decisions()).toEqual(before);
  });

  test('every write that is open to staff alone needs a permission', () => {
    const open = (Object.keys(calls) as OperationId[]).filter(
      (call) => calls[call].method !== 'GET' && facts[call].callers.join() === 'staff',
    );
    expect(open.filter((call) => !facts[call].permission)).toEqual([]);
  });

  test('every look is written down', async () => {
    const rows = () =>
      inTenant((db) =>
        db
          .selectFrom('audit')
          .select('call')
          .where('kind', '=', 'staff')
          .orderBy('sequence')
          .execute(),
      );
    const before = (await rows()).length;
    for (const list of lists) await get(list, reader);
    expect((await rows()).slice(before).map((row) => row.call)).toEqual([
      'listStaffDocuments',
      'listStaffBankAccounts',
      'listStaffDraftData',
      'listStaffInterveners',
      'listStaffOperations',
    ]);
  });

  test('what is another tenant’s is not there', async () => {
    const other = await server.token('staff.ops', { tenant: 'encinar', scope: 'staff' });
    for (const [path, payload] of writes)
      expect((await post(path, payload, other)).statusCode).toBe(404);
  });
});

describe('work lists', () => {
  test('put what waits first, in pages that add up', async () => {
    const first = await get('documents?$limit=5');
    expect(first.documents[0]).toMatchObject({ validation: 'PENDIENTE' });
    expect(first.next).toContain('$offset=5'.replace('$', '%24'));
    const whole = await get('documents?$limit=null');
    expect(whole.documents).toHaveLength(first.total);
    expect(whole.documents.slice(0, 5)).toEqual(first.documents);
  });

  test('are narrowed by what staff look for', async () => {
    const rejected = await get(`documents?${filter({ validation: 'RECHAZADO' })}`);
    expect(rejected.total).toBeGreaterThan(0);
    for (const { validation } of rejected.documents) expect(validation).toBe('RECHAZADO');
    const found = await get(`interveners?${filter({ document_number: '12345678z' })}`);
    expect(found.interveners).toEqual([
      expect.objectContaining({ name: 'Ana Robles Medina', uuid: id('intervener/ana') }),
    ]);
    expect((await get(`interveners?${filter({ name: 'robles' })}`)).total).toBe(2);
    expect((await get(`interveners?${filter({ name: '%' })}`)).total).toBe(0);
    const signed = await get(`operations?${filter({ operation_status: 'SIGNED' })}`);
    expect(signed.total).toBeGreaterThan(0);
    const wrong = await server.ask('GET', `/api/staff/documents?${filter({ uuid: 'x' })}`, {
      token: ops,
    });
    expect(wrong.statusCode).toBe(400);
  });

  test('show no operation that waits for nobody of the staff', async () => {
    const { operations } = await get('operations?$limit=null');
    const states = new Set(
      operations.map((one: { operation_status: string }) => one.operation_status),
    );
    for (const status of ['FINALIZED', 'CANCELLED', 'REGISTERED_ONLINE', 'RD_SENT'])
      expect(states).not.toContain(status);
  });
});

/** Validates every paper of a person that waits; those that were rejected count as sent again. */
const validatePapers = async (login: string) => {
  const owner = id(`intervener/${login}`);
  await inTenant((db) =>
    db
      .updateTable('documents')
      .set({ validation: 'PENDIENTE' })
      .where('uuid_owner', '=', owner)
      .where('validation', '=', 'RECHAZADO')
      .execute(),
  );
  const { documents } = await get('documents?$limit=null');
  const own = (documents as { uuid: string; uuid_owner: string; validation: string }[]).filter(
    ({ uuid_owner, validation }) => uuid_owner === owner && validation === 'PENDIENTE',
  );
  for (const { uuid } of own)
    expect((await post(`documents/${uuid}/validation`, { result: 'VALIDADO' })).statusCode).toBe(
      200,
    );
  return own.length;
};

describe('a document', () => {
  test('is rejected with a reason only, which is kept', async () => {
    const paper = `documents/${id('document/borrador/ACREDITACION_CAMBIO_DIRECCION_FISCAL')}`;
    expect(code(await post(`${paper}/validation`, { result: 'RECHAZADO' }))).toBe(
      '422 reason_required',
    );
    const reason = 'La fecha es de hace un año.';
    const done = await post(`${paper}/validation`, { result: 'RECHAZADO', reason });
    expect(done.json().data.document).toMatchObject({
      validation: 'RECHAZADO',
      validation_reason: reason,
    });
    expect((await decisions()).at(-1)).toMatchObject({ kind: 'DOCUMENT', reason });
    expect(await newest('borrador')).toMatchObject({
      type: 'ACCOUNT_STATUS_CHANGE',
      message: expect.stringMatching(/^No podemos dar por bueno un documento: .* un año\.$/),
    });
    expect(code(await post(`${paper}/validation`, { result: 'VALIDADO' }))).toBe(
      '409 already_decided',
    );
  });

  test('that was the last to wait makes its person documented', async () => {
    const waiting = async () =>
      (await get(`interveners?${filter({ document_number: '99999999R' })}`)).interveners[0];
    expect((await waiting()).has_docs_validated).toBe(false);
    expect(await validatePapers('porfirmar')).toBeGreaterThan(0);
    expect(await waiting()).toMatchObject({ has_docs_validated: true, pending_documents: 0 });
  });
});

test('a document that its own address validates counts like one of the work list', async () => {
  const owner = id('intervener/registrado');
  const flag = () =>
    inTenant((db) =>
      db
        .selectFrom('interveners')
        .select('has_docs_validated')
        .where('uuid', '=', owner)
        .executeTakeFirstOrThrow(),
    );
  await inTenant((db) =>
    db
      .updateTable('documents')
      .set({ validation: 'PENDIENTE' })
      .where('uuid_owner', '=', owner)
      .where('validation', '=', 'RECHAZADO')
      .execute(),
  );
  const { documents } = await get('documents?$limit=null');
  const own = (documents as { uuid: string; uuid_owner: string; validation: string }[]).filter(
    ({ uuid_owner, validation }) => uuid_owner === owner && validation === 'PENDIENTE',
  );
  expect(own.length).toBeGreaterThan(0);
  expect(await flag()).toEqual({ has_docs_validated: false });
  const kept = (await decisions()).length;
  for (const { uuid } of own) {
    const url = `/api/interveners/${owner}/documents/${uuid}`;
    const proof = await grantProof(server, ops);
    const done = await server.ask('PATCH', url, {
      ...{ token: ops, proof, payload: { validated: true } },
    });
    expect(done.json().data.document).toMatchObject({ validated: true });
  }
  expect(await flag()).toEqual({ has_docs_validated: true });
  expect(await decisions()).toHaveLength(kept + own.length);
});

describe('a bank account', () => {
  /** A bank account that waits, of an account that has none, with a certificate in some state. */
  const waiting = async (certificate?: 'PENDIENTE' | 'RECHAZADO') => {
    const uuid = server.context.id();
    const paper = server.context.id();
    const tenant_id = server.at().tenant.id;
    const account = id('account/ana/1');
    await inTenant(async (db) => {
      const iban_code = `ES00${uuid.replace(/\D/g, '').padEnd(20, '0').slice(0, 20)}`;
      await db
        .insertInto('bank_accounts')
        .values({
          tenant_id,
          uuid,
          uuid_account: account,
          account_number: iban_code.slice(4),
          iban_code,
          swift_code: null,
          status: 'PENDIENTE',
        })
        .execute();
      if (certificate)
        await db
          .insertInto('documents')
          .values({
            tenant_id,
            uuid: paper,
            section: 'ACCOUNT',
            uuid_owner: account,
            uuid_bank_account: uuid,
            filename: 'certificado.pdf',
            category: 'ACCOUNT',
            subcategory: 'DOCUMENTO_ACREDITATIVO_TITULARIDAD_CC',
            is_signed: true,
            validation: certificate,
            validation_reason: null,
            created_at: server.context.now(),
            expires_on: null,
          })
          .execute();
    });
    return { uuid, paper };
  };
  const stateOf = async (uuid: string) => {
    const { bank_accounts } = await get('bank-accounts?$limit=null');
    return bank_accounts.find((one: { uuid: string }) => one.uuid === uuid);
  };

  test('is validated by its holder certificate, and the client is told', async () => {
    const { uuid, paper } = await waiting('PENDIENTE');
    expect(await stateOf(uuid)).toMatchObject({ status: 'PENDIENTE', certificate: 'PENDIENTE' });
    const before = (await notices('ana')).length;
    expect((await post(`documents/${paper}/validation`, { result: 'VALIDADO' })).statusCode).toBe(
      200,
    );
    expect(await stateOf(uuid)).toMatchObject({ status: 'VALIDADA', certificate: 'VALIDADO' });
    expect((await notices('ana')).length).toBe(before + 1);
    expect(await newest('ana')).toMatchObject({
      type: 'ACCOUNT_STATUS_CHANGE',
      message: expect.stringContaining('está validada'),
    });
    expect(code(await post(`bank-accounts/${uuid}/validation`, { result: 'VALIDADO' }))).toBe(
      '409 already_decided',
    );
  });

  test('is not validated without a certificate that serves', async () => {
    for (const certificate of [undefined, 'RECHAZADO'] as const) {
      const { uuid } = await waiting(certificate);
      expect(code(await post(`bank-accounts/${uuid}/validation`, { result: 'VALIDADO' }))).toBe(
        '409 certificate_missing',
      );
    }
  });

  test('is rejected by its certificate, with the reason, and waits for another', async () => {
    const { uuid, paper } = await waiting('PENDIENTE');
    const reason = 'El titular es otra persona.';
    const done = await post(`bank-accounts/${uuid}/validation`, { result: 'RECHAZADO', reason });
    expect(done.json().data.bank_account).toMatchObject({
      status: 'PENDIENTE',
      certificate: 'RECHAZADO',
    });
    const row = await inTenant((db) =>
      db
        .selectFrom('documents')
        .select('validation_reason')
        .where('uuid', '=', paper)
        .executeTakeFirstOrThrow(),
    );
    expect(row.validation_reason).toBe(reason);
  });
});

describe('an intervener', () => {
  const move = (login: string, intervener_status: string, reason?: string) =>
    post(`interveners/${id(`intervener/${login}`)}/status-change`, { intervener_status, reason });

  test('walks the moves of the domain and is told of each that concerns them', async () => {
    expect(code(await move('registrado', 'VALIDADO'))).toBe('409 status_move');
    expect((await move('registrado', 'REGISTERED')).statusCode).toBe(200);
    expect((await move('registrado', 'SIGNED')).statusCode).toBe(200);
    await validatePapers('registrado');
    const done = await move('registrado', 'VALIDADO');
    expect(done.json().data.intervener).toMatchObject({
      intervener_status: 'VALIDADO',
      has_docs_validated: true,
      moves: ['ENVIADO', 'BLOQUEADO', 'BLOQUEADO_AML'],
    });
    expect(await newest('registrado')).toMatchObject({ type: 'ACCOUNT_STATUS_CHANGE' });
  });

  test('is not validated while a paper waits', async () => {
    await inTenant((db) =>
      db
        .updateTable('interveners')
        .set({ intervener_status: 'SIGNED', has_docs_validated: false })
        .where('uuid', '=', id('intervener/vacio'))
        .execute(),
    );
    await inTenant((db) =>
      db
        .updateTable('documents')
        .set({ validation: 'PENDIENTE' })
        .where('uuid_owner', '=', id('intervener/vacio'))
        .execute(),
    );
    expect(code(await move('vacio', 'VALIDADO'))).toBe('409 documents_pending');
  });

  test('is blocked with a reason that the client does not read, and for laundering is not told', async () => {
    expect(code(await move('sintest', 'BLOQUEADO_AML'))).toBe('422 reason_required');
    const before = await notices('sintest');
    expect((await move('sintest', 'BLOQUEADO_AML', 'Alerta 17')).statusCode).toBe(200);
    expect(await notices('sintest')).toEqual(before);
    expect((await decisions()).at(-1)).toMatchObject({
      kind: 'INTERVENER',
      result: 'BLOQUEADO_AML',
      reason: 'Alerta 17',
    });
    expect(JSON.stringify(await notices('sintest'))).not.toContain('Alerta');
  });
});

describe('edited data', () => {
  const path = `draft-data/${id('intervener/borrador')}/validation`;

  test('waits in the list, and is gone once it was discarded with a reason', async () => {
    const { draft_data } = await get('draft-data');
    expect(draft_data).toEqual([
      expect.objectContaining({ uuid_intervener: id('intervener/borrador') }),
    ]);
    expect(code(await post(path, { result: 'RECHAZADO' }))).toBe('422 reason_required');
    const reason = 'El recibo no es suyo.';
    expect((await post(path, { result: 'RECHAZADO', reason })).statusCode).toBe(200);
    expect((await get('draft-data')).total).toBe(0);
    const { interveners } = await get(`interveners?${filter({ name: 'Tomás Herrero' })}`);
    expect(interveners[0]).toMatchObject({ has_draft_data: false });
    expect(code(await post(path, { result: 'VALIDADO' }))).toBe('409 already_decided');
  });
});

test.each(['update decisions set result = result', 'delete from decisions', 'truncate decisions'])(
  'decisions are never changed: %s',
  async (statement) => {
    await expect(inTenant((db) => sql.raw(statement).execute(db))).rejects.toThrow(
      /permission denied/,
    );
  },
);
