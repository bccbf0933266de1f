import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  isConserved,
  readFigures,
} from '../../../src/server/settlement/conservation/readFigures.ts';
import { createExternalParties } from '../../support/externalParties.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from './market.ts';

let server: TestServer;
let market: Market;
let parties: ReturnType<typeof createExternalParties>;
let account: string;
let plan: string;

beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  parties = createExternalParties(server, market);
  account = await market.openAccount(false);
  plan = (await market.accountOf('Plan de jubilación')).uuid;
  for (const name of names) given[name] = await subscribe();
  given.plan = await market.give({
    ...{ account: plan, product: '64680', type: 'APORTACION', gross_amount: 5_000n },
    details: { pay_method: 'DOMICILIACION' },
  });
  await parties.settleUntil('2026-11-24T08:30:00Z');
}, 60_000);
afterAll(() => server.close());

const names = ['paid', 'rejected', 'early', 'gone', 'cancelled'] as const;
const given = {} as Record<(typeof names)[number] | 'plan', string>;

const subscribe = (product = '10394') =>
  market.give({
    ...{ account, product, type: 'SUSCRIPCION', gross_amount: 100_000n },
    details: { pay_method: 'DOMICILIACION' },
  });
const say = async (uuid: string, result: string, more: object = {}) =>
  (await parties.debit(uuid, { reference: `${result}/${uuid}`, result, ...more })).statusCode;
const status = async (uuid: string) => (await market.operation(uuid)).operation_status;
const moneyOf = (uuid: string) =>
  market.inTenant((db) =>
    db.selectFrom('reconciliations').selectAll().where('uuid_operation', '=', uuid).execute(),
  );
const unequal = async () =>
  (await market.inTenant((db) => readFigures(db, market.tenant.id))).filter(
    (figure) => !isConserved(figure),
  );

describe('a direct debit', () => {
  test('pays its order when the bank says so, at the NAV of that day, and not before', async () => {
    const uuid = given.paid;
    expect(await status(uuid)).toBe('SIGNED');
    expect(await moneyOf(uuid)).toEqual([]);
    expect(await say(uuid, 'PAID')).toBe(200);
    expect(await say(uuid, 'PAID')).toBe(200);
    expect(await moneyOf(uuid)).toMatchObject([{ amount: 100_000n, source: 'DIRECT_DEBIT' }]);
    await say(given.gone, 'PAID');
    await say(given.plan, 'PAID');
    await parties.settleUntil('2026-11-26T08:30:00Z');
    expect(await market.operation(uuid)).toMatchObject({
      ...{ operation_status: 'FINALIZED', nav_date: '2026-11-24' },
    });
  });

  test('that is rejected ends its order, by mail and notification', async () => {
    const uuid = given.rejected;
    expect(await say(uuid, 'REJECTED', { reason: 'saldo insuficiente' })).toBe(200);
    expect(await status(uuid)).toBe('CANCELLED');
    const told = (await market.toldOf(uuid)).map(({ message }) => message).join('\n');
    expect(told).toContain('saldo insuficiente');
    expect(told).not.toContain('Le devolveremos');
    expect((await parties.letters()).length).toBe(1);
    expect(await say(uuid, 'REJECTED')).toBe(200);
    expect((await parties.letters()).length).toBe(1);
    const late = await parties.debit(uuid, { reference: 'late', result: 'PAID' });
    expect(late.statusCode).toBe(409);
  });

  test('that is returned before the execution ends its order, which buys nothing', async () => {
    const uuid = given.early;
    await say(uuid, 'PAID');
    expect(await say(uuid, 'RETURNED')).toBe(200);
    expect(await status(uuid)).toBe('CANCELLED');
    await parties.settleUntil('2026-11-30T08:30:00Z');
    expect(await status(uuid)).toBe('CANCELLED');
    expect(await market.carriedOut(uuid)).toEqual([]);
    expect((await market.toldOf(uuid)).map(({ message }) => message).join()).not.toContain(
      'Le devolveremos',
    );
    expect(await unequal()).toEqual([]);
  });

  test('that is returned after the execution takes back exactly what it bought, without gain', async () => {
    for (const uuid of [given.paid, given.plan]) {
      const bought = await market.operation(uuid);
      const before = await market.held(bought.uuid_account, bought.key_product);
      expect(await say(uuid, 'RETURNED', { reason: 'orden del deudor' })).toBe(200);
      expect(await status(uuid)).toBe('FINALIZED');
      const [undone, ...more] = await market.carriedOut(uuid);
      expect(more).toEqual([]);
      expect(undone).toMatchObject({
        ...{ shares: bought.shares, net_amount: bought.gross_amount, fiscal_import: 0n },
        ...{ withholding: 0n, operation_status: 'FINALIZED' },
      });
      expect(await market.held(bought.uuid_account, bought.key_product)).toBe(
        before - bought.shares!,
      );
      expect(await say(uuid, 'RETURNED')).toBe(200);
      expect(await market.carriedOut(uuid)).toHaveLength(1);
    }
    expect(await unequal()).toEqual([]);
    const alerts = await parties.alerts('DEBIT_RETURNED');
    expect(alerts.map(({ subject }) => subject)).toEqual([given.paid, given.plan]);
  });

  test('whose participations are sold meanwhile moves nothing, and staff claim the money', async () => {
    const { shares } = await market.operation(given.gone);
    const sale = { amount_shares_indicator: 'P', shares: shares! / 2n } as const;
    const order = { account, product: '10394', type: 'REEMBOLSO' } as const;
    await market.give({ ...order, ...sale, gross_amount: null });
    await parties.settleUntil('2026-12-03T08:30:00Z');
    expect(await say(given.gone, 'RETURNED')).toBe(200);
    expect(await market.carriedOut(given.gone)).toEqual([]);
    const alert = (await parties.alerts('DEBIT_RETURNED')).at(-1);
    expect(alert!.facts.outcome).toContain('reclamar');
    expect(await unequal()).toEqual([]);
  });

  test('that pays an order which was cancelled is given back', async () => {
    const uuid = given.cancelled;
    const ana = await server.token('ana');
    await server.ask('DELETE', `/api/operations/${uuid}`, { token: ana });
    expect(await status(uuid)).toBe('CANCELLED');
    expect(await say(uuid, 'PAID')).toBe(200);
    expect(await status(uuid)).toBe('CANCELLED');
    expect((await parties.alerts('DEBIT_UNEXPECTED')).map(({ subject }) => subject)).toEqual([
      uuid,
    ]);
    expect(await moneyOf(uuid)).toEqual([]);
  });
});
