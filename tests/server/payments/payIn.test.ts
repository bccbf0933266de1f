import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTenant, type TenantDb } from '../../../src/server/database/withTenant.ts';
import { signCallback } from '../../../src/server/payments/callbackSignature.ts';
import { askPayments } from '../../../src/server/payments/askPayments.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { createMarket, type Market } from '../settlement/market.ts';
import { codesOf, startSigning, type Signing, type SigningServer } from '../signatures/signing.ts';

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

const inTenant = <T>(work: (db: TenantDb) => Promise<T>) =>
  withTenant(server.context.db, server.at().tenant.id, work);
const pay = (operation: string, provider = 'sandbox', who = ana) =>
  who.call(`/${provider}/pay-in`, { uuid_operation: operation });
const press = (iframe: string, deed: string) => server.ask('POST', iframe, { form: { deed } });
const statusOf = async (uuid: string) =>
  (await ana.get(`/payments/${uuid}`)).json().data.payment.status;
const moneyOf = (operation: string) =>
  inTenant((db) =>
    db
      .selectFrom('reconciliations')
      .select(['amount', 'source', 'reference'])
      .where('uuid_operation', '=', operation)
      .execute(),
  );
const toldOf = (operation: string) =>
  inTenant((db) =>
    db
      .selectFrom('notifications')
      .select('message')
      .where('uuid_operation', '=', operation)
      .where('type', '=', 'OPERATION_PAYMENT')
      .execute(),
  );

async function begin(body?: object) {
  const operation = await signedOrder(body);
  const answer = await pay(operation);
  expect(answer.statusCode, answer.body).toBe(201);
  const { iframe, uuid_payment } = answer.json().data.pay_in;
  return { operation, iframe, uuid: uuid_payment, reference: iframe.split('/').at(-1) as string };
}
type Said = Omit<Parameters<typeof signCallback>[0], 'sent_at'> & { sent_at?: string };
const tell = (said: Said, secret = 'demo-almadraba-payments', extra = {}) => {
  const whole = { sent_at: '2026-11-20T11:00:00Z', ...said };
  const payload = { ...whole, signature: signCallback(whole, secret), ...extra };
  return server.ask('POST', '/api/payment-callbacks/sandbox', { payload });
};

describe('a payment', () => {
  test("is of the order's amount, on the provider's page, and matched with the order", async () => {
    const { operation, iframe, uuid } = await begin();
    const page = await server.ask('GET', iframe);
    expect(page.body).toContain('1.000,00');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(await statusOf(uuid)).toBe('PENDING');
    expect((await press(iframe, 'pagar')).body).toContain('El pago se ha realizado');
    expect(await statusOf(uuid)).toBe('PAID');
    expect(await moneyOf(operation)).toMatchObject([{ amount: 100_000n, source: 'PAYMENT' }]);
    expect(await toldOf(operation)).toHaveLength(1);
    expect(codesOf(await pay(operation))).toEqual(['payment_done']);
  });

  test('begun twice at once is one', async () => {
    const operation = await signedOrder();
    const [left, right] = await Promise.all([pay(operation), pay(operation)]);
    expect(left.statusCode).toBe(201);
    expect(left.json()).toEqual(right.json());
  });

  test('that was rejected may be tried again', async () => {
    const { operation, iframe, uuid } = await begin();
    await press(iframe, 'rechazar');
    expect(await statusOf(uuid)).toBe('REJECTED');
    expect(await moneyOf(operation)).toEqual([]);
    const again = (await pay(operation)).json().data.pay_in;
    expect(again.uuid_payment).not.toBe(uuid);
    await press(again.iframe, 'pagar');
    expect(await moneyOf(operation)).toHaveLength(1);
  });
});

/** What goes back of an order, as its page says. */
const moneyBackOf = async (operation: string): Promise<string | null> =>
  (await ana.get(`/operations/${operation}`)).json().data.operation.money_back;

describe('callbacks', () => {
  test('that come three times at once count once', async () => {
    const { operation, iframe, uuid } = await begin();
    await press(iframe, 'duplicado');
    expect(await statusOf(uuid)).toBe('PAID');
    expect(await moneyOf(operation)).toHaveLength(1);
    expect(await toldOf(operation)).toHaveLength(1);
  });

  test('that are forged, of another time or of another amount change nothing', async () => {
    const { operation, iframe, uuid, reference } = await begin();
    await press(iframe, 'falso');
    const said = { event: 'evt-1', reference, status: 'PAID' as const, amount: '1000.00' };
    expect((await tell(said, 'another secret')).statusCode).toBe(401);
    expect((await tell(said, undefined, { amount: '9999.00' })).statusCode).toBe(401);
    expect((await tell({ ...said, sent_at: '2026-11-20T10:00:00Z' })).statusCode).toBe(403);
    expect((await tell({ ...said, amount: '1.00' })).statusCode).toBe(409);
    expect((await tell({ ...said, reference: 'pay-nobody' })).statusCode).toBe(404);
    expect(await statusOf(uuid)).toBe('PENDING');
    expect(await moneyOf(operation)).toEqual([]);
    expect((await tell(said)).statusCode).toBe(200);
    expect((await tell(said)).statusCode).toBe(200);
    expect(await moneyOf(operation)).toHaveLength(1);
    expect(await toldOf(operation)).toHaveLength(1);
  });

  test('of an order that was cancelled meanwhile give the money back', async () => {
    const { operation, uuid, reference } = await begin();
    await server.ask('DELETE', `/api/operations/${operation}`, { token: ana.token });
    await tell({ event: 'evt-late', reference, status: 'PAID', amount: '1000.00' });
    expect(await statusOf(uuid)).toBe('REFUND_DUE');
    expect(await moneyOf(operation)).toEqual([]);
    expect(await moneyBackOf(operation)).toBe('1000.00');
  });

  test('are told as money that goes back once the order is cancelled, by its page and its receipt', async () => {
    const { operation, iframe } = await begin();
    expect(await moneyBackOf(operation)).toBeNull();
    await press(iframe, 'pagar');
    expect(await moneyBackOf(operation)).toBeNull();
    await server.ask('DELETE', `/api/operations/${operation}`, { token: ana.token });
    expect(await moneyBackOf(operation)).toBe('1000.00');
    const { uuid_receipt } = (await ana.get(`/operations/${operation}`)).json().data.operation;
    const receipt = await ana.get(`/operations/${operation}/receipts/${uuid_receipt}`);
    expect(receipt.json().data.receipt.next.money_back).toBe('1000.00');
  });
});

describe('words out of their order', () => {
  test('change nothing once the money is there', async () => {
    const { operation, uuid, reference } = await begin();
    const said = { reference, amount: '1000.00' };
    expect((await tell({ ...said, event: 'evt-b', status: 'PAID' })).statusCode).toBe(200);
    expect((await tell({ ...said, event: 'evt-a', status: 'REJECTED' })).statusCode).toBe(200);
    expect(await statusOf(uuid)).toBe('PAID');
    expect(await moneyOf(operation)).toHaveLength(1);
    expect(await toldOf(operation)).toHaveLength(1);
  });

  test('count when the money came after all, and what was paid twice is given back', async () => {
    const { operation, uuid, reference } = await begin();
    const said = { reference, amount: '1000.00' };
    await tell({ ...said, event: 'evt-c', status: 'REJECTED' });
    const second = (await pay(operation)).json().data.pay_in;
    await tell({ ...said, event: 'evt-d', status: 'PAID' });
    expect(await statusOf(uuid)).toBe('PAID');
    await press(second.iframe, 'pagar');
    expect(await statusOf(second.uuid_payment)).toBe('REFUND_DUE');
    expect(await moneyOf(operation)).toHaveLength(1);
    expect(await moneyBackOf(operation)).toBe('1000.00');
  });
});

describe('a provider that fails', () => {
  test.each(['sandbox-away', 'sandbox-broken', 'sandbox-slow'])(
    'is said plainly, and the payment begins when it is back: %s',
    async (provider) => {
      const operation = await signedOrder();
      const away = await pay(operation, provider);
      expect(away.statusCode).toBe(409);
      expect(away.headers['retry-after']).toBe('60');
      expect(codesOf(away)).toEqual(['payment_away']);
      expect(await moneyOf(operation)).toEqual([]);
      expect((await pay(operation)).statusCode).toBe(201);
    },
  );

  test('and never says that it was paid is asked, once the payment hangs', async () => {
    const { operation, iframe, uuid } = await begin();
    expect((await press(iframe, 'error')).statusCode).toBe(500);
    expect(await statusOf(uuid)).toBe('PENDING');
    await server.ask('POST', '/dev/clock', { payload: { now: '2026-11-20T11:02:00Z' } });
    expect(await statusOf(uuid)).toBe('PAID');
    await askPayments(server.context);
    expect(await moneyOf(operation)).toHaveLength(1);
    expect(await toldOf(operation)).toHaveLength(1);
  });
});

describe('what is not paid', () => {
  test.each([
    ['by a provider that nobody knows', {}, 'nobody', 404],
    ['an order that is charged to an account', { pay_method: 'CHEQUE' }, 'sandbox', 409],
  ])('%s', async (_, body, provider, status) => {
    expect((await pay(await signedOrder(body), provider)).statusCode).toBe(status);
  });

  test("somebody else's order", async () => {
    const operation = await signedOrder();
    const other = await server.as('iberica');
    expect((await pay(operation, 'sandbox', other)).statusCode).toBe(404);
  });
});

describe('an order that is not signed', () => {
  test('is not paid yet, and once it is paid takes no other way of paying', async () => {
    const operation = await ana.order();
    expect(codesOf(await pay(operation))).toEqual(['payment_unsigned']);
    await market.sign(operation);
    const { iframe } = (await pay(operation)).json().data.pay_in;
    await market.sendBack(operation);
    expect(codesOf(await pay(operation))).toEqual(['payment_unsigned']);
    const change = () => ana.patch(`/operations/${operation}`, { pay_method: 'CHEQUE' });
    expect(codesOf(await change())).toEqual(['operation.paid']);
    await press(iframe, 'pagar');
    expect(codesOf(await change())).toEqual(['operation.paid']);
    expect(await moneyOf(operation)).toHaveLength(1);
  });

  test('and is paid in another way by now gives back what comes late', async () => {
    const { operation, iframe, uuid, reference } = await begin();
    await press(iframe, 'rechazar');
    await market.sendBack(operation);
    const changed = await ana.patch(`/operations/${operation}`, { pay_method: 'CHEQUE' });
    expect(changed.statusCode, changed.body).toBe(200);
    await tell({ event: 'evt-other', reference, status: 'PAID', amount: '1000.00' });
    expect(await statusOf(uuid)).toBe('REFUND_DUE');
    expect(await moneyOf(operation)).toEqual([]);
  });

  test('by its other holder is paid by who has signed alone', async () => {
    const luis = await server.as('luis');
    const account = (await market.accountOf('Hermanos Robles')).uuid;
    const operation = await luis.order({ uuid_account: account });
    const documents = await luis.papers(operation);
    const { uuid } = (await luis.start(documents)).json().data.signature;
    const code = await server.lastCode();
    await luis.call(`/documents-signatures/${uuid}/confirm`, { code });
    expect(codesOf(await pay(operation))).toEqual(['payment_unsigned']);
    const paid = await pay(operation, 'sandbox', luis);
    expect(paid.statusCode, paid.body).toBe(201);
  });
});

describe("the client's log", () => {
  test('is kept and pays nothing', async () => {
    const { operation, uuid } = await begin();
    const answer = await ana.call(`/operations-payments/${operation}`, {
      status: 'COMPLETED',
      uuid_payment: uuid,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json().data.payment).toMatchObject({ status: 'COMPLETED' });
    expect(await statusOf(uuid)).toBe('PENDING');
    expect(await moneyOf(operation)).toEqual([]);
    const other = { status: 'STARTED', uuid_payment: uuidOf('no payment') };
    expect((await ana.call(`/operations-payments/${operation}`, other)).statusCode).toBe(422);
  });
});

test('who may only look writes nothing about payments of an order', async () => {
  const operation = await signedOrder({ uuid_account: uuidOf('almadraba/account/ana/1') });
  const viewer = await server.as('consulta');
  const answer = await viewer.call(`/operations-payments/${operation}`, { status: 'STARTED' });
  expect(answer.statusCode, answer.body).toBe(403);
});
