import { afterAll, beforeAll, expect, test } from 'vitest';
import { account as demoAccount } from '../../../src/demo/accounts/account.ts';
import type { DemoDataset } from '../../../src/demo/history/dataset.ts';
import { taxpayerOf } from '../../../src/demo/history/taxpayerOf.ts';
import { operationRows } from '../../../src/demo/rows/operationRows.ts';
import { postingRows } from '../../../src/demo/rows/postingRows.ts';
import { holdingOf } from '../../../src/demo/settle/holdingOf.ts';
import { settle } from '../../../src/demo/settle/settle.ts';
import { navsUpTo } from '../../../src/demo/seeding/publishNavs.ts';
import { redemption, subscription, transfer } from '../../../src/demo/world/orders.ts';
import { pricingOf, productsOf } from '../../../src/demo/world/products.ts';
import { demoTenants } from '../../../src/demo/world/tenants.ts';
import type { Lot } from '../../../src/domain/lots/lot.ts';
import { findOperationType } from '../../../src/domain/operations/findOperationType.ts';
import { replay } from '../../../src/domain/valuation/replay.ts';
import { readLedger } from '../../../src/server/positions/readLedger.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from '../settlement/market.ts';
import { told } from './told.ts';

let server: TestServer;
let market: Market;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
});
afterAll(() => server.close());

const FIRST = '10395';
const SECOND = '10396';
const LAST_DAY = '2026-12-16';

/** A bank account of its own, like the one of another account. */
async function giveBank(account: string): Promise<string> {
  const uuid = server.context.id();
  const { uuid: model } = await market.accountOf('Ahorro familiar');
  await market.inTenant(async (db) => {
    const row = await db
      .selectFrom('bank_accounts')
      .selectAll()
      .where('uuid_account', '=', model)
      .where('status', '=', 'VALIDADA')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('bank_accounts')
      .values({ ...row, uuid, uuid_account: account })
      .execute();
  });
  return uuid;
}

async function order(account: string, type: string, product: string, more: object): Promise<void> {
  const answer = await server.ask('POST', '/api/operations', {
    token: await server.token('ana'),
    payload: {
      ...{ uuid_account: account, operation_type: type, key_product: product, ...more },
      ...(type !== 'REEMBOLSO' && { has_read_dfi: true, has_read_report: true }),
    },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  await market.sign(answer.json().data.operation.uuid);
}

/** Everything that an account's executions say, and what is held in the end. */
interface Book {
  operations: Record<string, unknown>[];
  postings: Record<string, unknown>[];
  lots: Pick<Lot, 'acquired' | 'shares' | 'cost' | 'origin'>[];
}

const columns = [
  ...['operation_type', 'key_product', 'operation_status', 'gross_amount', 'net_amount'],
  ...['commission', 'withholding', 'fiscal_import', 'shares', 'nav', 'nav_date', 'value_date'],
  ...['settlement_date', 'is_request'],
] as const;

const textOf = (row: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name] === null ? null : String(row[name])]));
const moves = ({ operation_type }: { operation_type?: unknown }) =>
  findOperationType(String(operation_type))?.movement;
const sorted = (rows: Record<string, unknown>[]) =>
  rows.toSorted((left, right) => (JSON.stringify(left) < JSON.stringify(right) ? -1 : 1));
const lotsOf = (lots: readonly Lot[]) =>
  lots.map(({ acquired, shares, cost, origin }) => ({ acquired, shares, cost, origin }));
const posted = ['ledger_account', 'key_product', 'booked_on', 'shares', 'amount'];

async function settledBook(account: string): Promise<Book> {
  return market.inTenant(async (db) => {
    const operations = await db
      .selectFrom('operations')
      .selectAll()
      .where('uuid_account', '=', account)
      .execute();
    const postings = await db
      .selectFrom('ledger_postings')
      .selectAll()
      .where(
        'uuid_operation',
        'in',
        operations.map(({ uuid }) => uuid),
      )
      .execute();
    const entries = await readLedger(db, [{ uuid: account }]);
    const { holdings } = replay(entries);
    return {
      operations: sorted(operations.filter(moves).map((row) => textOf(row, columns))),
      postings: sorted(postings.map((row) => textOf(row, posted))),
      lots: lotsOf(holdings.flatMap(({ lots }) => lots)),
    };
  });
}

/** The same orders as the demo tells them: each on the day on which it was complete. */
function toldBook(days: { bought: string; sold: string }): Book {
  const account = demoAccount({
    key: 'same/1',
    opened: days.bought,
    parties: { ana: ['TITULAR'] },
    orders: [
      subscription(days.bought, FIRST, 2_500),
      redemption(days.sold, FIRST, 800),
      transfer(days.sold, FIRST, SECOND, 600),
      redemption('2026-12-09', SECOND, 100.5),
    ],
  });
  const { story } = told('almadraba');
  const products = productsOf(demoTenants.find(({ name }) => name === 'almadraba')!);
  const operations = settle(account, {
    navs: navsUpTo(products, LAST_DAY),
    terms: new Map(products.map((product) => [product.key, pricingOf(product)])),
    today: LAST_DAY,
    taxpayer: taxpayerOf(account, story.people, story.day),
  });
  const dataset: DemoDataset = {
    ...story,
    operations: operations.map((operation, sequence) => ({ operation, account, sequence })),
  };
  return {
    operations: sorted(
      operationRows(dataset)
        .filter(moves)
        .map((row) => textOf(row, columns)),
    ),
    postings: sorted(postingRows(dataset).map((row) => textOf(row, posted))),
    lots: lotsOf([FIRST, SECOND].flatMap((product) => holdingOf(operations, product).lots)),
  };
}

test('what is ordered, signed and settled stands in the book as the demo writes it in bulk', async () => {
  const account = await market.openAccount(false);
  const uuid_bank_account = await giveBank(account);
  const gross = (gross_amount: string) => ({ amount_shares_indicator: 'B', gross_amount });
  await order(account, 'SUSCRIPCION', FIRST, {
    ...{ gross_amount: '2500.00', pay_method: 'TRANSFERENCIA' },
  });
  await market.settleUntil('2026-12-01T09:00:00Z');
  const [bought] = (await settledBook(account)).operations;
  await order(account, 'REEMBOLSO', FIRST, { ...gross('800.00'), uuid_bank_account });
  await order(account, 'SOLICITUD_TRASPASO_INTERNO', FIRST, {
    ...{ ...gross('600.00'), key_product_target: SECOND },
  });
  await market.settleUntil('2026-12-09T09:00:00Z');
  await order(account, 'REEMBOLSO', SECOND, { ...gross('100.50'), uuid_bank_account });
  await market.settleUntil(`${LAST_DAY}T09:00:00Z`);
  const book = await settledBook(account);
  expect(book.operations).toHaveLength(5);
  expect(book.lots.map(({ origin }) => origin)).toEqual([FIRST, FIRST]);
  expect(book).toEqual(toldBook({ bought: String(bought!.nav_date), sold: '2026-12-01' }));
});
