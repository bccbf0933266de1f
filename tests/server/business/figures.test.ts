import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Schema } from '../../../src/contract/schema.ts';
import { idOf, startDemo, type Caller, type Demo } from './demo.ts';
import { half, readBooks, type Books } from './plainBooks.ts';

const TODAY = '2026-11-20';

let demo: Demo;
const books: Record<string, Books> = {};
beforeAll(async () => {
  demo = await startDemo();
  for (const name of ['almadraba', 'encinar', 'faro']) books[name] = await readBooks(demo, name);
});
afterAll(() => demo.close());

const clients: [login: string, tenant: string][] = [
  ['ana', 'almadraba'],
  ['luis', 'almadraba'],
  ['iberica', 'almadraba'],
  ['fundacion', 'almadraba'],
  ['nora', 'almadraba'],
  ['tutor', 'almadraba'],
  ['usuf', 'almadraba'],
  ['migrada', 'almadraba'],
  ['testcaducado', 'almadraba'],
  ['borrador', 'almadraba'],
  ['john', 'almadraba'],
  ['grande', 'almadraba'],
  ['ana', 'encinar'],
  ['iberica', 'encinar'],
  ['ana', 'faro'],
];

const cents = (money: string) => BigInt(money.replace('.', ''));
const valueOf = (shares: bigint, nav: bigint) => half(shares * nav, 10n ** 10n);
const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

interface Client {
  caller: Caller;
  self: string;
  accounts: Schema<'Account'>[];
  own: Books;
}

async function clientOf(login: string, tenant: string): Promise<Client> {
  const caller = await demo.as(login, tenant);
  const self = `/interveners/${idOf(`intervener/${login}`, tenant)}`;
  const { rows } = await caller.all<Schema<'Account'>>(`${self}/accounts`);
  return { caller, self, accounts: rows, own: books[tenant]! };
}

/** The worth of an account at the end of a day, by the second bookkeeper. */
function worthOn(own: Books, account: string, day: string): bigint {
  const held = [...own.holdingsOn(account, day)];
  const values = held.map(([product, { shares }]) => valueOf(shares, own.navOn(product, day).nav));
  return sum(values) + own.transitOn(account, day);
}

describe.each(clients)('the figures of %s of %s', (login, tenant) => {
  let client: Client;
  beforeAll(async () => {
    client = await clientOf(login, tenant);
  });

  test('have the participations, NAVs, values and FIFO costs that the operations add up to', async () => {
    const { caller, accounts, own } = client;
    for (const { uuid } of accounts) {
      const { positions } = await caller.read<'listAccountPositions'>(
        `/accounts/${uuid}/positions`,
      );
      const expected = [...own.holdingsOn(uuid, TODAY)].map(([product, { shares, cost }]) => {
        const { nav, date } = own.navOn(product, TODAY);
        const value = valueOf(shares, nav);
        return { product, shares, nav, date, value, cost, gain: value - cost };
      });
      const found = positions.map((position) => ({
        product: position.key_product,
        shares: cents(position.shares),
        nav: cents(position.nav),
        date: position.nav_date,
        value: cents(position.value),
        cost: cents(position.cost),
        gain: cents(position.gain),
      }));
      const byProduct = (left: { product: string }, right: { product: string }) =>
        left.product < right.product ? -1 : 1;
      expect(found.sort(byProduct)).toEqual(expected.sort(byProduct));
    }
  });

  test('are worth per account what its positions are, and gained what was not put in', () => {
    for (const { uuid, value, net_invested, gain, gain_percent } of client.accounts) {
      expect(cents(value!)).toBe(worthOn(client.own, uuid, TODAY));
      const invested = client.own.netInvestedOn(uuid, TODAY);
      expect(cents(net_invested!)).toBe(invested);
      expect(cents(gain!)).toBe(cents(value!) - invested);
      const percent = invested > 0n ? (Number(cents(gain!)) * 100) / Number(invested) : null;
      if (percent === null) expect(gain_percent).toBeNull();
      else expect(Number(gain_percent)).toBeCloseTo(percent, 1);
    }
  });

  test('of all accounts add up to those of the client', async () => {
    const { caller, self, accounts } = client;
    const balance = await caller.read<'getIntervenerBalance'>(`${self}/balance`);
    for (const figure of ['value', 'net_invested', 'gain'] as const)
      expect(cents(balance[figure])).toBe(sum(accounts.map((account) => cents(account[figure]!))));
  });

  test('are distributed in parts that make exactly a hundred percent of the positions', async () => {
    const { caller, self, accounts } = client;
    for (const path of [self, ...accounts.map(({ uuid }) => `/accounts/${uuid}`)]) {
      const { distribution } = await caller.read<'getIntervenerDistribution'>(
        `${path}/distribution`,
      );
      const isEmpty = distribution.length === 0;
      expect(sum(distribution.map(({ percent }) => cents(percent)))).toBe(isEmpty ? 0n : 10_000n);
      const whole = sum(distribution.map(({ value }) => cents(value)));
      for (const { value, percent } of distribution) {
        const exact = (Number(cents(value)) * 100) / Number(whole);
        expect(Math.abs(Number(percent) - exact)).toBeLessThan(0.01);
      }
      const uuids = path === self ? accounts.map(({ uuid }) => uuid) : [path.split('/').at(-1)!];
      expect(whole).toBe(sum(uuids.map((uuid) => worthOn(client.own, uuid, TODAY))));
    }
  });

  test('end their evolution where the balance stands, whatever the range', async () => {
    const { caller, self } = client;
    const balance = await caller.read<'getIntervenerBalance'>(`${self}/balance`);
    for (const range of ['1M', '3M', '1A', 'TODO']) {
      const { evolution } = await caller.read<'getIntervenerEvolution'>(
        `${self}/evolution?range=${range}`,
      );
      const { value, net_invested } = balance;
      const { date, ...figures } = evolution.at(-1)!;
      expect(figures).toEqual({ value, net_invested });
      // Of several products the balance names the oldest NAV, and never a day after the last point.
      if (balance.value_date) expect(balance.value_date <= date).toBe(true);
    }
  });

  test('were on earlier days what the operations until then add up to', async () => {
    const { caller, accounts, own } = client;
    for (const { uuid } of accounts.slice(0, 6)) {
      const { evolution } = await caller.read<'listAccountEvolution'>(
        `/accounts/${uuid}/evolution?range=TODO`,
      );
      for (const { date, value, net_invested } of evolution.filter(
        (_, index) => index % 40 === 0,
      )) {
        expect([date, cents(value)]).toEqual([date, worthOn(own, uuid, date)]);
        expect([date, cents(net_invested)]).toEqual([date, own.netInvestedOn(uuid, date)]);
      }
    }
  });
});

describe('a transfer between funds', () => {
  test('on its way over a weekend is worth what left, and no money was put in or taken out', async () => {
    const { caller, accounts, own } = await clientOf('grande', 'almadraba');
    let seen = 0;
    for (const { uuid } of accounts) {
      const { evolution } = await caller.read<'listAccountEvolution'>(
        `/accounts/${uuid}/evolution?range=TODO`,
      );
      for (const { date, value, net_invested } of evolution) {
        if (own.transitOn(uuid, date) === 0n) continue;
        seen++;
        expect([uuid, date, cents(value)]).toEqual([uuid, date, worthOn(own, uuid, date)]);
        expect(cents(net_invested)).toBe(own.netInvestedOn(uuid, date));
      }
      if (seen >= 5) break;
    }
    expect(seen).toBeGreaterThanOrEqual(5);
  });

  test('and the next keep the cost of the first purchase, eight years and two funds later', async () => {
    const ana = await demo.as('ana');
    const { positions } = await ana.read<'listAccountPositions'>(
      `/accounts/${idOf('account/ana/1')}/positions`,
    );
    const costOf = (key: string) =>
      cents(positions.find(({ key_product }) => key_product === key)!.cost);
    // 2015: 20 000 € in 10395; 2019: all of it to 10394; 2023: a part of that on to 10396, which had
    // no other money then and has got 24 × 150 … since.
    const bought = 12n * 15_000n + 12n * 15_750n + 11n * 16_500n;
    expect(costOf('10394') + costOf('10396') - bought).toBe(2_000_000n);
  });

  test('of a company is a sale and a purchase: taxed, and bought anew', async () => {
    const iberica = await demo.as('iberica');
    const { positions } = await iberica.read<'listAccountPositions'>(
      `/accounts/${idOf('account/iberica/1')}/positions`,
    );
    const target = positions.find(({ key_product }) => key_product === '75152')!;
    const point = books.almadraba!.navOn('75152', '2025-02-11');
    expect(point.date).toBe('2025-02-11');
    const paid = valueOf(cents(target.shares), point.nav);
    expect(Math.abs(Number(cents(target.cost) - paid))).toBeLessThanOrEqual(1);
    expect(cents(target.cost)).toBeLessThanOrEqual(3_000_000n);
  });
});

const isDeferred = (type: string, isCompany: boolean) =>
  ['HERENCIA_SALIDA', 'DEVOLUCION_EXCESO'].includes(type) ||
  (type === 'TRASPASO_SALIDA' && !isCompany);

test('every redemption kept the gain and the tax that its FIFO lots give', () => {
  for (const { sales } of Object.values(books)) {
    expect(sales.length).toBeGreaterThan(300);
    for (const { uuid, type, isInternal, isCompany, gain, storedGain, storedTax } of sales) {
      // Of a benefit it is the work income, not the gain.
      if (type === 'RESCATE') expect(storedGain).toBeGreaterThan(gain);
      // What is deferred, inherited or given back is taxed with nothing.
      else
        expect([uuid, type, storedGain]).toEqual([
          uuid,
          type,
          isDeferred(type, isCompany) ? 0n : gain,
        ]);
      const isTaxed = type.startsWith('REEMBOLSO') || (isInternal && isCompany);
      const tax = isTaxed && gain > 0n ? half(gain * 19n, 100n) : 0n;
      if (type !== 'RESCATE') expect([uuid, storedTax]).toEqual([uuid, tax]);
    }
  }
});

test('a contributor is worth what their own contributions are', async () => {
  const own = await readBooks(demo, 'almadraba', idOf('intervener/aportante'));
  const plan = idOf('account/ana/2');
  const aportante = await demo.as('aportante');
  const { account } = await aportante.read<'getAccount'>(`/accounts/${plan}`);
  expect(cents(account.value!)).toBe(worthOn(own, plan, TODAY));
  expect(cents(account.net_invested!)).toBe(own.netInvestedOn(plan, TODAY));
  const balance = await aportante.read<'getIntervenerBalance'>(
    `/interveners/${idOf('intervener/aportante')}/balance`,
  );
  const uuids = [plan, idOf('account/aportante/1')];
  expect(cents(balance.value)).toBe(sum(uuids.map((uuid) => worthOn(own, uuid, TODAY))));
});
