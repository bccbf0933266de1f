import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { grantProof } from '../../support/grantProof.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from '../settlement/market.ts';

// Years of settlement, on a machine that does other things too.
vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let market: Market;
let account: string;
let early: string;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  account = (await market.accountOf('Plan de jubilación')).uuid;
});
afterAll(() => server.close());

const contribute = async (gross_amount: string) =>
  server.ask('POST', '/api/operations', {
    token: await server.token('ana'),
    payload: {
      ...{ uuid_account: account, operation_type: 'APORTACION', key_product: '64680' },
      ...{ gross_amount, pay_method: 'CHEQUE' },
      ...{ has_read_dfi: true, has_read_eepp: true, has_read_report: true },
    },
  });
const asStaff = async (url: string, payload: object) => {
  const token = await server.token('staff.ops', { scope: 'staff' });
  const proof = await grantProof(server, token);
  const answer = await server.ask('POST', url, { token, proof, payload });
  expect(answer.statusCode, answer.body).toBe(200);
};
const pay = (uuid: string, amount: string) =>
  asStaff(`/api/staff/operations/${uuid}/reconciliation`, { amount });
const alerts = async () => {
  const token = await server.token('staff.ops', { scope: 'staff' });
  const answer = await server.ask('GET', '/api/staff/alerts?$limit=null', { token });
  return answer.json().data.alerts as { kind: string; subject: string; message: string }[];
};
const room = async () => {
  const token = await server.token('ana');
  const { uuid_intervener: me } = await market.inTenant((db) =>
    db
      .selectFrom('users')
      .select('uuid_intervener')
      .where('username', '=', 'ana')
      .executeTakeFirstOrThrow(),
  );
  const answer = await server.ask('GET', `/api/interveners/${me}/max-contribution`, { token });
  return answer.json().data.max_contribution;
};

test('a contribution that is not invested in its year takes room from the next', async () => {
  await market.settleUntil('2026-12-30T09:00:00Z');
  const given = await contribute('50.00');
  expect(given.statusCode, given.body).toBe(201);
  early = given.json().data.operation.uuid;
  await market.sign(early);
  // Beside it another order of the year waits for its money.
  expect(await room()).toMatchObject({ year: 2026, available: '0.00' });
  await server.context.clock.moveTo(new Date('2026-12-31T12:59:59Z'));
  expect(await room()).toMatchObject({ year: 2026, pending: '100.00' });
  await server.context.clock.moveTo(new Date('2026-12-31T13:00:00Z'));
  expect(await room()).toMatchObject({ year: 2027, pending: '100.00', contributed: '0.00' });
  await market.settleUntil('2027-01-04T09:00:00Z');
  expect(await room()).toMatchObject({ year: 2027, pending: '100.00' });
  const refused = await contribute('1500.00');
  expect([refused.statusCode, refused.json().result.errors[0].code]).toEqual([
    422,
    'contribution.over_limit',
  ]);
});

test('money that is more than its year still takes waits, and its owner and staff are told at once', async () => {
  const late = await market.give({
    ...{ account, product: '64680', type: 'APORTACION', gross_amount: 150_000n },
    details: { pay_method: 'CHEQUE' },
  });
  await pay(early, '50.00');
  await pay(late, '1500.00');
  const why = 'pasaría del límite de aportaciones de 2027, del que quedan 1.450,00\u00a0€';
  const told = async () =>
    (await market.toldOf(late)).filter(({ message }) => message.includes(why));
  expect(await told()).toHaveLength(1);
  const alert = { kind: 'ORDER_UNFILLED', subject: late };
  expect(await alerts()).toContainEqual(
    expect.objectContaining({ ...alert, message: expect.stringContaining(why) }),
  );
  await market.settleUntil('2027-01-08T09:00:00Z');
  expect(await market.operation(early)).toMatchObject({
    ...{ operation_status: 'FINALIZED', nav_date: '2027-01-04' },
  });
  expect(await market.operation(late)).toMatchObject({ operation_status: 'RD_SENT', nav: null });
  expect(await room()).toMatchObject({ contributed: '50.00' });
  expect(await told()).toHaveLength(1);
  await asStaff(`/api/operations/${late}/status-change`, {
    ...{ operation_status: 'CANCELLED', reason: 'No cabe en el límite' },
  });
  expect(await alerts()).not.toContainEqual(expect.objectContaining(alert));
});
