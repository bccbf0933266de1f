import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Output } from '../../../src/contract/call.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { referenceOf } from '../../../src/domain/operations/referenceOf.ts';
import { codesOf, otherThan, startSigning, type Signing, type SigningServer } from './signing.ts';
import { fundAccount } from '../../support/fundAccount.ts';

type Waiting = Output<'listDocumentsToSign'>['data'];

let server: SigningServer;
let ana: Signing;
let luis: Signing;

beforeAll(async () => {
  server = await startSigning();
  ana = await server.as('ana');
  luis = await server.as('luis');
});
afterAll(() => server.close());

const self = (login: string) => uuidOf(`almadraba/intervener/${login}`);
async function waiting(who: Signing, login: string, query = ''): Promise<Waiting> {
  const answer = await who.get(`/interveners/${self(login)}/documents-to-sign${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}
const countOf = async (who: Signing): Promise<number> =>
  (await who.get('/me')).json().data.private_area.pending_signatures;
const signatureOf = async (who: Signing, uuid: string) =>
  (await who.get(`/documents-signatures/${uuid}`)).json().data.signature;
const begin = async (who: Signing, documents: string[]) => {
  const answer = await who.start(documents);
  expect(answer.statusCode, answer.body).toBe(201);
  return { uuid: answer.json().data.signature.uuid as string, code: await server.lastCode() };
};
const confirm = (who: Signing, uuid: string, code: string) =>
  who.call(`/documents-signatures/${uuid}/confirm`, { code });
const joint = uuidOf('almadraba/account/luis/1');

describe('what waits for a signature', () => {
  test('are the documents of an order, each told apart, opened or not', async () => {
    const before = await countOf(ana);
    const operation = await ana.order();
    const papers = await ana.papers(operation);
    const found = await waiting(ana, 'ana', `?uuid_operation=${operation}`);
    expect(found).toMatchObject({ total: 3, opened: 0, unopened: 3, missing: 0, signers: [] });
    expect(new Set(found.uuids)).toEqual(new Set(papers));
    expect(found.documents[0]).toMatchObject({
      section: 'OPERATION',
      uuid_owner: operation,
      about: `Suscripción de Almadraba Mixto FI, referencia ${referenceOf(operation)}`,
      size: null,
      opened_at: null,
    });
    expect(await countOf(ana)).toBe(before + 3);
    expect((await waiting(ana, 'ana')).total).toBe(before + 3);
  });

  test('is offered by what it belongs to, each to be signed by itself', async () => {
    const [one, other] = [await ana.order(), await ana.order({ gross_amount: '1100.00' })];
    const { subjects, total } = await waiting(ana, 'ana');
    expect(subjects.map(({ uuid }) => uuid)).toEqual(expect.arrayContaining([one, other]));
    expect(subjects.reduce((sum, { documents }) => sum + documents, 0)).toBe(total);
    expect(subjects.find(({ uuid }) => uuid === one)).toEqual({
      ...{ uuid: one, section: 'OPERATION', documents: 3 },
      about: `Suscripción de Almadraba Mixto FI, referencia ${referenceOf(one)}`,
    });
    expect((await waiting(ana, 'ana', `?uuid_operation=${one}`)).subjects).toEqual([]);
  });

  test('is opened by whoever fetched it, and by nobody who looks for them', async () => {
    const operation = await ana.order();
    const [first] = await ana.papers(operation);
    const at = `/api/operations/${operation}/documents/${first}`;
    await server.ask('GET', at, { token: await server.token('staff.read', { scope: 'staff' }) });
    const query = `?uuid_operation=${operation}`;
    expect((await waiting(ana, 'ana', query)).opened).toBe(0);
    await ana.open(first!);
    await ana.open(first!);
    const { opened, unopened, documents } = await waiting(ana, 'ana', query);
    expect([opened, unopened]).toEqual([1, 2]);
    expect(documents.find(({ uuid }) => uuid === first)).toMatchObject({
      opened_at: server.context.now().toISOString(),
      size: expect.any(Number) as number,
    });
  });

  test('of an account are those of the account alone', async () => {
    await ana.order();
    const { total } = await waiting(ana, 'ana', `?uuid_account=${fundAccount(ana.accounts).uuid}`);
    expect(total).toBe(0);
  });

  test('of somebody is not told to others', async () => {
    const answer = await luis.get(`/interveners/${self('ana')}/documents-to-sign`);
    expect(answer.statusCode).toBe(404);
  });

  test('is what staff see of a client too', async () => {
    const token = await server.token('staff.read', { scope: 'staff' });
    const at = `/api/interveners/${self('porfirmar')}/documents-to-sign`;
    const answer = await server.ask('GET', at, { token });
    expect(answer.json().data.total).toBe(1);
  });
});

describe('a signature', () => {
  test('is not begun of what was not opened, and not of what was changed since', async () => {
    const operation = await ana.order();
    const papers = await ana.papers(operation);
    const start = () =>
      ana.call('/documents-signatures', { documents: papers, signature_type: 'DIGITAL-OTP' });
    await ana.open(papers[0]!);
    expect(codesOf(await start())).toEqual(['signature_unopened']);
    for (const uuid of papers) await ana.open(uuid);
    const token = ana.token;
    const changed = await server.ask('PATCH', `/api/operations/${operation}`, {
      ...{ token, payload: { is_periodic: false, gross_amount: '2000.00' } },
    });
    expect(changed.statusCode, changed.body).toBe(200);
    expect(codesOf(await start())).toEqual(['signature_unopened']);
    for (const uuid of await ana.papers(operation)) await ana.open(uuid);
    expect((await start()).statusCode).toBe(201);
  });

  test('that was begun is found again, until it has ended', async () => {
    const operation = await ana.order();
    const query = `?uuid_operation=${operation}`;
    const { uuids } = await waiting(ana, 'ana', query);
    const { uuid, code } = await begin(ana, uuids);
    expect((await waiting(ana, 'ana', query)).uuid_signature).toBe(uuid);
    expect((await waiting(ana, 'ana')).uuid_signature).toBeNull();
    expect((await confirm(ana, uuid, code)).statusCode).toBe(200);
    expect(await waiting(ana, 'ana', query)).toMatchObject({ total: 0, uuid_signature: null });
    expect(await signatureOf(ana, uuid)).toMatchObject({
      status: 'SIGNED',
      code_state: null,
      tries_left: null,
      uuid_operation: operation,
      decided_at: server.context.now().toISOString(),
      papers: uuids.map((each) => expect.objectContaining({ uuid: each }) as object),
      signers: [],
      missing: 0,
    });
  });

  test('says how often its code can be tried, and when it cannot', async () => {
    const { uuid, code } = await begin(luis, await luis.papers(await luis.order()));
    expect(await signatureOf(luis, uuid)).toMatchObject({ code_state: 'SENT', tries_left: 5 });
    for (let left = 4; left >= 0; left--) {
      const [wrong, said] = (await confirm(luis, uuid, otherThan(code))).json().result.errors;
      expect(wrong.path).toBe('/body/code');
      expect(said.code).toBe(left > 0 ? 'signature_tries_left' : 'signature_tries_none');
      if (left > 0) expect(said.message).toBe(`Intentos que le quedan con este código: ${left}.`);
    }
    expect(await signatureOf(luis, uuid)).toMatchObject({ code_state: 'SPENT', tries_left: 0 });
    const again = await server.as('luis');
    expect(await signatureOf(again, uuid)).toMatchObject({ code_state: 'OTHER_SESSION' });
    await again.call(`/documents-signatures/${uuid}/resend`);
    expect(await signatureOf(again, uuid)).toMatchObject({ code_state: 'SENT', tries_left: 5 });
  });
});

describe('an order of two', () => {
  test('says who has signed and who is missing, to both of them', async () => {
    const operation = await luis.order({ uuid_account: joint });
    const query = `?uuid_operation=${operation}`;
    const stateOf = ({ signers }: Waiting) =>
      Object.fromEntries(signers.map(({ name, state, is_self }) => [name, [state, is_self]]));
    const first = await waiting(luis, 'luis', query);
    expect([first.total, first.missing]).toEqual([3, 1]);
    expect(stateOf(first)).toEqual({
      'Luis Robles Cano': ['PENDING', true],
      'Ana Robles Medina': ['PENDING', false],
    });
    const { uuid, code } = await begin(luis, first.uuids);
    expect((await confirm(luis, uuid, code)).statusCode).toBe(200);
    expect(await signatureOf(luis, uuid)).toMatchObject({ status: 'SIGNED', missing: 1 });
    const after = await waiting(luis, 'luis', query);
    expect([after.total, after.missing]).toEqual([0, 1]);
    expect(stateOf(after)['Luis Robles Cano']).toEqual(['SIGNED', true]);
    const seen = (await ana.get(`/operations/${operation}`)).json().data.operation;
    expect(seen).toMatchObject({ is_signature_awaited: true, missing_signers: 0 });
    const done = (await luis.get(`/operations/${operation}`)).json().data.operation;
    expect(done).toMatchObject({ is_signature_awaited: false, missing_signers: 1 });
    const hers = await begin(ana, (await waiting(ana, 'ana', query)).uuids);
    expect((await confirm(ana, hers.uuid, hers.code)).statusCode).toBe(200);
    expect((await signatureOf(ana, hers.uuid)).missing).toBe(0);
  });

  test('that its giver alone has to sign waits for nobody else', async () => {
    const operation = await luis.order({ uuid_account: joint });
    const totals = async () => {
      const query = `?uuid_operation=${operation}`;
      const both = [await waiting(luis, 'luis', query), await waiting(ana, 'ana', query)];
      return both.map(({ total }) => total);
    };
    const arrange = (arrangement_type: string) =>
      withTenant(server.owner, server.at().tenant.id, (db) =>
        db
          .updateTable('accounts')
          .set({ arrangement_type })
          .where('uuid', '=', joint)
          .executeTakeFirstOrThrow(),
      );
    expect(await totals()).toEqual([3, 3]);
    await arrange('INDISTINTA');
    expect(await totals()).toEqual([3, 0]);
    await arrange('CONJUNTA');
  });
});
