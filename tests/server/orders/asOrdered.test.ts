import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { createMarket, type Market } from '../settlement/market.ts';
import { readPdf } from '../pdf/readPdf.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

interface Listed {
  uuid: string;
  expected_settlement_date: string;
}

let server: TestServer;
let market: Market;
let ana: string;
let account: string;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  ana = await server.token('ana');
  account = (await market.accountOf('Ahorro familiar')).uuid;
});
afterAll(() => server.close());

const give = (order: object) =>
  server.ask('POST', '/api/operations', {
    token: ana,
    payload: {
      ...{ uuid_account: account, key_product: '10395', operation_type: 'REEMBOLSO' },
      ...{ uuid_bank_account: uuidOf('almadraba/bank/ana/1'), ...order },
    },
  });
const given = async (order: object): Promise<string> => {
  const answer = await give(order);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.operation.uuid;
};

test('participations that are not worth a cent are no order, and the terms say how many are', async () => {
  const refused = await give({ amount_shares_indicator: 'P', shares: '0.000001' });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().result.errors).toEqual([
    expect.objectContaining({ code: 'simulation.worthless', path: '/body/shares' }),
  ]);
  const terms = await server.ask(
    'GET',
    `/api/accounts/${account}/order-terms?operation_type=REEMBOLSO&key_product=10395`,
    { token: ana },
  );
  const { minimum } = terms.json().data.terms;
  expect(Number(minimum.shares)).toBeGreaterThan(0.000001);
  await given({ amount_shares_indicator: 'P', shares: minimum.shares });
});

test('an order that waits for a signature has one day of settlement, in its list and on its page', async () => {
  const uuid = await given({ amount_shares_indicator: 'B', gross_amount: '50.00' });
  const days = async () => {
    const page = await server.ask('GET', `/api/operations/${uuid}`, { token: ana });
    const { course } = page.json().data.operation;
    const list = await server.ask(
      'GET',
      `/api/interveners/${uuidOf('almadraba/intervener/ana')}/operations?$limit=50`,
      {
        token: ana,
      },
    );
    expect(list.statusCode, list.body).toBe(200);
    const { related_operations } = list.json().data as { related_operations: Listed[] };
    const row = related_operations.find((one) => one.uuid === uuid)!;
    const settled = course.find(({ key }: { key: string }) => key === 'SETTLEMENT');
    return [row.expected_settlement_date, settled.date];
  };
  const [first, shown] = await days();
  expect(first).toBe(shown);
  await market.moveTo('2026-11-20T15:30:00Z');
  ana = await server.token('ana');
  const [late, then] = await days();
  expect(late).toBe(then);
  expect(late > first).toBe(true);
});

test('contributors hear nothing of what the holder takes out', async () => {
  const contributor = await server.token('aportante');
  const { uuid: plan } = await market.accountOf('Plan de jubilación');
  const statesOf = async (token: string) => {
    const answer = await server.ask('GET', `/api/accounts/${plan}/positions`, { token });
    const { positions } = answer.json().data as { positions: Record<string, string>[] };
    return Object.fromEntries(positions.map(({ key_product, state }) => [key_product!, state]));
  };
  const [product] = Object.keys(await statesOf(contributor));
  await market.give({
    ...{ account: plan, product: product!, type: 'RESCATE', gross_amount: 1_000n },
    details: {
      ...{ pp_redemption_cause: 'JUBILACION', pp_redemption_cause_date: '2026-09-01' },
      pp_redemption_collection_method: 'CAPITAL',
    },
  });
  expect((await statesOf(ana))[product!]).toBe('REDEEMING');
  expect((await statesOf(contributor))[product!]).toBe('HELD');
  const terms = await server.ask(
    'GET',
    `/api/accounts/${plan}/order-terms?operation_type=APORTACION&key_product=${product}`,
    { token: contributor },
  );
  expect(terms.json().data.terms.has_redemption_in_progress).toBe(false);
});

test('the file of an order in net says so, whatever it came to in gross', async () => {
  const uuid = await given({ amount_shares_indicator: 'I', net_amount: '120.00' });
  await market.sign(uuid);
  await market.moveTo('2026-11-27T08:00:00Z');
  const row = await market.operation(uuid);
  expect(row.operation_status).toBe('FINALIZED');
  expect(row.gross_amount).toBeGreaterThan(row.net_amount!);
  ana = await server.token('ana');
  const file = await server.ask('GET', `/api/operations/${uuid}/dossier`, { token: ana });
  expect(file.statusCode, file.body.slice(0, 500)).toBe(200);
  const text = (await readPdf(file.rawPayload)).text.replace(/\s+/g, '');
  expect(text).toMatch(/LoqueseordenóImporteneto120,00€/);
});
