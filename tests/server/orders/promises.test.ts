import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schema } from '#/contract/schema.ts';
import { addDays } from '../../../src/domain/dates/plainDate.ts';
import { fc } from '../../support/fc.ts';
import { startTestServer, NOW, type TestServer } from '../../support/server.ts';
import { isWhole, times } from '../../support/sweep.ts';
import { createMarket, type Market } from '../settlement/market.ts';
import { choices, orderBy, type Choices, type Terms } from './orderByTerms.ts';

let server: TestServer;
let market: Market;
let products: Product[];
let entity: string;
const places: { login: string; account: string; held: string[] }[] = [];
const logins = ['ana', 'luis', 'iberica', 'nora', 'tutor', 'amelie', 'usuf', 'fundacion'];
const types = {
  FI: [
    ...['SUSCRIPCION', 'REEMBOLSO', 'SOLICITUD_TRASPASO_INTERNO'],
    'SOLICITUD_TRASPASO_EXTERNO_ENTRADA',
  ],
  PP: ['APORTACION', 'RESCATE', 'SOLICITUD_TRASPASO_INTERNO'],
};
type Product = Pick<Schema<'Product'>, 'key_product' | 'kind'>;

const read = async (login: string, url: string) =>
  (await server.ask('GET', url, { token: await server.token(login) })).json().data;

beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  await market.moveTo(NOW);
  const all = (await read('ana', '/api/products?$limit=null')).products;
  products = all;
  entity = (await read('ana', '/api/cnmv?$limit=1')).entities[0].key;
  for (const login of logins) {
    const { accounts } = (await read(login, '/api/me')).private_area;
    for (const { uuid: account } of accounts as { uuid: string }[]) {
      const found = await read(login, `/api/accounts/${account}/products?$limit=null`);
      const held = (found?.products ?? []) as { key_product: string }[];
      if (held.length > 0)
        places.push({ login, account, held: held.map(({ key_product }) => key_product) });
    }
  }
});
afterAll(() => server.close());

interface Step {
  place: number;
  type: number;
  product: number;
  target: number;
  chosen: Choices;
  /** Hours that pass before it is given, and before it is signed; and whether it ever is. */
  before: number;
  until: number;
}

const steps = fc.record<Step>({
  place: fc.nat(),
  type: fc.nat(),
  product: fc.nat(),
  target: fc.nat(),
  chosen: choices,
  before: fc.constantFrom(0, 1, 5, 26),
  until: fc.constantFrom(0, 0, 0, 3, 22, 50),
});

const pick = <T>(from: readonly T[], at: number) => from[at % from.length]!;
const later = (now: string, hours: number) =>
  new Date(Date.parse(now) + hours * 3_600_000).toISOString();

interface Given {
  login: string;
  uuid: string;
  terms: Terms;
  signAt: string;
}

/** As the form of its type sends it. */
function asFormed(order: Record<string, unknown> | undefined) {
  if (!order) return undefined;
  const { amount_shares_indicator, uuid_bank_account, ...rest } = order;
  const { operation_type: type, pay_method } = rest;
  const isEntry = type === 'SUSCRIPCION' || type === 'APORTACION';
  const isFromBank = !isEntry || pay_method === 'DOMICILIACION';
  return {
    ...rest,
    ...(!isEntry && { amount_shares_indicator }),
    ...(isFromBank && uuid_bank_account !== undefined && { uuid_bank_account }),
    ...(type === 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA' && { xt_entity: entity }),
    ...(type === 'RESCATE' && { pp_redemption_defer: 'NO_DIFERIDO' }),
  };
}

/** An order as its terms allow it, given through the API; undefined where it may not be given. */
async function give(step: Step, now: string): Promise<Given | undefined> {
  const { login, account, held } = pick(places, step.place);
  const product = pick(held, step.product);
  const { kind } = products.find(({ key_product }) => key_product === product)!;
  const type = pick(types[kind === 'FI' ? 'FI' : 'PP'], step.type);
  const alike = products.filter((each) => each.kind === kind && each.key_product !== product);
  const query = new URLSearchParams({
    ...{ operation_type: type, key_product: product },
    ...(type === 'SOLICITUD_TRASPASO_INTERNO' && {
      key_product_target: pick(alike, step.target).key_product,
    }),
  });
  const found = await read(login, `/api/accounts/${account}/order-terms?${query}`);
  const terms = found?.terms as Terms | undefined;
  const order = terms?.availability.is_available && asFormed(orderBy(terms, step.chosen));
  if (!order) return undefined;
  const token = await server.token(login);
  const answer = await server.ask('POST', '/api/operations', { token, payload: order });
  // What forms refuse besides is theirs to hold: here it is what was taken that counts.
  if (answer.statusCode !== 201) return undefined;
  const { uuid } = answer.json().data.operation;
  return { login, uuid, terms: terms, signAt: later(now, step.until) };
}

const show = async ({ login, uuid }: Given): Promise<Schema<'Operation'>> =>
  (await read(login, `/api/operations/${uuid}`)).operation;

type Rate = Schema<'PromiseRate'>;

/** What staff see of it, by product. */
async function readRates(): Promise<Rate[]> {
  const token = await server.token('staff.read', { scope: 'staff' });
  return (await server.ask('GET', '/api/staff/promises', { token })).json().data.products;
}

/** What is said of an order that has just been given is what its giver was shown. */
async function expectShown(given: Given): Promise<void> {
  const { promise, course, operation_type } = await show(given);
  const [first, ...more] = promise!.history;
  const { closing_days, notice_days, source_publication_date, ...dates } = given.terms.dates!;
  expect(closing_days).toBeDefined();
  expect(source_publication_date !== null).toBe(dates.target_nav_date !== null);
  expect(notice_days).toBeDefined();
  expect(first).toMatchObject({ ...dates, cause: 'SENT' });
  expect(more).toEqual([]);
  expect(promise!.shown).toEqual(first);
  expect(course!.filter(({ state }) => state === 'NOW')).toHaveLength(1);
  expect(course!.at(-1), operation_type).toMatchObject({
    key: 'SETTLEMENT',
    state: 'AHEAD',
    date: dates.settlement_date,
  });
}

/** Differences of an order that is executed: with their causes held against what happened. */
async function differencesOf(given: Given) {
  const operation = await show(given);
  const promise = operation.promise!;
  const isOver = operation.operation_status === 'FINALIZED';
  const outcomes = [
    ...promise.date_outcomes,
    ...promise.amount_outcomes,
    ...promise.share_outcomes,
  ];
  const told = JSON.stringify({ operation });
  if (!isOver) expect(outcomes, told).toEqual([]);
  for (const { promised, came, cause } of outcomes) {
    expect(cause === null, told).toBe(promised === came);
    if (cause === 'NAV' && operation.nav)
      expect(operation.nav, told).not.toBe(promise.history[0]!.nav);
    const renewed = promise.history.slice(1).map((each) => each.cause);
    if (cause === 'SIGNATURE' || cause === 'MONEY' || cause === 'DOCUMENTS')
      expect(renewed, told).toContain(cause);
  }
  return { isOver, outcomes };
}

test(
  'what was promised of an order is what came, or the difference has a named cause',
  { timeout: 900_000 },
  async () => {
    const runs = fc.sample(steps, { numRuns: times(300, 40), seed: 20_261_121 });
    const open: Given[] = [];
    const given: Given[] = [];
    let now = NOW;
    const goTo = async (instant: string) => {
      now = instant;
      await market.settleUntil(now);
    };
    for (const step of runs) {
      await goTo(later(now, step.before));
      for (const due of open.filter(({ signAt }) => signAt <= now)) {
        await market.sign(due.uuid);
        open.splice(open.indexOf(due), 1);
      }
      const one = await give(step, now);
      if (!one) continue;
      await expectShown(one);
      given.push(one);
      if (one.signAt <= now) await market.sign(one.uuid);
      else open.push(one);
    }
    await goTo(later(now, 60));
    for (const { uuid } of open) await market.sign(uuid);
    await goTo(`${addDays(now.slice(0, 10), 30)}T12:00:00.000Z`);
    const figures: Record<string, number> = { given: given.length, executed: 0, kept: 0 };
    for (const each of given) {
      const { isOver, outcomes } = await differencesOf(each);
      if (!isOver) continue;
      figures.executed! += 1;
      for (const { cause } of outcomes) {
        const name = cause ?? 'kept';
        figures[name] = (figures[name] ?? 0) + 1;
      }
    }
    const told = JSON.stringify(figures);
    expect(figures.executed, told).toBeGreaterThan(4);
    expect(figures.kept, told).toBeGreaterThan(4);
    expect(figures.MONEY ?? 0, told).toBeGreaterThan(0);
    const rates = await readRates();
    const sum = (of: (rate: Rate) => number) => rates.reduce((all, each) => all + of(each), 0);
    expect(sum(({ orders }) => orders)).toBe(figures.executed);
    expect(sum(({ unexplained }) => unexplained)).toBe(0);
    const moved = sum((each) => each.moved.reduce((all, { orders }) => all + orders, 0));
    expect(sum(({ kept }) => kept) + moved).toBe(figures.executed);
    if (isWhole) process.stdout.write(`promises: ${told}\nrates: ${JSON.stringify(rates)}\n`);
  },
);
