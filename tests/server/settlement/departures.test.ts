import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharesOf, type Lot } from '../../../src/domain/lots/lot.ts';
import { isBefore2007 } from '../../../src/domain/lots/compartment.ts';
import { taxReport } from '../../../src/domain/tax/taxReport.ts';
import { replay } from '../../../src/domain/valuation/replay.ts';
import { readLedger } from '../../../src/server/positions/readLedger.ts';
import { grantProof } from '../../support/grantProof.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from './market.ts';

let server: TestServer;
let market: Market;
let ops: string;
/** Of Ana, with a fund and nothing else. */
let account: string;
/** Of a company. */
let company: string;

beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  account = await market.openAccount(false);
  company = await market.openAccount(true);
  for (const each of [account, company])
    await market.give({
      ...{ account: each, product: '10395', type: 'SUSCRIPCION', gross_amount: 500_000n },
      details: { pay_method: 'DOMICILIACION' },
    });
  await market.settleUntil('2026-11-30T09:00:00Z');
  ops = await server.token('staff.ops', { scope: 'staff' });
});
afterAll(() => server.close());

const numberOf = async (uuid: string): Promise<string> => {
  const { account_number } = await market.inTenant((db) =>
    db.selectFrom('accounts').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow(),
  );
  return account_number;
};
let count = 0;
/** As another entity asks for 300 euro of Ana's fund, and what is different. */
const receive = async (body: object = {}, token = ops) =>
  server.ask('POST', '/api/staff/transfer-requests', {
    token,
    proof: await grantProof(server, token),
    payload: {
      ...{ reference: `CARDENAL-${++count}`, account_number: await numberOf(account) },
      ...{ document: '12345678-z', key_product: '10395', amount_shares_indicator: 'B' },
      ...{ gross_amount: '300.00', xt_entity: 'Gestora Cardenal SGIIC' },
      ...{ xt_isin_code: 'ES0138911033', ...body },
    },
  });
const taken = async (body: object = {}): Promise<string> => {
  const answer = await receive(body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.operation.uuid;
};
const historyOf = async (uuid: string) => {
  const path = `/api/staff/operations/${uuid}/fiscal-history`;
  const answer = await server.ask('GET', path, { token: ops });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.fiscal_history;
};
const cancel = async (uuid: string) => {
  const payload = { operation_status: 'CANCELLED', reason: 'Retirada por la entidad.' };
  const path = `/api/operations/${uuid}/status-change`;
  const proof = await grantProof(server, ops);
  const answer = await server.ask('POST', path, { token: ops, proof, payload });
  expect(answer.statusCode, answer.body).toBe(200);
};

describe('a transfer that another entity asks for', () => {
  test.each([
    ['of an account that nobody has', { account_number: 'NADA-1' }, 'transfer_request.account'],
    ['of somebody who does not hold it', { document: '87654321X' }, 'transfer_request.holder'],
    ['of what nobody sells', { key_product: 'ES0000000000' }, 'product_unknown'],
    ['of a product that is not held', { key_product: '10392' }, 'operation.nothing_held'],
    ['to no fund', { xt_isin_code: null }, 'required'],
    ['to a fund of our own', { xt_isin_code: 'ES0103940005' }, 'isin_not_own_fund'],
    ['to a fund that is none', { xt_isin_code: 'ES01' }, 'isin'],
    ['of nothing', { gross_amount: '0' }, 'simulation.positive'],
    ['of no amount', { gross_amount: null }, 'required'],
    ['of more than there is', { gross_amount: '6000.00' }, 'max_value_currency_dynamic'],
    [
      'of more participations than there are',
      { amount_shares_indicator: 'P', gross_amount: null, shares: '99999' },
      'max_value_participations_dynamic',
    ],
  ])('%s is refused by name', async (_, body, code) => {
    const answer = await receive(body);
    expect(answer.statusCode, answer.body).toBe(422);
    const { errors } = answer.json().result;
    expect(errors.map((each: { code: string }) => each.code)).toContain(code);
  });

  test('is for staff who operate, who tell it once by its reference', async () => {
    for (const [login, scope] of [['ana'], ['staff.read', 'staff']] as const)
      expect((await receive({}, await server.token(login, { scope }))).statusCode).toBe(403);
    const reference = '2026/11-30.1';
    const uuids = await Promise.all([1, 2, 3].map(() => taken({ reference })));
    expect(new Set(uuids).size).toBe(1);
    const other = await receive({ reference, gross_amount: '301.00' });
    expect([other.statusCode, other.json().result.errors[0].code]).toEqual([
      409,
      'transfer_request.other',
    ]);
    const told = await market.toldOf(uuids[0]!);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ type: 'TRANSFER_SUSCRIPTION' });
    expect(told[0]!.message).toContain('Gestora Cardenal SGIIC nos ha pedido');
    expect((await historyOf(uuids[0]!)).lots).toEqual([]);
    await cancel(uuids[0]!);
  });

  test('for everything lets nothing else leave, and what it waits for is reserved', async () => {
    const part = await taken();
    const over = await receive({ gross_amount: '4900.00' });
    expect(over.statusCode, over.body).toBe(422);
    await cancel(part);
    const { uuid } = await market.accountOf('Ahorro familiar');
    const everything = {
      ...{ account_number: await numberOf(uuid), key_product: 'ES0103930006' },
      ...{ amount_shares_indicator: 'T', gross_amount: null },
    };
    const all = await taken(everything);
    const token = await server.token('ana');
    const payload = {
      ...{ uuid_account: uuid, operation_type: 'REEMBOLSO', key_product: '10393' },
      ...{ amount_shares_indicator: 'B', gross_amount: '100.00' },
    };
    const order = await server.ask('POST', '/api/operations', { token, payload });
    expect(order.statusCode, order.body).toBe(422);
    expect(order.body).toContain('total_transfer_pending');
    expect((await receive(everything)).body).toContain('total_transfer_pending');
    await cancel(all);
  });
});

test('money, dates and cost go to the other entity, and nothing is withheld', async () => {
  const before = await market.held(account, '10395');
  const uuid = await taken();
  const taxed = await taken({
    ...{ account_number: await numberOf(company), document: 'B82111113' },
    ...{ amount_shares_indicator: 'T', gross_amount: null },
  });
  await market.settleUntil('2026-12-02T09:00:00Z');
  expect(await market.way(uuid)).toEqual([
    ['VALIDATED', '2026-11-30'],
    ['RD_SENT', '2026-12-01'],
    ['FINALIZED', '2026-12-01'],
  ]);
  ops = await server.token('staff.ops', { scope: 'staff' });
  const row = await market.operation(uuid);
  expect(row).toMatchObject({
    ...{ nav_date: '2026-11-30', settlement_date: '2026-12-03', withholding: 0n },
    ...{ gross_amount: 30_000n, net_amount: 30_000n, fiscal_import: 0n },
  });
  expect(await market.held(account, '10395')).toBe(before - row.shares!);
  const history = await historyOf(uuid);
  expect(history).toMatchObject({
    ...{ xt_entity: 'Gestora Cardenal SGIIC', xt_isin_code: 'ES0138911033' },
    ...{ net_amount: '300.00', nav_date: '2026-11-30', settlement_date: '2026-12-03' },
    lots: [{ acquisition_date: '2026-11-23', shares: history.shares }],
  });
  const bought = 500_000n * row.shares!;
  const cost = BigInt(history.lots[0].cost.replace('.', ''));
  expect(cost).toBe((2n * bought + before) / (2n * before));
  const token = await server.token('ana');
  const seen = await server.ask('GET', `/api/operations/${uuid}`, { token });
  expect(seen.json().data.operation).toMatchObject({ cash: null, operation_status: 'FINALIZED' });

  // A company moves nothing untaxed: it sells, and its money goes on without history.
  const sold = await market.operation(taxed);
  const gain = sold.gross_amount! - sold.commission! - 500_000n;
  expect(sold.fiscal_import).toBe(gain);
  expect(sold.withholding).toBe(gain > 0n ? (gain * 19n + 50n) / 100n : 0n);
  expect((await historyOf(taxed)).lots).toEqual([]);
  expect(await market.held(company, '10395')).toBe(0n);
  const entries = await market.inTenant((db) => readLedger(db, [{ uuid: company }]));
  const year = ['2026-01-01', '2026-12-31'] as const;
  const report = taxReport(entries, new Map(), year, () => false);
  expect(report.sales).toMatchObject([
    { kind: 'externalTransferOut', gain, withholding: sold.withholding, uuid: taxed },
  ]);
  expect(report.moves).toEqual([]);
});

test('of movements recorded from papers the account says what went along', async () => {
  const recorded = await market.inTenant((db) =>
    db
      .selectFrom('operations')
      .selectAll()
      .where('operation_type', '=', 'TRASPASO_SALIDA')
      .where('uuid_request', 'is', null)
      .where('nav_date', '<', '2026-01-01')
      .executeTakeFirstOrThrow(),
  );
  const { lots, shares } = await historyOf(recorded.uuid);
  const sum = (lots as { shares: string }[]).reduce(
    (total, lot) => total + BigInt(lot.shares.replace('.', '')),
    0n,
  );
  expect(sum).toBe(BigInt(shares.replace('.', '')));
  const own = await market.inTenant((db) =>
    db
      .selectFrom('operations')
      .select('uuid')
      .where('operation_type', '=', 'SUSCRIPCION')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
  const path = `/api/staff/operations/${own.uuid}/fiscal-history`;
  expect((await server.ask('GET', path, { token: ops })).statusCode).toBe(404);
});

test('of a plan goes to another plan by its code, and keeps no code of a fund', async () => {
  const { uuid } = await market.accountOf('Plan de jubilación');
  const plan = { account_number: await numberOf(uuid), key_product: 'N9002' };
  const refused = await receive({ ...plan, pp_xt_dgs_code: 'X1' });
  expect(refused.json().result.errors).toMatchObject([
    { code: 'dgs_code', path: '/body/pp_xt_dgs_code' },
  ]);
  const own = await receive({ ...plan, pp_xt_dgs_code: 'N-9001' });
  expect(own.json().result.errors).toMatchObject([
    { code: 'dgs_not_own_plan', path: '/body/pp_xt_dgs_code' },
  ]);
  const operation = await taken({ ...plan, pp_xt_dgs_code: 'n-9101' });
  expect(await historyOf(operation)).toMatchObject({ pp_xt_dgs_code: 'N9101', xt_isin_code: null });
});

test('a part of a plan leaves in proportion from before and after 2007 where nothing else is said', async () => {
  const plan = await market.accountOf('Plan de jubilación');
  const answer = await receive({
    ...{
      account_number: await numberOf(plan.uuid),
      key_product: '64680',
      gross_amount: '900.00',
    },
    ...{ xt_isin_code: null, pp_xt_dgs_code: 'N9101' },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  const { uuid } = answer.json().data.operation;
  await market.settleUntil('2027-02-15T09:00:00Z');
  const { nav_date, shares } = await market.operation(uuid);
  const entries = await market.inTenant((db) => readLedger(db, [plan]));
  const before = replay(entries.filter(({ date }) => date < nav_date!)).holdings;
  const held = before.find(({ product }) => product === '64680')!.lots;
  const [older, all] = [sharesOf(held.filter(isBefore2007)), sharesOf(held)];
  const taken: Lot[] = [];
  replay(entries, undefined, (entry, lots) => entry.uuid === uuid && taken.push(...lots));
  expect(sharesOf(taken)).toBe(shares);
  expect(sharesOf(taken.filter(isBefore2007))).toBe((shares! * older * 2n + all) / (all * 2n));
  ops = await server.token('staff.ops', { scope: 'staff' });
  const { lots } = await historyOf(uuid);
  const handed = lots.filter((lot: { acquisition_date: string }) => lot.acquisition_date < '2007');
  expect(handed.length).toBeGreaterThan(0);
});

test('what a company has transferred in is bought on its day and at its amount', async () => {
  const uuid = await market.give({
    ...{ account: company, product: '10395', type: 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA' },
    gross_amount: 200_000n,
    details: { xt_isin_code: 'ES0138911033', xt_acount_origin: '1' },
  });
  await market.settleUntil('2027-03-15T09:00:00Z');
  const [arrival] = await market.carriedOut(uuid);
  expect(arrival).toMatchObject({
    operation_type: 'TRASPASO_ENTRADA',
    operation_status: 'FINALIZED',
  });
  const entries = await market.inTenant((db) => readLedger(db, [{ uuid: company }]));
  const { lots } = replay(entries).holdings.find(({ product }) => product === '10395')!;
  expect(lots).toMatchObject([{ acquired: arrival!.nav_date, cost: 200_000n }]);
});
