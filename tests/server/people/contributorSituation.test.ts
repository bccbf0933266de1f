import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { grantProof } from '../../support/grantProof.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket } from '../settlement/market.ts';

const ana = uuidOf('almadraba/intervener/ana');
const unknown = { in_employment_plan: false, is_self_employed: false, has_disability: false };
const reason = 'Certificado de la empresa.';

let server: TestServer;
let account: string;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  account = (await createMarket(server).accountOf('Plan de jubilación')).uuid;
}, 60_000);
afterAll(() => server.close());

const record = async (facts: object, of = ana, login = 'staff.ops') => {
  const token = await server.token(login, { scope: 'staff' });
  const proof = await grantProof(server, token);
  const url = `/api/staff/interveners/${of}/contributor-situations`;
  return server.ask('POST', url, { token, proof, payload: { ...unknown, ...facts, reason } });
};

const roomOf = async () => {
  const url = `/api/interveners/${ana}/max-contribution`;
  const answer = await server.ask('GET', url, { token: await server.token('ana') });
  return answer.json().data.max_contribution as { limit: string; available: string };
};

const contribute = async (gross_amount: string) => {
  const payload = {
    ...{ uuid_account: account, operation_type: 'APORTACION', key_product: '64680', gross_amount },
    ...{ pay_method: 'TRANSFERENCIA', has_read_dfi: true, has_read_report: true },
  };
  return server.ask('POST', '/api/operations', { token: await server.token('ana'), payload });
};

test('the limit that a person is told and the one of their orders follow what staff recorded of them', async () => {
  expect(await roomOf()).toMatchObject({ limit: '1500.00', available: '50.00' });
  expect((await contribute('60.00')).statusCode).toBe(422);
  const recorded = await record({ is_self_employed: true });
  expect(recorded.statusCode, recorded.body).toBe(200);
  expect((await roomOf()).limit).toBe('5750.00');
  const both = await record({ in_employment_plan: true, is_self_employed: true });
  expect(both.json().data.situations).toMatchObject([
    { in_employment_plan: true, is_self_employed: true, decided_by: 'staff.ops', reason },
    { in_employment_plan: false, is_self_employed: true },
  ]);
  // Together they raise it by 8,500 euro, not by 12,750.
  expect(await roomOf()).toMatchObject({ limit: '10000.00', available: '8550.00' });
  const over = await contribute('8550.01');
  expect([over.statusCode, over.json().result.errors[0].code]).toEqual([
    422,
    'contribution.over_limit',
  ]);
  expect((await contribute('60.00')).statusCode).toBe(201);
  await record({});
  expect(await roomOf()).toMatchObject({ limit: '1500.00', available: '0.00' });
});

test('it is recorded by staff who may operate, of natural persons, with an income that can be read', async () => {
  expect((await record({}, ana, 'staff.read')).statusCode).toBe(403);
  const company = await record({}, uuidOf('almadraba/intervener/fundacion'));
  expect([company.statusCode, company.json().result.errors[0].code]).toEqual([
    409,
    'contributor_situation.person',
  ]);
  expect((await record({ net_income: '-1.00' })).statusCode).toBeGreaterThanOrEqual(400);
});
