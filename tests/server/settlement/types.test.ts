import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from './market.ts';

let server: TestServer;
let market: Market;
const given: Record<string, string> = {};

/** Aliases of the accounts on which the orders are given. */
const FUNDS = 'Ahorro familiar';
const PLAN = 'Plan de jubilación';

const debit = { pay_method: 'DOMICILIACION' };
const periodic = { is_periodic: true, per_period: 'MENSUAL', per_start_date: '2026-11-28' };
const benefit = {
  pp_redemption_cause: 'JUBILACION',
  pp_redemption_collection_method: 'TOTAL',
  pp_compartment: '3',
};
const elsewhere = { xt_isin_code: 'ES0138911033', xt_acount_origin: '9999-01' };

const orders = {
  subscription: { type: 'SUSCRIPCION', gross_amount: 100_000n, details: debit },
  short: {
    type: 'SUSCRIPCION',
    gross_amount: 100_013n,
    details: { pay_method: 'TRANSFERENCIA' },
  },
  cheque: { type: 'SUSCRIPCION', gross_amount: 50_000n, details: { pay_method: 'CHEQUE' } },
  redemption: { type: 'REEMBOLSO', gross_amount: 10_000n },
  net: { type: 'REEMBOLSO', net_amount: 20_000n, amount_shares_indicator: 'I' },
  counted: { type: 'REEMBOLSO', shares: 3_500_000n, amount_shares_indicator: 'P' },
  transfer: {
    type: 'SOLICITUD_TRASPASO_INTERNO',
    gross_amount: 30_000n,
    details: { key_product_target: '10396' },
  },
  external: {
    type: 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA',
    gross_amount: 400_000n,
    details: elsewhere,
  },
  rejected: {
    type: 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA',
    gross_amount: 400_000n,
    details: { ...elsewhere, xt_acount_origin: '9999-13' },
  },
  contribution: {
    type: 'APORTACION',
    account: PLAN,
    product: '64680',
    gross_amount: 5_000n,
    details: debit,
  },
  benefit: {
    type: 'RESCATE',
    account: PLAN,
    product: '64680',
    gross_amount: 100_000n,
    details: benefit,
  },
  buying: {
    type: 'SOLICITUD_SUSCRIPCION_PERIODICA',
    gross_amount: 10_000n,
    details: { ...periodic, ...debit },
  },
  selling: { type: 'SOLICITUD_REEMBOLSO_PERIODICO', gross_amount: 10_000n, details: periodic },
  tooMuch: {
    type: 'SOLICITUD_REEMBOLSO_PERIODICO',
    gross_amount: 900_000_000n,
    details: { ...periodic, per_end_date: '2026-11-29' },
  },
  overLimit: {
    type: 'SOLICITUD_APORTACION_PERIODICA',
    account: PLAN,
    product: '64682',
    gross_amount: 140_000n,
    details: { ...periodic, ...debit },
  },
  within: {
    type: 'SOLICITUD_APORTACION_PERIODICA',
    account: 'Plan de Luis',
    product: '64682',
    gross_amount: 2_000n,
    details: { ...periodic, ...debit },
  },
} as const;
type Name = keyof typeof orders;

beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  for (const [name, order] of Object.entries(orders)) {
    const alias = 'account' in order ? order.account : FUNDS;
    const { uuid } = await market.accountOf(alias);
    given[name] = await market.give({ ...order, account: uuid });
  }
  await market.moveTo('2026-12-02T08:00:00Z');
});
afterAll(() => server.close());

const uuid = (name: Name) => given[name]!;

describe('what was signed on Friday 20 November 2026 before the cut-off', () => {
  test.each([
    // Debited on Monday: NAV of Monday, known on Tuesday.
    ['subscription', 'VALIDATED 23, RD_SENT 23, FINALIZED 24'],
    ['contribution', 'VALIDATED 23, RD_SENT 23, FINALIZED 24'],
    // The demo's staff works at the weekend; the NAV of Friday is known on Monday.
    ['redemption', 'VALIDATED 21, RD_SENT 21, FINALIZED 23'],
    ['net', 'VALIDATED 21, RD_SENT 21, FINALIZED 23'],
    ['counted', 'VALIDATED 21, RD_SENT 21, FINALIZED 23'],
    ['benefit', 'VALIDATED 21, RD_SENT 21, FINALIZED 23'],
    // Out of the market between Friday's and Monday's NAV.
    ['transfer', 'VALIDATED 21, RD_SENT 21, FINALIZED 24'],
    ['external', 'VALIDATED 21, SNCE_1 23, SNCE_2 24, SNCE_3 25, FINALIZED 26'],
    ['rejected', 'VALIDATED 21, SNCE_1 23, CANCELLED 24'],
    ['buying', 'VALIDATED 21, PERIODIC_ACTIVE 21'],
    ['selling', 'VALIDATED 21, PERIODIC_ACTIVE 21'],
    ['overLimit', 'VALIDATED 21, PERIODIC_ACTIVE 21'],
    ['tooMuch', 'VALIDATED 21, PERIODIC_ACTIVE 21, FINALIZED 30'],
    // Their money never came, or not all of it.
    ['short', ''],
    ['cheque', ''],
  ] as [Name, string][])('%s: %s', async (name, way) => {
    const found = await market.way(uuid(name));
    expect(found.map(([status, day]) => `${status} ${day.slice(8)}`).join(', ')).toBe(way);
  });
});

describe('an execution', () => {
  test('of a subscription buys at the NAV of the day of its money', async () => {
    const nav = await market.navOn('10395', '2026-11-23');
    expect(await market.operation(uuid('subscription'))).toMatchObject({
      ...{ nav, nav_date: '2026-11-23', value_date: '2026-11-23' },
      ...{ gross_amount: 100_000n, net_amount: 100_000n, withholding: 0n, commission: 0n },
      shares: (100_000n * 20_000_000_000n + nav) / (2n * nav),
    });
  });

  test('of a redemption withholds 19 % of its gain and pays the rest in three days', async () => {
    const sold = await market.operation(uuid('redemption'));
    expect(sold).toMatchObject({ nav_date: '2026-11-20', settlement_date: '2026-11-25' });
    expect(sold.gross_amount).toBe(10_000n);
    const gain = sold.fiscal_import!;
    const tax = gain > 0n ? (gain * 19n + 50n) / 100n : 0n;
    expect(sold.withholding! - tax).toBeGreaterThanOrEqual(-1n);
    expect(sold.withholding! - tax).toBeLessThanOrEqual(1n);
    expect(sold.net_amount).toBe(10_000n - sold.withholding!);
  });

  test('nets what was asked net, and takes the participations that were asked', async () => {
    expect((await market.operation(uuid('net'))).net_amount).toBe(20_000n);
    expect((await market.operation(uuid('counted'))).shares).toBe(3_500_000n);
  });

  test('of a benefit withholds on all that is not reduced', async () => {
    const paid = await market.operation(uuid('benefit'));
    expect(paid.gross_amount).toBe(100_000n);
    expect(paid.withholding).toBeGreaterThan(0n);
    expect(paid.withholding).toBeLessThanOrEqual(19_000n);
    expect(paid.net_amount).toBe(100_000n - paid.withholding!);
  });

  test('of a transfer has two halves, the second a value day later with all the money', async () => {
    const [out, into] = await market.carriedOut(uuid('transfer'));
    expect(out).toMatchObject({
      ...{ operation_type: 'TRASPASO_SALIDA', key_product: '10395', nav_date: '2026-11-20' },
      ...{ gross_amount: 30_000n, withholding: 0n, counterpart: into!.uuid },
    });
    expect(into).toMatchObject({
      ...{ operation_type: 'TRASPASO_ENTRADA', key_product: '10396', nav_date: '2026-11-23' },
      ...{ gross_amount: 30_000n, operation_status: 'FINALIZED', counterpart: out!.uuid },
    });
  });

  test('of a transfer from elsewhere brings its fiscal history', async () => {
    const [arrival] = await market.carriedOut(uuid('external'));
    expect(arrival).toMatchObject({ operation_type: 'TRASPASO_ENTRADA', nav_date: '2026-11-25' });
    expect(arrival!.details.lots).toMatchObject([
      { acquisition_date: '2012-05-21', cost: '2400.00' },
      { acquisition_date: '2019-06-03', cost: '800.00' },
    ]);
  });

  test('completes the ticket of the order', async () => {
    for (const name of ['subscription', 'contribution', 'transfer'] as const) {
      const tickets = await market.inTenant((db) =>
        db
          .selectFrom('documents')
          .select('validation')
          .where('uuid_owner', '=', uuid(name))
          .where('subcategory', '=', 'OPERATION_TICKET')
          .execute(),
      );
      expect(tickets).toEqual([{ validation: 'VALIDADO' }]);
    }
  });
});

describe('a periodic request that begins on a Saturday', () => {
  test.each(['buying', 'selling', 'within'] as const)(
    '%s has one occurrence, on Monday at the NAV of Monday',
    async (name) => {
      const children = await market.carriedOut(uuid(name));
      expect(children).toHaveLength(1);
      expect(children[0]).toMatchObject({
        ...{ operation_status: 'FINALIZED', nav_date: '2026-11-30' },
        gross_amount: orders[name].gross_amount,
      });
    },
  );

  test.each([
    ['overLimit', 'Con ella pasaría del límite de aportaciones de este año.'],
    ['tooMuch', 'No hay participaciones suficientes.'],
  ] as const)('%s is left out and its owner is told why', async (name, why) => {
    expect(await market.carriedOut(uuid(name))).toEqual([]);
    const told = await market.toldOf(uuid(name));
    expect(told.map(({ message }) => message).join('\n')).toContain(why);
  });
});

test('a transfer of another amount is not matched, and the parties are told once', async () => {
  const told = await market.toldOf(uuid('short'));
  const messages = told.filter(({ type }) => type === 'OPERATION_PAYMENT');
  expect(messages).toHaveLength(1);
  expect(messages[0]!.message).toContain('999,13\u00a0€');
});
