import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTenant, type TenantDb } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { codesOf, otherThan, startSigning, type Signing, type SigningServer } from './signing.ts';

interface Letter {
  kind: string;
  to: string;
  text: string;
}

let server: SigningServer;
let ana: Signing;
let luis: Signing;

beforeAll(async () => {
  server = await startSigning();
  ana = await server.as('ana');
  luis = await server.as('luis');
});
afterAll(() => server.close());

const inTenant = <T>(work: (db: TenantDb) => Promise<T>) =>
  withTenant(server.context.db, server.at().tenant.id, work);
const operationOf = async (who: Signing, uuid: string) =>
  (await who.get(`/operations/${uuid}`)).json().data.operation;
const messagesOf = async (login: string) =>
  inTenant(async (db) => {
    const rows = await db
      .selectFrom('notifications')
      .select('message')
      .where('uuid_intervener', '=', uuidOf(`almadraba/intervener/${login}`))
      .orderBy('created_at', 'desc')
      .execute();
    return rows.map(({ message }) => message);
  });

/** Begins a signature of some documents; answers its uuid and the code that was sent for it. */
async function begin(who: Signing, documents: string[]) {
  const answer = await who.start(documents);
  expect(answer.statusCode, answer.body).toBe(201);
  return { uuid: answer.json().data.signature.uuid as string, code: await server.lastCode() };
}
const confirm = (who: Signing, uuid: string, code: string) =>
  who.call(`/documents-signatures/${uuid}/confirm`, { code });
const ordered = async (who: Signing, body?: object) => {
  const operation = await who.order(body);
  return { operation, papers: await who.papers(operation) };
};

describe('an order of one signer', () => {
  test('is signed by the code that was sent to the telephone', async () => {
    const { operation, papers } = await ordered(ana);
    expect(papers).toHaveLength(3);
    const started = await ana.start(papers, { uuid_operation: operation });
    const { signature } = started.json().data;
    expect(signature).toMatchObject({
      status: 'PENDING',
      code_sent_to: '6*****010',
      expires_at: '2026-11-20T11:10:00.000Z',
    });
    const code = await server.lastCode();
    expect(started.body).not.toContain(code);
    const confirmed = await confirm(ana, signature.uuid, code);
    expect(confirmed.statusCode, confirmed.body).toBe(200);
    expect(confirmed.json().data).toMatchObject({
      message: 'Validado satisfactoriamente.',
      signature: { status: 'SIGNED' },
    });
    expect(await operationOf(ana, operation)).toMatchObject({
      operation_status: 'SIGNED',
      has_docs_signed: true,
    });
    expect(await ana.papers(operation)).toEqual([]);
    const { historical } = (await ana.get(`/operations/${operation}/historical`)).json().data;
    expect(historical.at(-1)).toMatchObject({
      ...{ operation_status: 'SIGNED', actor: 'INVESTOR' },
      name: expect.stringMatching(/^Ana Robles/),
    });
    const again = await confirm(ana, signature.uuid, code);
    expect(again.json().data.signature.status).toBe('SIGNED');
    const after = (await ana.get(`/operations/${operation}/historical`)).json().data;
    expect(after.historical).toHaveLength(historical.length);
    expect(codesOf(await ana.start(papers))).toEqual(['signature_done']);
  });

  test('asked twice has one code', async () => {
    const { papers } = await ordered(ana);
    const [left, right] = await Promise.all([ana.start(papers), ana.start(papers)]);
    expect(left.json()).toEqual(right.json());
  });

  test('waits until all of its papers are signed', async () => {
    const { operation, papers } = await ordered(ana);
    const some = await begin(ana, papers.slice(1));
    await confirm(ana, some.uuid, some.code);
    expect((await operationOf(ana, operation)).operation_status).toBe('REGISTERED_ONLINE');
    const rest = await begin(ana, papers.slice(0, 1));
    await confirm(ana, rest.uuid, rest.code);
    expect((await operationOf(ana, operation)).operation_status).toBe('SIGNED');
  });
});

describe('an order of two signers', () => {
  test('waits for the second one, who is told, and is signed at their instant', async () => {
    const shared = luis.accounts.find(({ uuid }) => uuid === uuidOf('almadraba/account/luis/1'))!;
    const { operation, papers } = await ordered(luis, { uuid_account: shared.uuid });
    const first = await begin(luis, papers);
    expect((await confirm(luis, first.uuid, first.code)).statusCode).toBe(200);
    expect((await operationOf(luis, operation)).operation_status).toBe('REGISTERED_ONLINE');
    expect(await messagesOf('ana')).toContainEqual(
      expect.stringMatching(/^Luis Robles Cano ha firmado la orden de suscripción.*Falta su firma/),
    );
    const letters = (await server.ask('GET', '/dev/outbox.json')).json() as Letter[];
    const told = letters.filter(({ kind }) => kind === 'signature-left');
    expect(told).toEqual([expect.objectContaining({ to: 'ana@example.test' })]);
    expect(told[0]!.text).toMatch(
      /^Luis Robles Cano ha firmado la orden .*la de la última firma/ms,
    );
    expect(codesOf(await luis.start(papers))).toEqual(['signature_done']);
    const second = await begin(ana, papers);
    expect((await confirm(ana, second.uuid, second.code)).statusCode).toBe(200);
    expect((await operationOf(ana, operation)).operation_status).toBe('SIGNED');
    const row = await inTenant((db) =>
      db
        .selectFrom('operations')
        .select('signed_at')
        .where('uuid', '=', operation)
        .executeTakeFirstOrThrow(),
    );
    expect(row.signed_at?.toISOString()).toBe('2026-11-20T11:00:00.000Z');
  });

  test('is not changed any more after the first signature, and is signed as it was shown', async () => {
    const shared = uuidOf('almadraba/account/luis/1');
    const { operation, papers } = await ordered(luis, { uuid_account: shared });
    const first = await begin(luis, papers);
    await confirm(luis, first.uuid, first.code);
    const changed = await server.ask('PATCH', `/api/operations/${operation}`, {
      token: luis.token,
      payload: { is_periodic: false, gross_amount: '1500.00' },
    });
    expect([changed.statusCode, codesOf(changed)]).toEqual([409, ['operation.signed']]);
    const second = await begin(ana, papers);
    await confirm(ana, second.uuid, second.code);
    expect(await operationOf(ana, operation)).toMatchObject({
      ...{ operation_status: 'SIGNED', gross_amount: '1000.00' },
    });
  });

  test('that one of them does not want to sign goes on waiting, and the orderer is told', async () => {
    const shared = uuidOf('almadraba/account/luis/1');
    const { operation, papers } = await ordered(luis, { uuid_account: shared });
    const { uuid, code } = await begin(ana, papers);
    const answer = await ana.call(`/documents-signatures/${uuid}/reject`);
    expect(answer.json().data.signature.status).toBe('REJECTED');
    expect(codesOf(await confirm(ana, uuid, code))).toEqual(['signature_rejected']);
    expect((await operationOf(luis, operation)).operation_status).toBe('REGISTERED_ONLINE');
    expect(await messagesOf('luis')).toContainEqual(
      expect.stringContaining('no ha querido firmar la orden'),
    );
  });
});

describe('a declaration', () => {
  test('is in force and no longer pending once it is signed', async () => {
    const porfirmar = await server.as('porfirmar');
    const self = uuidOf('almadraba/intervener/porfirmar');
    const { documents } = (await porfirmar.get(`/interveners/${self}/documents`)).json().data;
    const pending = documents.filter(
      (each: { is_pending_signature: boolean }) => each.is_pending_signature,
    );
    expect(pending).toHaveLength(1);
    const { uuid, code } = await begin(porfirmar, [pending[0].uuid]);
    expect((await confirm(porfirmar, uuid, code)).statusCode).toBe(200);
    const { data } = (await porfirmar.get(`/interveners/${self}`)).json();
    expect(data.intervener).toMatchObject({
      has_pending_docs_signed: false,
      has_docs_signed: true,
    });
  });
});

describe('a code', () => {
  test('that is wrong is refused in the words of the specification, five times at most', async () => {
    const { papers } = await ordered(luis, { uuid_account: uuidOf('almadraba/account/luis/2') });
    const { uuid, code } = await begin(luis, papers);
    for (let count = 0; count < 5; count++) {
      const answer = await confirm(luis, uuid, otherThan(code));
      expect(answer.statusCode).toBe(422);
      expect(answer.json().result.errors[0].message).toBe(
        'Error al validar el código. Compruebe que sea correcto y vuélvalo a intentar.',
      );
    }
    expect(codesOf(await confirm(luis, uuid, code))).toEqual(['signature_tries']);
    const resent = await luis.call(`/documents-signatures/${uuid}/resend`);
    expect(resent.statusCode, resent.body).toBe(200);
    const next = await server.lastCode();
    expect((await confirm(luis, uuid, next)).statusCode).toBe(200);
    const signed = await inTenant((db) =>
      db
        .selectFrom('document_signers')
        .select('tries')
        .where('uuid_signature', '=', uuid)
        .execute(),
    );
    // What proves it tells the five of the code before, too.
    expect([...new Set(signed.map(({ tries }) => tries))]).toEqual([6]);
  });

  test('is judged five times however many tries come at once', async () => {
    const grande = await server.as('grande');
    const { papers } = await ordered(grande);
    const { uuid, code } = await begin(grande, papers);
    const wrong = otherThan(code);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => confirm(grande, uuid, wrong)),
    );
    const judged = answers.filter(({ statusCode }) => statusCode === 422);
    expect(judged.length).toBeLessThanOrEqual(5);
    expect(answers.every(({ statusCode }) => statusCode < 500 || statusCode === 503)).toBe(true);
    const { tries } = await inTenant((db) =>
      db
        .selectFrom('signatures')
        .select('tries')
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow(),
    );
    expect(tries).toBe(5);
  });

  test('of other documents confirms nothing', async () => {
    const mine = await ordered(ana);
    const other = await ordered(ana);
    const first = await begin(ana, mine.papers);
    const second = await begin(ana, other.papers);
    if (first.code !== second.code)
      expect(codesOf(await confirm(ana, second.uuid, first.code))).toContain('signature_code');
    expect((await operationOf(ana, other.operation)).operation_status).toBe('REGISTERED_ONLINE');
  });

  test('is of nobody else and of no other session', async () => {
    const { papers } = await ordered(ana);
    const { uuid, code } = await begin(ana, papers);
    expect((await confirm(luis, uuid, code)).statusCode).toBe(404);
    expect((await luis.get(`/documents-signatures/${uuid}`)).statusCode).toBe(404);
    const elsewhere = await server.as('ana');
    expect(codesOf(await confirm(elsewhere, uuid, code))).toEqual(['signature_session']);
    expect((await elsewhere.call(`/documents-signatures/${uuid}/resend`)).statusCode).toBe(200);
    expect((await confirm(elsewhere, uuid, await server.lastCode())).statusCode).toBe(200);
  });

  test('is kept hashed', async () => {
    const { papers } = await ordered(ana);
    const { uuid, code } = await begin(ana, papers);
    const { rows } = await inTenant((db) =>
      sql<{ text: string }>`select row_to_json(s)::text as text from signatures s
        where uuid = ${uuid}`.execute(db),
    );
    expect(rows[0]!.text).not.toContain(`"${code}"`);
    expect(rows[0]!.text).toContain('code_hash');
  });

  test('signs nothing when the documents are no longer the bytes that were shown', async () => {
    const { operation, papers } = await ordered(ana);
    const { uuid, code } = await begin(ana, papers);
    const { uuid_file } = await inTenant((db) =>
      db
        .selectFrom('signature_documents')
        .select('uuid_file')
        .where('uuid_signature', '=', uuid)
        .executeTakeFirstOrThrow(),
    );
    await server.context.files.remove(uuid_file);
    await server.context.files.put(uuid_file, Buffer.from('%PDF-1.7 something else'));
    expect(codesOf(await confirm(ana, uuid, code))).toEqual(['signature_changed']);
    expect((await operationOf(ana, operation)).operation_status).toBe('REGISTERED_ONLINE');
  });

  test('is not sent without end, whatever is begun and sent again', async () => {
    const usuf = await server.as('iberica');
    const { papers } = await ordered(usuf);
    const { uuid } = await begin(usuf, papers);
    let sent = 1;
    for (; sent < 60; sent++) {
      const answer = await usuf.call(`/documents-signatures/${uuid}/resend`);
      if (answer.statusCode === 429) break;
    }
    expect(sent).toBe(30);
    const next = await ordered(usuf);
    expect(codesOf(await usuf.start(next.papers))).toEqual(['signature_day']);
  });
});

describe('what cannot be begun', () => {
  test.each([
    ['by an unknown provider', { signature_type: 'DIGITAL-NOBODY' }, 422, 'signature_provider'],
    [
      "by another provider than the tenant's",
      { signature_type: 'DIGITAL-SANDBOX' },
      422,
      'signature_provider',
    ],
    ['of another operation', { uuid_operation: uuidOf('nowhere') }, 422, 'signature_owner'],
  ])('%s', async (_, extra, status, code) => {
    const { papers } = await ordered(ana);
    const answer = await ana.start(papers, extra);
    expect(answer.statusCode).toBe(status);
    expect(codesOf(answer)).toEqual([code]);
  });

  test('with documents of somebody else', async () => {
    const { papers } = await ordered(ana);
    const foreign = await (await server.as('iberica')).start(papers);
    const nowhere = await ana.start([uuidOf('no document')]);
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(nowhere.body);
  });
});

describe('time', () => {
  test('ends a code after ten minutes; another one may be sent', async () => {
    const { papers } = await ordered(ana);
    const { uuid, code } = await begin(ana, papers);
    await server.ask('POST', '/dev/clock', { payload: { now: '2026-11-20T11:10:00Z' } });
    await ana.renew();
    const seen = (await ana.get(`/documents-signatures/${uuid}`)).json().data.signature;
    expect(seen.status).toBe('EXPIRED');
    expect(codesOf(await confirm(ana, uuid, code))).toEqual(['signature_expired']);
    await ana.call(`/documents-signatures/${uuid}/resend`);
    expect((await confirm(ana, uuid, await server.lastCode())).statusCode).toBe(200);
  });
});
