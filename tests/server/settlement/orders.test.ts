import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from './market.ts';

let server: TestServer;
let market: Market;
let token: string;
let account: string;

beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  token = await server.token('ana');
  account = (await market.accountOf('Ahorro familiar')).uuid;
});
afterAll(() => server.close());

const bank = uuidOf('almadraba/bank/ana/1');

async function order(body: object): Promise<string> {
  const payload = {
    uuid_account: account,
    key_product: '10395',
    has_read_dfi: true,
    has_read_report: true,
    ...body,
  };
  const answer = await server.ask('POST', '/api/operations', { token, payload });
  expect(answer.statusCode, answer.body).toBe(201);
  const { uuid } = answer.json().data.operation;
  await market.sign(uuid);
  return uuid;
}

describe('orders signed on Friday 20 November 2026 before the cut-off', () => {
  let subscription: string;
  let redemption: string;

  test('are settled by moving the clock, every day in between in order', async () => {
    subscription = await order({
      operation_type: 'SUSCRIPCION',
      gross_amount: '1000.00',
      pay_method: 'TRANSFERENCIA',
    });
    redemption = await order({
      operation_type: 'REEMBOLSO',
      amount_shares_indicator: 'B',
      gross_amount: '100.00',
      uuid_bank_account: bank,
    });
    await market.moveTo('2026-11-27T08:00:00Z');
    expect(await market.way(redemption)).toEqual([
      ['VALIDATED', '2026-11-21'],
      ['RD_SENT', '2026-11-21'],
      ['FINALIZED', '2026-11-23'],
    ]);
    expect(await market.way(subscription)).toEqual([
      ['VALIDATED', '2026-11-24'],
      ['RD_SENT', '2026-11-24'],
      ['FINALIZED', '2026-11-25'],
    ]);
  });

  test('get the NAV of the right day and the participations that it gives', async () => {
    const bought = await market.operation(subscription);
    const nav = await market.navOn('10395', '2026-11-24');
    expect(bought).toMatchObject({
      nav_date: '2026-11-24',
      value_date: '2026-11-24',
      nav,
      gross_amount: 100_000n,
      shares: (100_000n * 10_000_000_000n * 2n + nav) / (2n * nav),
    });
    const sold = await market.operation(redemption);
    expect(sold).toMatchObject({ nav_date: '2026-11-20', settlement_date: '2026-11-25' });
    expect(sold.net_amount).toBe(sold.gross_amount! - sold.withholding!);
  });
});

describe('a redemption that is executed', () => {
  const read = async (path: string, login = 'ana', scope?: 'staff') =>
    (
      await server.ask('GET', `/api${path}`, {
        token: await server.token(login, scope && { scope }),
      })
    ).json().data;

  test('is told to be settled on a day to come until that day, and never before as what came', async () => {
    token = await server.token('ana');
    const uuid = await order({
      operation_type: 'REEMBOLSO',
      amount_shares_indicator: 'B',
      gross_amount: '110.00',
      uuid_bank_account: bank,
    });
    const { products: before } = await read('/staff/promises', 'staff.read', 'staff');
    const judged = (rates: { orders: number }[]) =>
      rates.reduce((all, { orders }) => all + orders, 0);
    const self = (await read('/me')).private_area.intervener.uuid;
    const underWay = async () =>
      (
        await read(`/interveners/${self}/operations?under_way=true&$limit=null`)
      ).related_operations.find((each: { uuid: string }) => each.uuid === uuid);
    const shown = async () => (await read(`/operations/${uuid}`)).operation;
    await market.moveTo('2026-11-30T09:00:00Z');
    const { settlement_date: day } = await market.operation(uuid);
    expect(day).toBe('2026-12-02');
    for (const now of ['2026-11-30', '2026-12-01']) {
      await market.moveTo(`${now}T09:00:00Z`);
      const operation = await shown();
      expect(operation).toMatchObject({
        ...{ operation_status: 'FINALIZED', expected_settlement_date: day },
        bank_account: expect.stringMatching(/^ES\d\d \*{4} \d{4}$/),
      });
      const dates = operation.promise.date_outcomes.map(({ key }: { key: string }) => key);
      expect(dates).toEqual(['nav_date', 'value_date']);
      expect(await underWay()).toMatchObject({ expected_settlement_date: day });
    }
    const { products: waiting } = await read('/staff/promises', 'staff.read', 'staff');
    expect(judged(waiting)).toBe(judged(before));
    await market.moveTo(`${day}T09:00:00Z`);
    const settled = await shown();
    expect(settled.expected_settlement_date).toBeNull();
    expect(settled.promise.date_outcomes).toContainEqual({
      ...{ key: 'settlement_date', promised: day, came: day, cause: null },
    });
    expect(await underWay()).toBeUndefined();
    const { products: after } = await read('/staff/promises', 'staff.read', 'staff');
    expect(judged(after)).toBeGreaterThan(judged(before));
  });
});

describe('a hundred redemptions at once', () => {
  test.each([1, 2])(
    'of a third of what is held each: never more leaves than there is (round %i)',
    async (round) => {
      const product = round === 1 ? '10396' : '10393';
      const before = await market.held(account, product);
      const third = before / 3n;
      const payload = {
        uuid_account: account,
        key_product: product,
        operation_type: 'REEMBOLSO',
        amount_shares_indicator: 'P',
        uuid_bank_account: bank,
        shares: `${third / 1_000_000n}.${String(third % 1_000_000n).padStart(6, '0')}`,
      };
      const renewed = await server.token('ana');
      const answers = await Promise.all(
        Array.from({ length: 100 }, () =>
          server.ask('POST', '/api/operations', { token: renewed, payload }),
        ),
      );
      const taken = answers.filter(({ statusCode }) => statusCode === 201);
      expect(taken.length).toBeGreaterThan(0);
      expect(taken.length).toBeLessThanOrEqual(3);
      for (const answer of taken) await market.sign(answer.json().data.operation.uuid);
      await market.moveTo(`2026-12-0${round * 2 + 1}T08:00:00Z`);
      const after = await market.held(account, product);
      expect(after).toBeGreaterThanOrEqual(0n);
      // What periodic requests bring meanwhile comes on top.
      expect(after).toBeGreaterThanOrEqual(before - third * BigInt(taken.length));
    },
    120_000,
  );
});
