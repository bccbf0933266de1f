import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseBatch } from '../../support/parseBatch.ts';
import { reportCancellations } from '../../../src/server/rd/reportCancellations.ts';
import { createMarket, type Market } from '../settlement/market.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let market: Market;
let account: string;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  account = (await market.accountOf('Ahorro familiar')).uuid;
});
afterAll(() => server.close());

const staff = () => server.token('staff.ops', { scope: 'staff' });
const batches = async () => {
  const url = '/api/staff/registry-batches?$limit=null';
  const answer = await server.ask('GET', url, { token: await staff() });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.batches as { uuid: string; filename: string; cancellations: number }[];
};
const file = async (uuid: string) =>
  server.ask('GET', `/api/staff/registry-batches/${uuid}/file`, { token: await staff() });
const order = async (body: object): Promise<string> => {
  const payload = { uuid_account: account, ...body };
  const token = await server.token('ana');
  const answer = await server.ask('POST', '/api/operations', { token, payload });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.operation.uuid;
};
const transfer = {
  ...{ operation_type: 'SOLICITUD_TRASPASO_INTERNO', key_product: '10393' },
  ...{ key_product_target: '10396', amount_shares_indicator: 'B', gross_amount: '300.00' },
  ...{ has_read_dfi: true, has_read_report: true },
};
const linesAbout = async (uuid: string) => {
  const all = [];
  for (const { uuid: batch } of (await batches()).reverse())
    all.push(...parseBatch((await file(batch)).rawPayload));
  return all.filter(({ fields }) => fields.operation === uuid);
};

test('the registry is told when an order was complete and which NAV it gets, as its page says', async () => {
  const uuid = await order(transfer);
  await market.settleUntil('2026-11-24T10:00:00Z');
  await market.sign(uuid);
  const token = await server.token('ana');
  const page = (await server.ask('GET', `/api/operations/${uuid}`, { token })).json().data
    .operation;
  expect(page).toMatchObject({
    ...{ expected_nav_date: '2026-11-24', nav_reason: 'SIGNATURE' },
    complete_at: '2026-11-24T10:00:00.000Z',
  });
  await market.settleUntil('2026-11-25T08:00:00Z');
  const told = await linesAbout(uuid);
  // Eleven in Madrid, not when it was asked for on the 20th.
  expect(told.find(({ type }) => type === '10')!.fields).toMatchObject({
    ...{ requested: '20261124110000', nav_date: '20261124' },
  });
  expect(told.find(({ type }) => type === '14')!.fields).toMatchObject({ nav_date: '20261125' });
  await market.settleUntil('2026-11-27T08:00:00Z');
  expect(await market.carriedOut(uuid)).toMatchObject([
    { nav_date: '2026-11-24' },
    { nav_date: '2026-11-25' },
  ]);
});

test('an order that was sent and is cancelled is withdrawn by a record of its own, once', async () => {
  const uuid = await order(transfer);
  await market.settleUntil('2026-11-27T14:00:00Z');
  await market.sign(uuid);
  await market.settleUntil('2026-11-30T08:00:00Z');
  expect(await market.operation(uuid)).toMatchObject({ operation_status: 'RD_SENT' });
  const token = await server.token('ana');
  const answer = await server.ask('DELETE', `/api/operations/${uuid}`, { token });
  expect(answer.statusCode, answer.body).toBe(200);
  const before = (await batches()).length;
  await reportCancellations(server.context);
  await reportCancellations(server.context);
  const after = await batches();
  expect([after.length, after[0]!.cancellations]).toEqual([before + 1, 1]);
  const told = (await linesAbout(uuid)).map(({ type }) => type);
  expect([told[0], ...told.slice(-2)]).toEqual(['10', '14', '20']);
  expect(told.filter((type) => type === '20')).toHaveLength(1);
  const sent = await file(after[0]!.uuid);
  expect(sent.headers['content-disposition']).toContain(after[0]!.filename);
  const stored = await market.inTenant((db) =>
    db
      .selectFrom('rd_batches')
      .select('content')
      .where('uuid', '=', after[0]!.uuid)
      .executeTakeFirstOrThrow(),
  );
  expect(sent.rawPayload.equals(stored.content)).toBe(true);
});
