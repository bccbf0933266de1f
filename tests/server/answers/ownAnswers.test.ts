import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '#/language/values/hash.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { grantProof } from '../../support/grantProof.ts';
import { askedOnTop, type Way } from '../../support/ownQuestions.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { documentsWith, write } from '../../support/testForms.ts';

const repository = join(import.meta.dirname, '../../..');
const asks = (way: Way) =>
  askedOnTop(['own_channel', 'own_reason'], [way, 'conditional'], {
    at: '/answers/own_channel',
    equals: 'OFFICE',
  });

let server: TestServer;
let root: string;
let ana: string;
beforeAll(async () => {
  root = documentsWith([]);
  for (const [id, way] of [
    ['account-alias', 'required'],
    ['contributor', 'optional'],
    ['edit-operation', 'optional'],
  ] as const) {
    const text = readFileSync(join(repository, `schemas/forms/${id}.json`), 'utf8');
    write(root, `tenants/almadraba/overlays/form/${id}.json`, {
      base: { id, sha256: sha256(text) },
      patch: asks(way),
    });
  }
  const text = readFileSync(join(repository, 'schemas/forms/account-alias.json'), 'utf8');
  write(root, 'tenants/faro/overlays/form/account-alias.json', {
    base: { id: 'account-alias', sha256: sha256(text) },
    patch: { data: { properties: { alias: { maxLength: 10 } } } },
  });
  server = await startTestServer({ root, hasDemoData: true });
  ana = await server.token('ana');
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const me = uuidOf('almadraba/intervener/ana');
const alias = (payload: object, headers: Record<string, string> = {}) =>
  server.ask('PATCH', `/api/accounts/${account}`, { token: ana, payload, headers });
let account: string;
beforeAll(async () => {
  const { data } = (
    await server.ask('GET', `/api/interveners/${me}/accounts`, { token: ana })
  ).json();
  account = data.accounts[0].uuid;
});
const transcripts = async () =>
  (await server.ask('GET', `/api/interveners/${me}/transcripts`, { token: ana })).json().data
    .transcripts as { uuid: string; call: string }[];
const reasons = (answer: { json(): { result: { errors: { code: string; path: string }[] } } }) =>
  answer.json().result.errors.map(({ code, path }) => `${path} ${code}`);

describe('a question that a tenant adds and requires', () => {
  test('is refused without an answer, named or not, and nothing is kept', async () => {
    const before = (await transcripts()).length;
    const refused = await alias({ alias: 'Casa' });
    expect(refused.statusCode).toBe(422);
    expect(reasons(refused)).toEqual(['/body/own_answers/own_channel required']);
    expect((await transcripts()).length).toBe(before);
  });

  test.each([
    ['a value of no option', { own_channel: 'FAX' }, ['/body/own_answers/own_channel enum']],
    [
      'a question of no form',
      { own_channel: 'WEB', own_stranger: 'x' },
      ['/body/own_answers/own_stranger unknown_field'],
    ],
    [
      'none to what its answer leads to',
      { own_channel: 'OFFICE' },
      ['/body/own_answers/own_reason required'],
    ],
  ])('is refused with %s', async (_, own_answers, expected) => {
    const { data } = (await server.ask('GET', '/api/releases/current', { key: true })).json();
    const manifest = (await server.ask('GET', `/api/releases/${data.hash}`)).json();
    const named = `account-alias@${manifest.documents['form/account-alias']}`;
    const refused = await alias({ alias: 'Casa', own_answers }, { 'x-form': named });
    expect(refused.statusCode).toBe(422);
    expect(reasons(refused)).toEqual(expected);
  });

  test('is kept as it was asked, for the client and for staff, and changes nothing else', async () => {
    const own_answers = { own_channel: 'OFFICE', own_reason: 'Vivo cerca' };
    const answer = await alias({ alias: 'Casa', own_answers });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data.account.alias).toBe('Casa');
    const [latest] = await transcripts();
    expect(latest!.call).toBe('updateAccount');
    const path = `/api/interveners/${me}/transcripts/${latest!.uuid}`;
    for (const token of [ana, await server.token('staff.read', { scope: 'staff' })]) {
      const { transcript } = (await server.ask('GET', path, { token })).json().data;
      const lines = transcript.sections.flatMap((section: { lines: object[] }) => section.lines);
      expect(lines).toContainEqual(
        expect.objectContaining({ name: 'own_channel', displayed: 'Oficina', own: true }),
      );
      expect(lines).toContainEqual(
        expect.objectContaining({ name: 'own_reason', displayed: 'Vivo cerca', own: true }),
      );
      const paper = await server.ask('GET', `${path}/paper`, { token });
      expect(paper.headers['content-type']).toBe('application/pdf');
      expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });
});

describe('answers that nobody asked for', () => {
  test('are refused where the form has no such question', async () => {
    const answer = await server.ask('POST', `/api/accounts/${account}/beneficiaries`, {
      token: ana,
      headers: { 'x-reauthentication': (await grantProof(server, ana))! },
      payload: {
        ...{ name: 'Eva', lastname_1: 'Robles', percentage: '10.00' },
        own_answers: { own_channel: 'WEB' },
      },
    });
    expect(answer.statusCode).toBe(422);
    expect(reasons(answer)).toContain('/body/own_answers/own_channel unknown_field');
  });

  test('are refused where the form does not ask them', async () => {
    const answer = await server.ask('PATCH', `/api/interveners/${me}`, {
      token: ana,
      payload: { profession: 'X', own_answers: { own_channel: 'WEB' } },
    });
    expect(answer.statusCode).toBe(422);
    expect(reasons(answer)).toEqual(['/body/own_answers/own_channel unknown_field']);
  });
});

test('a question that a tenant only made stricter binds whoever names no form', async () => {
  const tenant = 'faro';
  const token = await server.token('ana', { tenant });
  const list = `/api/interveners/${uuidOf('faro/intervener/ana')}/accounts`;
  const { accounts } = (await server.ask('GET', list, { token, tenant })).json().data;
  const rename = (name: string) =>
    server.ask('PATCH', `/api/accounts/${accounts[0].uuid}`, {
      ...{ token, tenant },
      payload: { alias: name },
    });
  const refused = await rename('Casa de la sierra');
  expect(refused.statusCode, refused.body).toBe(422);
  expect(reasons(refused)).toEqual(['/body/alias max_length']);
  expect((await rename('Casa')).statusCode).toBe(200);
});

/** Where an order stands that nobody has signed and that may still be changed. */
async function changeable(): Promise<string> {
  const list = `/api/interveners/${me}/operations?$limit=null`;
  const { data } = (await server.ask('GET', list, { token: ana })).json();
  const order = (data.related_operations as Record<string, string>[]).find(
    ({ operation_status, operation_type }) =>
      operation_status === 'REGISTERED_ONLINE' && operation_type === 'APORTACION',
  );
  return `/api/operations/${order!.uuid}`;
}

describe('a request that could have been answered in several forms', () => {
  test('has to name one', async () => {
    const answer = await server.ask('PATCH', await changeable(), {
      token: ana,
      payload: { gross_amount: '49.00' },
    });
    expect(answer.statusCode).toBe(422);
    expect(reasons(answer)).toEqual(['/headers/X-Form form_required']);
  });
});

test('what a tenant asks of a change is a change by itself, and without it nothing is', async () => {
  const path = await changeable();
  const { gross_amount } = (await server.ask('GET', path, { token: ana })).json().data.operation;
  const same = { change: 'EDIT', gross_amount };
  const seen = await server.ask('POST', `${path}/change-preview`, { token: ana, payload: same });
  const { reasons: held, shown } = seen.json().data.change;
  expect(held).toEqual([]);
  const current = (await server.ask('GET', '/api/releases/current', { key: true })).json().data;
  const manifest = (await server.ask('GET', `/api/releases/${current.hash}`)).json();
  const change = (more: object) =>
    server.ask('PATCH', path, {
      token: ana,
      headers: { 'x-form': `edit-operation@${manifest.documents['form/edit-operation']}` },
      payload: { is_periodic: false, gross_amount, shown, ...more },
    });
  const refused = await change({});
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('operation.unchanged');
  const answered = await change({ own_answers: { own_channel: 'WEB' } });
  expect(answered.statusCode, answered.body).toBe(200);
});

test('a questionnaire that names no form is judged by the released one', async () => {
  const answer = await server.ask('POST', `/api/interveners/${me}/kyc`, {
    token: ana,
    payload: { PEP: false },
  });
  expect(answer.statusCode).toBe(422);
  expect(reasons(answer)).toContain('/body/PEP unknown_field');
  expect(reasons(answer)).toContain('/body/SITUACION_LABORAL required');
});
