import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Schema } from '../../../src/contract/schema.ts';
import { idOf, startDemo, type Caller, type Demo } from '../business/demo.ts';

let demo: Demo;
let ana: Caller;
let encinar: Caller;
beforeAll(async () => {
  demo = await startDemo();
  ana = await demo.as('ana');
  encinar = await demo.as('ana', 'encinar');
});
afterAll(() => demo.close());

const keys = (rows: { key_product: string }[]) => rows.map(({ key_product }) => key_product);

describe('a product', () => {
  test('has its minimums, fees, risk, times and the papers to read before an order', async () => {
    const { product } = await ana.read<'getProduct'>('/products/10395');
    expect(product).toMatchObject({
      minimum_first: '100.00',
      minimum_next: '50.00',
      minimum_periodic: '50.00',
      minimum_remaining: '100.00',
      family: 'RV',
      risk: 4,
      management_fee: '1.50',
      redemption_fee: '0.00',
      depositary_fee: '0.05',
      nav_frequency: 'DAILY',
      cut_off: '14:00',
      notice_days: null,
    });
    expect(product.documents?.map((each) => [each.subcategory, each.published_on])).toEqual([
      ['DFI', '2025-02-16'],
      ['INFORME_SEMESTRAL', '2026-08-31'],
    ]);
  });

  test.each([
    [
      '10397',
      { plan_system: null, notice_days: 15, nav_frequency: 'MONTHLY', minimum_first: '100000.00' },
    ],
    [
      '64680',
      { kind: 'PP', plan_system: 'INDIVIDUAL', dgs_code: 'N9002', minimum_remaining: null },
    ],
  ])('%s differs where it should', async (key, expected) => {
    const { product } = await ana.read<'getProduct'>(`/products/${key}`);
    expect(product).toMatchObject(expected);
    const listed = (await ana.read<'listProducts'>('/products')).products;
    expect(listed.find(({ key_product }) => key_product === key)).toEqual(product);
  });

  test('of a plan has the plan’s papers', async () => {
    const { product } = await ana.read<'getProduct'>('/products/64678');
    expect(product.documents?.map(({ subcategory }) => subcategory)).toEqual([
      'DFP',
      'EEPP',
      'INFORME_SEMESTRAL',
    ]);
  });
});

test('minimums are those of every product that is offered', async () => {
  const { minimums, total, next } = await ana.read<'getMinimums'>('/get-minimums');
  const { products } = await ana.read<'listProducts'>('/products');
  expect([keys(minimums), total, next]).toEqual([keys(products), products.length, null]);
  expect(minimums.find((each) => each.key_product === '10397')).toEqual({
    key_product: '10397',
    minimum_first: '100000.00',
    minimum_next: '10000.00',
    minimum_periodic: '10000.00',
    minimum_remaining: '100000.00',
  });
});

describe('pension plans', () => {
  test('carry the codes of plan, fund, manager and depositary', async () => {
    const { pension_plans, total } = await ana.read<'listPensionPlans'>('/pension-plans');
    expect([keys(pension_plans), total]).toEqual([['64678', '64680', '64682'], 3]);
    expect(pension_plans[1]).toEqual({
      key_product: '64680',
      name_product: 'Almadraba PP Mixto',
      plan_type: 'PP',
      plan_system: 'INDIVIDUAL',
      dgs_code: 'N9002',
      fund_dgs_code: 'F9002',
      manager_dgs_code: 'G9999',
      depositary_dgs_code: 'D9999',
    });
  });

  test.each([
    ['MIXTO', ['64680']],
    ['n9003', ['64682']],
    ['%', []],
    ['', ['64678', '64680', '64682']],
  ])('are searched for "%s"', async (text, expected) => {
    const path = `/pension-plans?$limit=1&$search=${encodeURIComponent(text)}`;
    const { rows } = await ana.all<Schema<'PensionPlan'>>(path);
    expect(keys(rows)).toEqual(expected);
  });

  test('are none where the tenant has none', async () => {
    const { pension_plans, total } = await encinar.read<'listPensionPlans'>('/pension-plans');
    expect([pension_plans, total]).toEqual([[], 0]);
  });
});

describe('an asset', () => {
  test('is a product by code, ISIN or uuid, with its published values', async () => {
    const { asset } = await ana.read<'getAsset'>('/asset/10395?range=1A');
    for (const id of ['ES0103950004', 'es0103950004', idOf('product/10395')])
      expect((await ana.read<'getAsset'>(`/asset/${id}?range=1A`)).asset).toEqual(asset);
    const { product } = await ana.read<'getProduct'>('/products/10395');
    expect(asset).toMatchObject({
      id: '10395',
      name: product.name_product,
      risk: 4,
      nav: product.nav,
      nav_date: '2026-11-19',
      documents: product.documents,
    });
    expect(asset.navs.at(-1)).toEqual({ date: asset.nav_date, nav: asset.nav });
    const dates = asset.navs.map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)].sort());
    expect(dates.length).toBeGreaterThan(240);
  });

  test.each([
    ['1M', 18, 24],
    ['3M', 55, 68],
    ['TODO', 600, 700],
  ])('over %s has between %i and %i values', async (range, least, most) => {
    const { asset } = await ana.read<'getAsset'>(`/asset/10392?range=${range}`);
    expect(asset.navs.length).toBeGreaterThanOrEqual(least);
    expect(asset.navs.length).toBeLessThanOrEqual(most);
  });

  test('of another tenant is as missing as one that there is not', async () => {
    const missing = await ana.get('/asset/nothing');
    expect(missing.statusCode).toBe(404);
    for (const id of [idOf('product/10395', 'encinar'), '%25', '10395 '])
      expect((await ana.get(`/asset/${encodeURIComponent(id)}`)).body).toBe(missing.body);
    expect((await ana.get('/asset/10395?range=9A')).statusCode).toBe(400);
    expect((await encinar.get('/products/64680')).body).toBe(missing.body);
  });
});

describe('lots', () => {
  const path = (key: string) => `/accounts/${idOf(`account/${key}`)}/lots`;

  test('add up to the positions to the cent and the last participation', async () => {
    const { lots } = await ana.read<'listAccountLots'>(path('ana/1'));
    const { positions } = await ana.read<'listAccountPositions'>(
      `/accounts/${idOf('account/ana/1')}/positions`,
    );
    const sum = (key: string, field: 'shares' | 'cost' | 'value' | 'gain') =>
      lots
        .filter(({ key_product }) => key_product === key)
        .reduce((total, lot) => total + BigInt(lot[field].replace('.', '')), 0n);
    for (const position of positions)
      for (const field of ['shares', 'cost', 'value', 'gain'] as const)
        expect(sum(position.key_product, field)).toBe(BigInt(position[field].replace('.', '')));
    expect(new Set(keys(lots))).toEqual(new Set(keys(positions)));
  });

  test('keep the date of the first purchase through every transfer', async () => {
    const { lots } = await ana.read<'listAccountLots'>(path('ana/1'));
    const travelled = lots.filter(({ chain }) => chain.length > 1);
    expect(travelled.length).toBeGreaterThan(0);
    for (const { chain, acquisition_date, origin_product, key_product } of travelled) {
      expect(chain[0]).toMatchObject({ kind: 'subscription', date: acquisition_date });
      expect(chain[0]?.key_product).toBe(origin_product);
      chain.slice(1).forEach((step, index) => {
        expect(step).toMatchObject({
          kind: 'transferIn',
          key_product_from: chain[index]!.key_product,
        });
        expect(step.date > chain[index]!.date).toBe(true);
      });
      expect(chain.at(-1)?.key_product).toBe(key_product);
      const { operation } = await ana.read<'getOperation'>(
        `/operations/${chain.at(-1)!.uuid_operation}`,
      );
      expect(operation.operation_type).toBe('TRASPASO_ENTRADA');
    }
  });

  test('are cut to a product and into pages, and closed to others', async () => {
    const { lots } = await ana.read<'listAccountLots'>(path('ana/1'));
    const one = lots[0]!.key_product;
    const { rows } = await ana.all(`${path('ana/1')}?key_product=${one}&$limit=1`);
    expect(rows).toEqual(lots.filter(({ key_product }) => key_product === one));
    const foreign = await ana.get(path('grande/1'));
    const missing = await ana.get('/accounts/00000000-0000-4000-8000-000000000000/lots');
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
    expect((await (await demo.as('extutor')).get(path('hugo/1'))).statusCode).toBe(403);
  });
});
