import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { grantProof } from '../../support/grantProof.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from '../settlement/market.ts';
import { setPlanSystem } from '../settlement/setPlanSystem.ts';

const ana = uuidOf('almadraba/intervener/ana');
const unknown = { in_employment_plan: false, is_self_employed: false, has_disability: false };
const reason = 'Certificado de la empresa.';

let server: TestServer;
let market: Market;
let account: string;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  account = (await market.accountOf('Plan de jubilación')).uuid;
});
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
  return answer.json().data.max_contribution as Record<string, string>;
};

const contribute = async (gross_amount: string, key_product = '64680') => {
  const payload = {
    ...{ uuid_account: account, operation_type: 'APORTACION', key_product, gross_amount },
    pay_method: 'TRANSFERENCIA',
    ...{ has_read_dfi: true, has_read_eepp: true, has_read_report: true },
  };
  const token = await server.token('ana');
  const answer = await server.ask('POST', '/api/operations', { token, payload });
  const [error] = answer.json().result?.errors ?? [];
  return { status: answer.statusCode, code: error?.code, body: answer.body };
};
const isOver = { status: 422, code: 'contribution.over_limit' };

test('what staff record of a person raises the limit of plans of that system, and of no other', async () => {
  const own = { limit: '1500.00', contributed: '1400.00', pending: '50.00', available: '50.00' };
  await setPlanSystem(server, market, '64678', 'EMPLOYMENT');
  await setPlanSystem(server, market, '64682', 'SELF_EMPLOYED');
  expect(await roomOf()).toMatchObject(own);
  for (const plan of ['64678', '64680', '64682'])
    expect(await contribute('50.01', plan)).toMatchObject(isOver);
  const recorded = await record({ is_self_employed: true });
  expect(recorded.statusCode, recorded.body).toBe(200);
  const both = await record({ in_employment_plan: true, is_self_employed: true });
  expect(both.json().data.situations).toMatchObject([
    { in_employment_plan: true, is_self_employed: true, decided_by: 'staff.ops', reason },
    { in_employment_plan: false, is_self_employed: true },
  ]);
  // What is pending goes into the employment plan and leaves the own limit.
  const alone = { ...own, pending: '0.00', available: '100.00' };
  expect(await roomOf()).toMatchObject(alone);
  expect(await contribute('100.01')).toMatchObject(isOver);
  expect(await contribute('8550.01', '64678')).toMatchObject(isOver);
  expect(await contribute('4350.01', '64682')).toMatchObject(isOver);
  expect(await contribute('8000.00', '64678')).toMatchObject({ status: 201 });
  expect(await roomOf()).toMatchObject(alone);
  // Together they raise it by 8,500 euro, not by 12,750; what goes beyond takes the own limit.
  expect(await contribute('550.01', '64682')).toMatchObject(isOver);
  expect(await contribute('530.00', '64682')).toMatchObject({ status: 201 });
  expect(await roomOf()).toMatchObject({ ...own, pending: '80.00', available: '20.00' });
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
