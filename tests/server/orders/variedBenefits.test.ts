import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from '../settlement/market.ts';

let server: TestServer;
let market: Market;
let subject: { uuid_account: string; key_product: string; operation_type: 'RESCATE' };
let bank: string;

beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  const { uuid } = await market.accountOf('Plan de jubilación');
  subject = { uuid_account: uuid, key_product: '64680', operation_type: 'RESCATE' };
  const found = await market.inTenant((db) =>
    db
      .selectFrom('bank_accounts')
      .select('uuid')
      .where('uuid_account', '=', uuid)
      .where('status', '=', 'VALIDADA')
      .executeTakeFirstOrThrow(),
  );
  bank = found.uuid;
});
afterAll(() => server.close());

const income = {
  pp_redemption_collection_method: 'FINANCIERA',
  ...{ per_period: 'MENSUAL', per_end_date: '2030-12-31' },
};
const varied = {
  ...{ pp_redemption_cause: 'VARIACION_PRESTACION', pp_redemption_cause_date: '2026-10-01' },
  ...{ pp_rendering_variation: 'INCREMENTO_RENTA', pp_redemption_collection_method: 'TOTAL' },
};
const all = { amount_shares_indicator: 'T' };
const some = { amount_shares_indicator: 'B', gross_amount: '500.00' };

const ask = async (method: 'GET' | 'POST', url: string, payload?: object) =>
  server.ask(method, `/api${url}`, { token: await server.token('ana'), payload });
const order = (more: object) =>
  ask('POST', '/operations', { ...subject, uuid_bank_account: bank, ...more });
const codesOf = async (more: object) => {
  const answer = await order(more);
  expect(answer.statusCode, answer.body).toBe(422);
  const { errors } = (answer.json() as { result: { errors: { code: string; message: string }[] } })
    .result;
  for (const { code, message } of errors) expect(message).not.toBe(code);
  return errors.map(({ code }) => code);
};
async function running() {
  const { uuid_account, ...rest } = subject;
  const query = new URLSearchParams({ ...rest, pp_redemption_cause: 'VARIACION_PRESTACION' });
  const answer = await ask('GET', `/accounts/${uuid_account}/order-terms?${query.toString()}`);
  return (answer.json() as { data: { terms: { benefit_running: string | null } } }).data.terms
    .benefit_running;
}

test('nothing is varied before a benefit goes on that was found proven', async () => {
  expect(await running()).toBeNull();
  expect(await codesOf({ ...varied, ...all })).toEqual(['benefit.nothing_running']);

  const first = await order({
    ...{ ...income, ...some, pp_redemption_cause: 'JUBILACION' },
    pp_redemption_cause_date: '2026-09-01',
  });
  expect(first.statusCode, first.body).toBe(201);
  const { uuid } = first.json().data.operation;
  expect(await running()).toBeNull();
  expect(await codesOf({ ...varied, ...some })).toEqual(['benefit.nothing_running']);

  await market.inTenant((db) =>
    db
      .updateTable('operations')
      .set({ operation_status: 'VALIDATED' })
      .where('uuid', '=', uuid)
      .execute(),
  );
  expect(await running()).toBe('INCOME');
  expect(await codesOf({ ...varied, ...all })).toEqual(['benefit.variation_method']);
  const less = { ...varied, ...income, ...some, pp_rendering_variation: 'DISMINUCION_RENTA' };
  expect(await codesOf(less)).toEqual(['benefit.decrease_by_manager']);
  const raised = { ...varied, ...income, ...some };
  const second = await order(raised);
  expect(second.statusCode, second.body).toBe(201);
});

test('an income of less than a cent each time, and one put off for seventy years, are refused', async () => {
  const mine = { pp_redemption_cause: 'JUBILACION', pp_redemption_cause_date: '2026-09-01' };
  const euro = { amount_shares_indicator: 'B', gross_amount: '1.00' };
  expect(await codesOf({ ...mine, ...income, ...euro, per_end_date: '2036-12-31' })).toEqual([
    'benefit.small_payments',
  ]);
  const never = { pp_redemption_defer: 'DIFERIDO', pp_redemption_defer_date: '2099-11-27' };
  expect(
    await codesOf({ ...mine, ...some, ...never, pp_redemption_collection_method: 'TOTAL' }),
  ).toEqual(['benefit.defer_far']);
});
