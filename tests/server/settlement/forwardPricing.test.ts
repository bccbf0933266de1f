import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantProof } from '../../support/grantProof.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from './market.ts';

let server: TestServer;
let market: Market;
let account: string;

beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  account = (await market.accountOf('Ahorro familiar')).uuid;
});
afterAll(() => server.close());

const ana = () => server.token('ana');
const staff = () => server.token('staff.ops', { scope: 'staff' });
const subscription = {
  ...{ operation_type: 'SUSCRIPCION', key_product: '10394', gross_amount: '1000.00' },
  ...{ pay_method: 'CHEQUE', has_read_dfi: true, has_read_report: true },
};
const order = async (body: object = subscription): Promise<string> => {
  const payload = { uuid_account: account, ...body };
  const answer = await server.ask('POST', '/api/operations', { token: await ana(), payload });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.operation.uuid;
};
const pay = async (uuid: string) => {
  const url = `/api/staff/operations/${uuid}/reconciliation`;
  const payload = { amount: '1000.00' };
  const token = await staff();
  const proof = await grantProof(server, token);
  const answer = await server.ask('POST', url, { token, proof, payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.reconciliation;
};
const cancel = async (uuid: string) =>
  server.ask('DELETE', `/api/operations/${uuid}`, { token: await ana() });
const cancelByStaff = async (uuid: string, token: string) =>
  server.ask('POST', `/api/operations/${uuid}/status-change`, {
    ...{ token, proof: await grantProof(server, token) },
    payload: { operation_status: 'CANCELLED', reason: 'A petición del cliente' },
  });
const actionsOf = async (uuid: string) => {
  const answer = await server.ask('GET', `/api/operations/${uuid}`, { token: await ana() });
  return answer.json().data.operation.actions as string[];
};
const redemption = {
  ...{ operation_type: 'REEMBOLSO', key_product: '10393', amount_shares_indicator: 'B' },
  gross_amount: '200.00',
};

describe('an order that is complete late', () => {
  test('is not bought at a NAV from before its last signature, however early it was paid', async () => {
    const uuid = await order();
    expect(await pay(uuid)).toMatchObject({ is_allocated: false });
    await market.settleUntil('2026-11-25T09:00:00Z');
    expect(await market.operation(uuid)).toMatchObject({ operation_status: 'REGISTERED_ONLINE' });
    await market.sign(uuid);
    await market.settleUntil('2026-11-27T09:00:00Z');
    expect(await market.operation(uuid)).toMatchObject({
      ...{ operation_status: 'FINALIZED', nav_date: '2026-11-25' },
      nav: await market.navOn('10394', '2026-11-25'),
    });
  });

  test('gets the NAV of the next business day where the money came after the cut-off', async () => {
    const uuid = await order();
    await market.sign(uuid);
    await market.settleUntil('2026-11-27T15:00:00Z');
    await pay(uuid);
    await market.settleUntil('2026-12-02T09:00:00Z');
    expect(await market.operation(uuid)).toMatchObject({
      ...{ operation_status: 'FINALIZED', nav_date: '2026-11-30' },
    });
  });
});

describe('an order is cancelled', () => {
  test('by the investor until the cut-off of its NAV, whatever its status, then no more', async () => {
    await market.settleUntil('2026-12-02T10:00:00Z');
    const bank = await market.inTenant((db) =>
      db
        .selectFrom('bank_accounts')
        .select('uuid')
        .where('uuid_account', '=', account)
        .where('status', '=', 'VALIDADA')
        .executeTakeFirstOrThrow(),
    );
    const given = () => order({ ...redemption, uuid_bank_account: bank.uuid });
    const [early, late, theirs] = [await given(), await given(), await given()];
    for (const uuid of [early, late, theirs]) await market.sign(uuid);
    expect(await actionsOf(early)).toContain('cancel');
    expect((await cancel(early)).statusCode).toBe(200);
    await market.settleUntil('2026-12-02T12:59:59Z');
    expect(await actionsOf(late)).toContain('cancel');
    await market.settleUntil('2026-12-02T13:00:00Z');
    const refused = await cancel(late);
    expect([refused.statusCode, refused.json().result.errors[0].code]).toEqual([
      409,
      'operation.guard.before_cut_off',
    ]);
    expect(refused.json().result.errors[0].message).toContain('hora límite');
    expect(await actionsOf(late)).not.toContain('cancel');
    const byStaff = await cancelByStaff(theirs, await staff());
    expect(byStaff.statusCode, byStaff.body).toBe(200);
    await market.settleUntil('2026-12-04T09:00:00Z');
    expect(await market.operation(late)).toMatchObject({ nav_date: '2026-12-02' });
    expect((await cancelByStaff(late, await staff())).json().result.errors[0].code).toBe(
      'operation.final',
    );
  });

  test('by nobody once a transfer has left its source', async () => {
    const transfer = {
      ...{ operation_type: 'SOLICITUD_TRASPASO_INTERNO', key_product: '10393' },
      ...{ key_product_target: '10396', amount_shares_indicator: 'B', gross_amount: '300.00' },
      ...{ has_read_dfi: true, has_read_report: true },
    };
    await market.settleUntil('2026-12-04T10:00:00Z');
    const uuid = await order(transfer);
    await market.sign(uuid);
    // Left at the NAV of the 4th, which is known on the 9th: the 7th is valued, the 8th a holiday.
    await market.settleUntil('2026-12-07T10:00:00Z');
    expect(await market.carriedOut(uuid)).toMatchObject([{ operation_type: 'TRASPASO_SALIDA' }]);
    for (const answer of [await cancel(uuid), await cancelByStaff(uuid, await staff())])
      expect(answer.json().result.errors.map(({ code }: { code: string }) => code)).toContain(
        'operation.guard.nothing_executed',
      );
    await market.settleUntil('2026-12-11T10:00:00Z');
    expect(await market.operation(uuid)).toMatchObject({ operation_status: 'FINALIZED' });
  });
});

test('a simulation says which NAV an order would get, with the notice of a fund that asks for one', async () => {
  const [held] = await market.inTenant((db) =>
    db
      .selectFrom('operations')
      .innerJoin('account_interveners as party', (join) =>
        join
          .onRef('party.tenant_id', '=', 'operations.tenant_id')
          .onRef('party.uuid_account', '=', 'operations.uuid_account'),
      )
      .innerJoin('users', (join) =>
        join
          .onRef('users.tenant_id', '=', 'party.tenant_id')
          .onRef('users.uuid_intervener', '=', 'party.uuid_intervener'),
      )
      .select(['operations.uuid_account', 'users.username'])
      .where('key_product', '=', '10397')
      .where('operation_status', '=', 'FINALIZED')
      .where('operation_type', '=', 'SUSCRIPCION')
      .where('account_intervener_role', '=', 'TITULAR')
      .limit(1)
      .execute(),
  );
  if (!held) throw new Error('nobody of the demo holds the fund with a notice');
  const answer = await server.ask('POST', '/api/operations/simulation', {
    token: await server.token(held.username),
    payload: {
      ...{ uuid_account: held.uuid_account, key_product: '10397', operation_type: 'REEMBOLSO' },
      ...{ amount_shares_indicator: 'B', amount: '1000.00' },
    },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  // Fifteen days after 11 December, then the end of the month.
  expect(answer.json().data.real_nav_date).toBe('2026-12-31');
});
