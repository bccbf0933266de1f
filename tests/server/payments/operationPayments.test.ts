import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { framedPages } from '../../../src/server/payments/providers.ts';
import { createMarket, type Market } from '../settlement/market.ts';
import { codesOf, startSigning, type Signing, type SigningServer } from '../signatures/signing.ts';
import { fundAccount } from '../../support/fundAccount.ts';

let server: SigningServer;
let ana: Signing;
let market: Market;
beforeAll(async () => {
  server = await startSigning();
  ana = await server.as('ana');
  market = createMarket(server);
});
afterAll(() => server.close());

/** An order that everybody has signed. */
async function signedOrder(body?: object): Promise<string> {
  const operation = await ana.order(body);
  await market.sign(operation);
  return operation;
}

const stateOf = async (operation: string, who = ana) =>
  (await who.get(`/operations/${operation}/payments`)).json().data;
const begin = async (operation: string): Promise<string> =>
  (await ana.call('/sandbox/pay-in', { uuid_operation: operation })).json().data.pay_in.iframe;
const press = (iframe: string, deed: string) => server.ask('POST', iframe, { form: { deed } });

describe('where an order stands with its money', () => {
  test('is told from the order to the payment, newest first', async () => {
    const operation = await signedOrder();
    expect(await stateOf(operation)).toMatchObject({
      payment_state: {
        is_payable: true,
        is_paid: false,
        amount: '1000.00',
        last_status: null,
        provider: { key: 'sandbox', name: 'Sandbox Pay', pages: '/sandbox-pay/' },
      },
      payments: [],
    });
    await press(await begin(operation), 'rechazar');
    expect((await stateOf(operation)).payment_state).toMatchObject({
      is_payable: true,
      last_status: 'REJECTED',
    });
    await press(await begin(operation), 'pagar');
    const { payment_state, payments } = await stateOf(operation);
    expect(payment_state).toMatchObject({ is_payable: false, is_paid: true, last_status: 'PAID' });
    expect(payments.map(({ amount }: { amount: string }) => amount)).toEqual([
      '1000.00',
      '1000.00',
    ]);
  });

  test('is not to be paid when it is cancelled, or paid in another way', async () => {
    const cancelled = await signedOrder();
    await server.ask('DELETE', `/api/operations/${cancelled}`, { token: ana.token });
    expect((await stateOf(cancelled)).payment_state.is_payable).toBe(false);
    const cheque = await stateOf(await signedOrder({ pay_method: 'CHEQUE' }));
    expect(cheque.payment_state).toMatchObject({ is_payable: false, amount: null });
  });

  test('is nothing to somebody else', async () => {
    const operation = await signedOrder();
    const other = await server.as('iberica');
    expect((await other.get(`/operations/${operation}/payments`)).statusCode).toBe(404);
  });

  test('is seen by staff, who pay nothing', async () => {
    const operation = await signedOrder();
    const token = await server.token('staff.ops', { scope: 'staff' });
    const answer = await server.ask('GET', `/api/operations/${operation}/payments`, { token });
    expect(answer.json().data.payment_state).toMatchObject({ is_payable: false, is_paid: false });
  });
});

test('who leaves the page of the provider leaves a payment that waits', async () => {
  const operation = await signedOrder();
  const iframe = await begin(operation);
  expect((await press(iframe, 'abandonar')).body).toContain('No se ha cobrado nada');
  expect((await stateOf(operation)).payment_state).toMatchObject({
    is_payable: true,
    last_status: 'PENDING',
  });
  expect(await begin(operation)).toBe(iframe);
});

describe('a tenant without payments', () => {
  test('begins none, names no provider and frames nothing', async () => {
    const given = { tenant: 'encinar' } as const;
    const token = await server.token('ana', given);
    const me = (await server.ask('GET', '/api/me', { token, ...given })).json();
    const placed = await server.ask('POST', '/api/operations', {
      ...{ token, ...given },
      payload: {
        uuid_account: fundAccount(me.data.private_area.accounts).uuid,
        operation_type: 'SUSCRIPCION',
        key_product: '10394',
        gross_amount: '1000.00',
        pay_method: 'TRANSFERENCIA',
        has_read_dfi: true,
        has_read_report: true,
      },
    });
    expect(placed.statusCode, placed.body).toBe(201);
    const { uuid } = placed.json().data.operation;
    const refused = await server.ask('POST', '/api/sandbox/pay-in', {
      ...{ token, ...given, payload: { uuid_operation: uuid } },
    });
    expect(refused.statusCode).toBe(409);
    expect(codesOf(refused)).toEqual(['payments_disabled']);
    const told = await server.ask('GET', `/api/operations/${uuid}/payments`, { token, ...given });
    expect(told.json().data).toMatchObject({
      payment_state: { is_payable: false, provider: null },
      payments: [],
    });
    const page = await server.ask('GET', '/login', { host: 'encinar.localhost' });
    expect(page.headers['content-security-policy']).toContain("frame-src 'none'");
  });
});

test('pages frame what lies below the pages of the provider, and only where orders are paid', () => {
  const tenant = (payments_enabled: boolean) => ({ name: 'faro', settings: { payments_enabled } });
  const at = 'https://faro.example';
  expect(framedPages(server.context, tenant(true), at)).toBe(`${at}/sandbox-pay/`);
  expect(framedPages(server.context, tenant(false), at)).toBeUndefined();
  expect(framedPages(server.context, undefined, at)).toBeUndefined();
  const config = { ...server.context.config, isDemo: false };
  expect(framedPages({ config }, tenant(true), at)).toBeUndefined();
});
