import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatMoney } from '#/domain/money/format.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { account, createSubscriber } from './subscriber.ts';

let server: TestServer;
let ana: Awaited<ReturnType<typeof createSubscriber>>;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  ana = await createSubscriber(server);
});
afterAll(() => server.close());

interface Told {
  title: string;
  texts?: { title?: string; text: string }[];
}

test('the transcript of a redemption tells what would come of it, as the page did, and of which purchases', async () => {
  const body = {
    ...{ uuid_account: account, operation_type: 'REEMBOLSO', key_product: '10394' },
    ...{ amount_shares_indicator: 'B', gross_amount: '500.00' },
  };
  const { token } = ana;
  const asked = { token, payload: body };
  const simulated = (await server.ask('POST', '/api/operations/simulation', asked)).json().data;
  const query = 'operation_type=REEMBOLSO&key_product=10394';
  const { terms } = await ana.read(`/api/accounts/${account}/order-terms?${query}`);
  const { data } = (await server.ask('GET', '/api/releases/current', { key: true })).json();
  const { documents } = (await server.ask('GET', `/api/releases/${data.hash}`)).json();
  const order = { uuid_bank_account: terms.bank_accounts[0].uuid, shown: terms.shown };
  const answer = await ana.give(
    { ...body, ...order },
    { 'x-form': `order-redemption@${documents['form/order-redemption']}` },
  );
  expect(answer.statusCode, answer.body).toBe(201);
  const { uuid_transcript } = answer.json().data.operation;
  const me = uuidOf('almadraba/intervener/ana');
  const { transcript } = await ana.read(`/api/interveners/${me}/transcripts/${uuid_transcript}`);
  const told = transcript.sections.flatMap(({ texts = [] }: Told) => texts) as { text: string }[];
  const all = told.map(({ text }) => text).join('\n');
  expect(all).toContain(`Importe neto: ${formatMoney(simulated.net_amount)}`);
  expect(all).toContain(`Retención: ${formatMoney(simulated.withholding)}`);
  expect(simulated.lots.length).toBeGreaterThan(0);
  for (const { gain } of simulated.lots) expect(all).toContain(formatMoney(gain).replace(/^-/, ''));
  expect(all).not.toContain(': - · ');
});
