import { withTenant } from '../../src/server/database/withTenant.ts';
import { sql } from 'kysely';
import { replay } from '../../src/domain/valuation/replay.ts';
import { productsOf } from '../../src/demo/world/products.ts';
import { navsUpTo, publishNavs } from '../../src/demo/seeding/publishNavs.ts';
import { demoTenants } from '../../src/demo/world/tenants.ts';
import { readFiscalHistory } from '../../src/server/settlement/executions/fiscalHistory.ts';
import { settleTenant } from '../../src/server/settlement/settleTenant.ts';
import { withRelease } from '../../src/server/tenants/withRelease.ts';
import { readLedger } from '../../src/server/positions/readLedger.ts';
import { storeDeparture } from '../../src/server/orders/storeDeparture.ts';
import { createMarket, type Market } from '../server/settlement/market.ts';
import { fc } from './fc.ts';
import { keepBooks, type PlainBooks, type PlainLot, type PlainOrder } from './plainBookkeeper.ts';
import type { TestServer } from './server.ts';

/** Funds of the demo; the second one gets fees. */
const FUNDS = ['10392', '10393', '10395'];
const FEES = { in: 100n, out: 50n };
const DAYS = ['11-23', '11-24', '11-26', '11-27', '12-03', '12-04', '12-07', '12-08', '12-10'].map(
  (day) => `2026-${day}`,
);

const LAST = '2026-12-18';

const amount = fc.bigInt({ min: 1_000n, max: 400_000n });
const anOrder: fc.Arbitrary<PlainOrder> = fc
  .record({
    kind: fc.constantFrom('buy', 'buy', 'sell', 'sell', 'move', 'leave', 'arrive'),
    product: fc.constantFrom(...FUNDS),
    step: fc.integer({ min: 1, max: FUNDS.length - 1 }),
    how: fc.constantFrom('B', 'B', 'I', 'P', 'T'),
    amount,
    day: fc.constantFrom(...DAYS),
    isLate: fc.boolean(),
    pay: fc.constantFrom('DOMICILIACION', 'TRANSFERENCIA'),
  })
  .map(({ step, ...order }) => ({
    ...order,
    to: FUNDS[(FUNDS.indexOf(order.product) + step) % FUNDS.length]!,
    how: howOf(order),
    // Millionths where participations are meant; and never the cents by which the demo's bank has a fault.
    amount: howOf(order) === 'P' ? order.amount * 100n : unlucky(order.amount),
  }));
/** Money comes as an amount; another entity asks for gross amounts, participations or everything. */
function howOf({ kind, how }: Pick<PlainOrder, 'kind' | 'how'>): PlainOrder['how'] {
  if (kind === 'buy' || kind === 'arrive') return 'B';
  return kind === 'leave' && how === 'I' ? 'T' : how;
}
const unlucky = (cents: bigint) => (FAULTS.has(cents % 100n) ? cents + 10n : cents);
const FAULTS = new Set([13n, 41n, 42n, 43n, 44n, 45n, 46n]);

/** Everybody begins with something, so that there is something to sell. */
const aChain = fc
  .record({
    isCompany: fc.boolean(),
    first: fc.array(amount, { minLength: 1, maxLength: 2 }),
    orders: fc.array(anOrder, { minLength: 2, maxLength: 7 }),
  })
  .map(({ isCompany, first, orders }) => ({
    isCompany,
    orders: [
      ...first.map((cents, index): PlainOrder => ({
        ...{ kind: 'buy', product: FUNDS[index]!, to: FUNDS[2]!, how: 'B' },
        ...{ amount: unlucky(cents * 10n), day: DAYS[0]!, isLate: false, pay: 'DOMICILIACION' },
      })),
      ...orders,
    ].sort((a, b) => a.day.localeCompare(b.day) || Number(a.isLate) - Number(b.isLate)),
  }));

/** What a chain came to, in the product's books and in the plain ones. */
export interface SettledChain {
  orders: PlainOrder[];
  found: PlainBooks;
  expected: PlainBooks;
}

/**
 * Gives random chains of orders to a server with the demo's data, each on an account of its own, day
 * by day, settles all of them by the clock and keeps the books twice.
 */
export async function settleChains(server: TestServer, count: number): Promise<SettledChain[]> {
  const market = createMarket(server);
  await withTenant(server.owner, market.tenant.id, (db) =>
    sql`update products set subscription_fee = '1.0000', redemption_fee = '0.5000'
      where key_product = ${FUNDS[1]}`.execute(db),
  );
  await market.inTenant((db) =>
    publishNavs(db, LAST, () =>
      navsUpTo(productsOf(demoTenants.find(({ name }) => name === 'almadraba')!), LAST),
    ),
  );
  const { seed } = fc.readConfigureGlobal() ?? {};
  const chains = [];
  for (const chain of fc.sample(aChain, { numRuns: count, seed }))
    chains.push({ ...chain, account: await market.openAccount(chain.isCompany) });
  for (const day of DAYS)
    for (const isLate of [false, true]) {
      await settleUntil(server, market, `${day}T${isLate ? '13' : '09'}:00:00Z`);
      for (const { account, orders } of chains)
        for (const order of orders)
          if (order.day === day && order.isLate === isLate)
            await give(server, market, account, order);
    }
  await settleUntil(server, market, `${LAST}T09:00:00Z`);
  const navs = await market.navs(FUNDS);
  const fees = (product: string) => (product === FUNDS[1] ? FEES : { in: 0n, out: 0n });
  const nav = (product: string, day: string) => navs.get(`${product}/${day}`)!;
  const settled: SettledChain[] = [];
  for (const { account, isCompany, orders } of chains)
    settled.push({
      orders,
      found: await foundBooks(market, account),
      expected: keepBooks(orders, { nav, fees, isCompany }),
    });
  return settled;
}

/** As the clock does, for this manager alone; all NAVs are there, and none is used before its time. */
async function settleUntil({ context }: TestServer, { tenant }: Market, now: string) {
  await context.clock.moveTo(new Date(now));
  await settleTenant(context, await withRelease(context, tenant));
}

const give = (server: TestServer, market: Market, account: string, order: PlainOrder) =>
  order.kind === 'leave'
    ? askFor(server, market, account, order)
    : giveOwn(market, account, { ...order, kind: order.kind });

/** As another entity's request is kept; what is not there any more is left to its execution. */
const askFor = (
  { context }: TestServer,
  market: Market,
  account: string,
  { product, how, amount: asked }: PlainOrder,
) =>
  market.inTenant(async (db) => {
    const departure = {
      ...{ uuid_account: account, operation_type: 'TRASPASO_SALIDA', key_product: product },
      ...{ amount_shares_indicator: how, reference: context.id().slice(0, 35) },
      gross_amount: how === 'B' ? wire(asked, 2) : null,
      shares: how === 'P' ? wire(asked, 6) : null,
      xt_entity: 'Gestora Cardenal SGIIC',
    };
    await storeDeparture(context, db, departure, null);
  });

const wire = (units: bigint, places: number) => {
  const digits = String(units).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
};

type OwnOrder = PlainOrder & { kind: keyof typeof types };

const giveOwn = (market: Market, account: string, order: OwnOrder) =>
  market.give({
    account,
    product: order.product,
    type: types[order.kind],
    amount_shares_indicator: order.how,
    gross_amount: order.how === 'B' ? order.amount : null,
    net_amount: order.how === 'I' ? order.amount : null,
    shares: order.how === 'P' ? order.amount : null,
    details: {
      ...(order.kind === 'buy' && { pay_method: order.pay }),
      ...(order.kind === 'move' && { key_product_target: order.to }),
    },
  });

const types = {
  buy: 'SUSCRIPCION',
  sell: 'REEMBOLSO',
  move: 'SOLICITUD_TRASPASO_INTERNO',
  arrive: 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA',
} as const;

/** The product's lots and what its operations say of the money. */
const foundBooks = (market: Market, account: string): Promise<PlainBooks> =>
  market.inTenant(async (db) => {
    const entries = await readLedger(db, [{ uuid: account }]);
    const { holdings, issues } = replay(entries);
    if (issues.length > 0) throw new Error(`An account took more than it had: ${account}`);
    const { rows } = await sql<Record<'in' | 'out' | 'withheld' | 'away' | 'here', bigint>>`
      select coalesce(sum(gross_amount) filter (where operation_type = 'SUSCRIPCION'), 0)::bigint as in,
        coalesce(sum(net_amount) filter (where operation_type = 'REEMBOLSO'), 0)::bigint as out,
        coalesce(sum(withholding), 0)::bigint as withheld,
        coalesce(sum(net_amount) filter (where operation_type = 'TRASPASO_SALIDA' and uuid_request is null),
          0)::bigint as away,
        coalesce(sum(gross_amount) filter (
          where operation_type = 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA'), 0)::bigint as here
      from operations where uuid_account = ${account} and operation_status = 'FINALIZED'`.execute(
      db,
    );
    const lots = holdings.map(({ product, lots: held }) => [
      product,
      held.map(({ acquired, shares, cost }) => ({ bought: acquired, shares, cost })),
    ]);
    const left = await db
      .selectFrom('operations')
      .select('uuid')
      .where('uuid_account', '=', account)
      .where('operation_type', '=', 'TRASPASO_SALIDA')
      .where('operation_status', '=', 'FINALIZED')
      .where('uuid_request', 'is', null)
      .orderBy('sequence')
      .execute();
    const histories: PlainLot[][] = [];
    for (const { uuid } of left)
      histories.push(
        (await readFiscalHistory(db, uuid)).lots.map((lot) => ({
          bought: lot.acquisition_date,
          shares: units(lot.shares),
          cost: units(lot.cost),
        })),
      );
    const [{ in: paidIn, out: paidOut, withheld, away: handedOver, here: received }] = rows as [
      (typeof rows)[number],
    ];
    const money = { paidIn, paidOut, withheld, handedOver, received };
    return { lots: Object.fromEntries(lots), ...money, histories };
  });

/** A decimal of the wire without its point. */
const units = (wired: string) => BigInt(wired.replace('.', ''));
