import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantProof } from '../../support/grantProof.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from './market.ts';

let server: TestServer;
let market: Market;
let ana: string;
let ops: string;
let account: string;

beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  ana = await server.token('ana');
  ops = await server.token('staff.ops', { scope: 'staff' });
  account = (await market.accountOf('Ahorro familiar')).uuid;
});
afterAll(() => server.close());

const order = async (body: object = {}): Promise<string> => {
  const payload = {
    ...{ uuid_account: account, operation_type: 'SUSCRIPCION', key_product: '10394' },
    ...{ gross_amount: '1000.00', pay_method: 'CHEQUE' },
    ...{ has_read_dfi: true, has_read_report: true },
    ...body,
  };
  const answer = await server.ask('POST', '/api/operations', { token: ana, payload });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.operation.uuid;
};
const match = async (uuid: string, payload: object = { amount: '1000.00' }, token = ops) =>
  server.ask('POST', `/api/staff/operations/${uuid}/reconciliation`, {
    ...{ token, payload, proof: await grantProof(server, token) },
  });
const codes = (answer: { json(): { result: { errors: { code: string }[] } } }) =>
  answer.json().result.errors.map(({ code }) => code);
const paymentsTold = async (uuid: string) =>
  (await market.toldOf(uuid))
    .filter(({ type }) => type === 'OPERATION_PAYMENT')
    .map(({ message }) => message);

describe('money that staff matches with an order', () => {
  test('lets it be validated and bought at the NAV of that day, and its parties hear of it', async () => {
    const uuid = await order();
    const answer = await match(uuid, { amount: '1000.00', reference: 'EXT-0042' });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data.reconciliation).toEqual({
      ...{ uuid_operation: uuid, amount: '1000.00', reconciled_on: '2026-11-20T11:00:00.000Z' },
      ...{ source: 'STAFF', reference: 'EXT-0042', is_allocated: false },
    });
    expect(await paymentsTold(uuid)).toEqual([
      expect.stringContaining('Hemos recibido su pago de 1.000,00\u00a0€'),
    ]);
    const audit = await market.inTenant((db) =>
      db.selectFrom('audit').selectAll().where('call', '=', 'reconcileOperation').execute(),
    );
    expect(audit).toMatchObject([{ kind: 'staff', about: { id: uuid } }]);
    await market.sign(uuid);
    await market.moveTo('2026-11-23T08:00:00Z');
    expect(await market.operation(uuid)).toMatchObject({
      ...{ operation_status: 'FINALIZED', nav_date: '2026-11-20' },
      ...{ gross_amount: 100_000n, nav: await market.navOn('10394', '2026-11-20') },
    });
    ops = await server.token('staff.ops', { scope: 'staff' });
    ana = await server.token('ana');
    const late = await match(uuid);
    expect(late.statusCode).toBe(409);
    expect(codes(late)).toEqual(['reconciliation.closed']);
    expect(late.json().result.errors[0].message).toContain('«Finalizada»');
  });

  test('is matched once, and the order keeps the amount that was paid, and how', async () => {
    const uuid = await order();
    const answers = await Promise.all(Array.from({ length: 6 }, () => match(uuid)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
    expect(codes(answers.find(({ statusCode }) => statusCode === 409)!)).toEqual([
      'reconciliation.done',
    ]);
    const change = (payload: object) =>
      server.ask('PATCH', `/api/operations/${uuid}`, { token: ana, payload });
    expect(codes(await change({ is_periodic: false, gross_amount: '2000.00' }))).toEqual([
      'operation.paid',
    ]);
    expect((await market.operation(uuid)).gross_amount).toBe(100_000n);
    expect(codes(await change({ pay_method: 'TRANSFERENCIA' }))).toEqual(['operation.paid']);
  });

  test('is to be given back when the order is cancelled, and the parties hear of it', async () => {
    const uuid = await order();
    await match(uuid);
    await server.ask('DELETE', `/api/operations/${uuid}`, { token: ana });
    expect(await paymentsTold(uuid)).toContainEqual(
      expect.stringContaining('Le devolveremos los 1.000,00\u00a0€'),
    );
    expect(codes(await match(uuid))).toEqual(['reconciliation.closed']);
  });

  test.each([
    ['of another amount', { amount: '999.00' }, 409, ['reconciliation.amount']],
    ['of parts of a cent', { amount: '1000.001' }, 409, ['reconciliation.amount']],
    ['of no amount', {}, 422, ['required']],
    ['of a day', { amount: '1000.00', reconciled_on: '2026-11-02' }, 422, undefined],
  ] as const)('%s is refused by name', async (_, payload, status, expected) => {
    const uuid = await order();
    const answer = await match(uuid, payload);
    expect([status, 400]).toContain(answer.statusCode);
    if (expected) expect(codes(answer)).toEqual([...expected]);
    const found = await market.inTenant((db) =>
      db
        .selectFrom('reconciliations')
        .select('amount')
        .where('uuid_operation', '=', uuid)
        .execute(),
    );
    expect(found).toEqual([]);
  });

  test('is of orders that wait for money, of the own house, and matched by who operates', async () => {
    const sale = { operation_type: 'REEMBOLSO', key_product: '10393', gross_amount: '100.00' };
    const redemption = await order({
      ...sale,
      amount_shares_indicator: 'B',
      uuid_bank_account: uuidOf('almadraba/bank/ana/1'),
      pay_method: undefined,
    });
    expect(codes(await match(redemption, { amount: '100.00' }))).toEqual(['reconciliation.type']);
    const uuid = await order();
    expect((await match(uuid, undefined, ana)).statusCode).toBe(403);
    const reader = await server.token('staff.read', { scope: 'staff' });
    expect((await match(uuid, undefined, reader)).statusCode).toBe(403);
    const other = await server.token('staff.ops', { tenant: 'encinar', scope: 'staff' });
    expect((await match(uuid, undefined, other)).statusCode).toBe(404);
  });
});
