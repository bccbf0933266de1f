import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantProof } from '../../support/grantProof.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { fundAccount } from '../../support/fundAccount.ts';

interface Account {
  uuid: string;
  role: string;
  kind: string;
}

let server: TestServer;
let ana: string;
let accounts: Account[];

beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  ana = await server.token('ana');
  accounts = await accountsOf(ana);
});
afterAll(() => server.close());

async function accountsOf(token: string): Promise<Account[]> {
  const me = (await server.ask('GET', '/api/me', { token })).json().data;
  return me.private_area.accounts;
}
const order = (body: object, token = ana, headers: Record<string, string> = {}) =>
  server.ask('POST', '/api/operations', { token, payload: body, headers });
const subscription = (extra: object = {}) => ({
  uuid_account: fundAccount(accounts).uuid,
  operation_type: 'SUSCRIPCION',
  key_product: '10394',
  gross_amount: '1000.00',
  pay_method: 'TRANSFERENCIA',
  has_read_dfi: true,
  has_read_report: true,
  ...extra,
});
const codes = (answer: { json(): { result: { errors: { code: string }[] } } }) =>
  answer.json().result.errors.map(({ code }) => code);

describe('an order', () => {
  test('is taken with its history, its papers and the actions that are left', async () => {
    const answer = await order(subscription());
    expect(answer.statusCode, answer.body).toBe(201);
    const { operation } = answer.json().data;
    expect(operation).toMatchObject({
      operation_type: 'SUSCRIPCION',
      operation_status: 'REGISTERED_ONLINE',
      gross_amount: '1000.00',
      pay_method: 'TRANSFERENCIA',
      actions: ['edit', 'cancel'],
    });
    const at = (path: string) =>
      server.ask('GET', `/api/operations/${operation.uuid}${path}`, { token: ana });
    expect((await at('/historical')).json().data.historical).toMatchObject([
      { operation_status: 'REGISTERED_ONLINE', previous_status: null, actor: 'INVESTOR' },
    ]);
  });

  test.each([
    ['below the minimum', { gross_amount: '10.00' }, ['min_value']],
    ['of what nobody sells', { key_product: '99999' }, ['product_unknown']],
    ['without the reading confirmed', { has_read_dfi: false }, ['truthyCheckbox']],
    ['by direct debit from nowhere', { pay_method: 'DOMICILIACION' }, ['required']],
    [
      "by direct debit from somebody else's account",
      { pay_method: 'DOMICILIACION', uuid_bank_account: '00000000-0000-4000-8000-000000000000' },
      ['bank_account.unknown'],
    ],
    ['above what is taken at once', { gross_amount: '999999999999.99' }, ['max_value']],
    [
      'of what a standing order makes',
      { operation_type: 'REEMBOLSO_PERIODICO' },
      ['operation.made_by_request'],
    ],
    ['of a type for staff', { operation_type: 'TRASPASO_ENTRADA' }, ['action_not_allowed']],
  ])('%s is refused by name', async (_, extra, expected) => {
    const answer = await order(subscription(extra));
    expect([403, 422]).toContain(answer.statusCode);
    expect(codes(answer)).toEqual(expected);
  });

  test("on somebody else's account is as missing as one that does not exist", async () => {
    const [foreign] = await accountsOf(await server.token('iberica'));
    const theirs = await order(subscription({ uuid_account: foreign!.uuid }));
    const nowhere = await order(
      subscription({ uuid_account: '00000000-0000-4000-8000-000000000000' }),
    );
    expect(theirs.statusCode).toBe(404);
    expect(theirs.body).toBe(nowhere.body);
  });

  test.each([
    ['nora', ['operate_not_minor', 'operate_of_age']],
    ['sintest', ['test_required']],
    ['testcaducado', ['test_expired']],
    ['sincuenta', ['bank_account_required']],
    ['solomail', ['operate_mobile_phone']],
    ['caducado', ['operate_identity_document']],
    ['consulta', ['action_not_allowed']],
  ])('of %s is refused with the condition that does not hold', async (login, expected) => {
    const token = await server.token(login);
    const [account] = await accountsOf(token);
    const answer = await order(subscription({ uuid_account: account!.uuid }), token);
    expect(answer.statusCode).toBe(403);
    expect(codes(answer)).toEqual(expect.arrayContaining(expected));
  });
});

describe('the same order sent again', () => {
  const key = { 'x-request-id': 'same-order-0001' };

  test('is one order, answered the same', async () => {
    const first = await order(subscription({ gross_amount: '1001.00' }), ana, key);
    const again = await order(subscription({ gross_amount: '1001.00' }), ana, key);
    expect(first.statusCode).toBe(201);
    expect(again.statusCode).toBe(201);
    expect(again.body).toBe(first.body);
  });

  test('with another content is refused', async () => {
    const other = await order(subscription({ gross_amount: '1002.00' }), ana, key);
    expect(other.statusCode).toBe(422);
    expect(codes(other)).toEqual(['once_other_body']);
  });

  test("by somebody else is not answered with the first one's", async () => {
    const luis = await server.token('luis');
    const answer = await order(subscription({ gross_amount: '1001.00' }), luis, key);
    expect(answer.statusCode).toBe(404);
  });

  test('five times at once is one order', async () => {
    const body = subscription({ gross_amount: '1003.00' });
    const at = { 'idempotency-key': 'five-at-once-01' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => order(body, ana, at)));
    expect(answers.every(({ statusCode }) => [201, 409].includes(statusCode))).toBe(true);
    const made = new Set(
      answers.flatMap((answer) =>
        answer.statusCode === 201 ? [answer.json().data.operation.uuid as string] : [],
      ),
    );
    expect(made.size).toBe(1);
  });
});

/** A fund that ana holds alone, and where. */
const bank = { uuid_bank_account: uuidOf('almadraba/bank/ana/1') };

async function heldFund(): Promise<{ uuid_account: string; key_product: string }> {
  for (const { uuid } of accounts.filter(({ role }) => role === 'TITULAR')) {
    const path = `/api/accounts/${uuid}/positions`;
    const { positions } = (await server.ask('GET', path, { token: ana })).json().data;
    const [held] = positions.filter(({ kind }: { kind: string }) => kind === 'FI');
    if (held) return { uuid_account: uuid, key_product: held.key_product };
  }
  throw new Error('ana holds no fund');
}

describe('a simulation', () => {
  test('shows lots, tax and the day on which the order would be valued', async () => {
    const held = await heldFund();
    const answer = await server.ask('POST', '/api/operations/simulation', {
      token: ana,
      payload: {
        ...held,
        operation_type: 'REEMBOLSO',
        amount_shares_indicator: 'B',
        amount: '500.00',
      },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const { data } = answer.json();
    expect(data).toMatchObject({ gross_amount: '500.00', nav_is_estimate: true });
    expect(data.real_nav_date).toBe('2026-11-20');
    expect(data.lots.length).toBeGreaterThan(0);
  });
});

describe('an order that waits', () => {
  const made = async (extra: object = {}) =>
    (await order(subscription(extra))).json().data.operation.uuid as string;
  const change = (uuid: string, payload: object) =>
    server.ask('PATCH', `/api/operations/${uuid}`, { token: ana, payload });

  test('can be changed, and is judged again', async () => {
    const uuid = await made();
    const changed = await change(uuid, { is_periodic: false, gross_amount: '2000.00' });
    expect(changed.statusCode, changed.body).toBe(200);
    expect(changed.json().data.operation.gross_amount).toBe('2000.00');
    expect(codes(await change(uuid, { is_periodic: false, gross_amount: '1.00' }))).toEqual([
      'min_value',
    ]);
  });

  test('for everything becomes one for an amount, and the rest is free again', async () => {
    const held = await heldFund();
    const whole = { ...held, ...bank, operation_type: 'REEMBOLSO', is_total_redemption: true };
    const first = await order({ ...whole, amount_shares_indicator: 'T' });
    expect(first.statusCode, first.body).toBe(201);
    const { uuid } = first.json().data.operation;
    const changed = await change(uuid, { is_periodic: false, gross_amount: '100.00' });
    expect(changed.statusCode, changed.body).toBe(200);
    expect(changed.json().data.operation).toMatchObject({
      amount_shares_indicator: 'B',
      gross_amount: '100.00',
      is_total_redemption: false,
    });
    const second = { ...held, ...bank, operation_type: 'REEMBOLSO', gross_amount: '100.00' };
    const another = await order({ ...second, amount_shares_indicator: 'B' });
    expect(another.statusCode, another.body).toBe(201);
    for (const { operation } of [first, another].map((answer) => answer.json().data))
      await server.ask('DELETE', `/api/operations/${operation.uuid}`, { token: ana });
  });

  test('can be cancelled once', async () => {
    const uuid = await made();
    const cancel = () => server.ask('DELETE', `/api/operations/${uuid}`, { token: ana });
    expect((await cancel()).json().data.operation.operation_status).toBe('CANCELLED');
    const again = await cancel();
    expect(again.statusCode).toBe(409);
    expect(codes(again)).toEqual(['operation.final']);
    expect((await change(uuid, { is_periodic: false, gross_amount: '2000.00' })).statusCode).toBe(
      409,
    );
  });

  test('is moved on by staff alone, as the state machine says', async () => {
    const uuid = await made();
    const payload = { operation_status: 'VALIDATED' };
    const by = async (token: string) =>
      server.ask('POST', `/api/operations/${uuid}/status-change`, {
        ...{ token, payload, proof: await grantProof(server, token) },
      });
    expect((await by(ana)).statusCode).toBe(403);
    const scope = { scope: 'staff' };
    const staff = await server.token('staff.ops', scope);
    expect(codes(await by(staff))).toEqual(['operation.transition']);
  });
});

test('redemptions of the last participations at once never take more than there are', async () => {
  const held = await heldFund();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      order(
        {
          ...held,
          ...bank,
          operation_type: 'REEMBOLSO',
          amount_shares_indicator: 'T',
          is_total_redemption: true,
        },
        ana,
        { 'x-request-id': `last-shares-${String(index).padStart(4, '0')}` },
      ),
    ),
  );
  const taken = answers.filter(({ statusCode }) => statusCode === 201);
  const refused = answers.filter(({ statusCode }) => statusCode !== 201);
  expect(taken).toHaveLength(1);
  for (const answer of refused) expect(codes(answer)).toContain('total_redemption_pending');
});
