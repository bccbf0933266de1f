import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schema } from '#/contract/schema.ts';
import { isBefore2007 } from '../../../src/domain/lots/compartment.ts';
import { sharesOf } from '../../../src/domain/lots/lot.ts';
import { replay } from '../../../src/domain/valuation/replay.ts';
import { readLedger } from '../../../src/server/positions/readLedger.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from './market.ts';

const PLAN = '64680';
let server: TestServer;
let market: Market;
let account: string;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  account = (await market.accountOf('Plan de jubilación')).uuid;
});
afterAll(() => server.close());

const ask = async (method: string, path: string, payload?: object) =>
  server.ask(method, `/api${path}`, {
    token: await server.token('ana'),
    ...(payload && { payload }),
  });

/** Participations from before 2007 and all of them. */
const held = (product: string) =>
  market.inTenant(async (db) => {
    const { holdings } = replay(await readLedger(db, [{ uuid: account }]));
    const lots = holdings.find((each) => each.product === product)?.lots ?? [];
    return { before2007: sharesOf(lots.filter(isBefore2007)), all: sharesOf(lots) };
  });

test('rights go from one plan of the manager to another, from both compartments in proportion, and nothing is taxed', async () => {
  const products: Schema<'Product'>[] = (await ask('GET', '/products?$limit=null')).json().data
    .products;
  const target = products.find(({ kind, key_product }) => kind === 'PP' && key_product !== PLAN)!;
  const transfer = {
    ...{ uuid_account: account, key_product: PLAN, key_product_target: target.key_product },
    ...{ operation_type: 'SOLICITUD_TRASPASO_INTERNO', amount_shares_indicator: 'B' },
  };
  const answer = await ask('POST', '/operations/simulation', { ...transfer, amount: '5000.00' });
  expect(answer.statusCode, answer.body).toBe(200);
  const simulated: Required<Schema<'Simulation'>> = answer.json().data;
  expect(simulated).toMatchObject({ fiscal_import: '0.00', withholding: '0.00' });
  expect(simulated.tax.key).toBe('transfer_of_plan');
  const before = await held(PLAN);
  const there = await held(target.key_product!);
  const given = await ask('POST', '/operations', {
    ...{ ...transfer, gross_amount: '5000.00' },
    ...{ has_read_dfi: true, has_read_eepp: true, has_read_report: true },
  });
  expect(given.statusCode, given.body).toBe(201);
  const { uuid } = given.json().data.operation;
  await market.sign(uuid);
  await market.settleUntil('2026-11-30T09:30:00Z');
  expect((await market.operation(uuid)).operation_status).toBe('FINALIZED');
  const after = await held(PLAN);
  const [all, older] = [before.all - after.all, before.before2007 - after.before2007];
  const [expected, off] = [(all * before.before2007) / before.all, 1n];
  expect(older > 0n && older - expected <= off && expected - older <= off).toBe(true);
  const came = await held(target.key_product!);
  expect(came.before2007 > there.before2007 && came.all > there.all).toBe(true);
});
