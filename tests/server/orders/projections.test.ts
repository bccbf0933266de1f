import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
const tokens = new Map<string, string>();
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  for (const login of ['ana', 'usuf', 'consulta', 'tutor', 'iberica'])
    tokens.set(login, await server.token(login));
});
afterAll(() => server.close());

const account = (key: string) => uuidOf(`almadraba/account/${key}`);
const ask = async (login: string, method: string, url: string, payload?: object) =>
  (await server.ask(method, url, { token: tokens.get(login), payload })).json().data;
const project = async (payload: object) =>
  (await ask('ana', 'POST', '/api/operations/projection', payload)).projection;
const simulate = (payload: object, login = 'ana') =>
  ask(login, 'POST', '/api/operations/simulation', payload);
const typesOf = (login: string, of: string, product: string) =>
  ask(login, 'GET', `/api/accounts/${account(of)}/order-types?key_product=${product}`);

const fund = { uuid_account: account('ana/1'), key_product: '10393' };
const plan = { uuid_account: account('ana/2'), key_product: '64680' };

describe('a projection', () => {
  test('of a subscription tells what it buys, and when', async () => {
    const asked = { ...fund, operation_type: 'SUSCRIPCION', gross_amount: '1000.00' };
    const { purchase, dates, charges, reasons } = await project(asked);
    expect(purchase).toMatchObject({ gross_amount: '1000.00', net_amount: '1000.00' });
    expect(Number(purchase.shares) * Number(purchase.nav)).toBeCloseTo(1000, 1);
    expect(dates).toMatchObject({ nav_date: '2026-11-20', publication_date: '2026-11-23' });
    expect([charges, reasons]).toEqual([[], []]);
  });

  test('of a standing order tells its charges and the holidays that move them', async () => {
    const periodic = { per_period: 'MENSUAL', per_start_date: '2026-12-25' };
    const type = { operation_type: 'SOLICITUD_SUSCRIPCION_PERIODICA', gross_amount: '100.00' };
    const { charges, years, yearly_total, dates } = await project({
      ...fund,
      ...type,
      ...periodic,
    });
    expect(charges[0]).toEqual({
      ...{ date: '2026-12-28', nominal_date: '2026-12-25', amount: '100.00' },
      closing_day: { date: '2026-12-25', key: 'christmas', name: 'Navidad' },
    });
    expect(years.map(({ total }: { total: string }) => total)).toEqual([
      ...['100.00', '1200.00', '1200.00'],
    ]);
    expect([yearly_total, dates]).toEqual(['1200.00', null]);
  });

  test.each([
    ['I', { net_amount: '150.00' }, '150.00'],
    ['P', { shares: '2.500000' }, '2.500000'],
    ['B', { gross_amount: '100.00' }, '100.00'],
  ])(
    'of a standing redemption by %s tells its dates in that measure',
    async (by, amount, first) => {
      const { charges, years, measure } = await project({
        ...{ ...fund, operation_type: 'SOLICITUD_REEMBOLSO_PERIODICO', ...amount },
        ...{ amount_shares_indicator: by, per_period: 'MENSUAL', per_start_date: '2026-12-10' },
      });
      expect(measure).toBe(by);
      expect(charges[0]).toMatchObject({ date: '2026-12-10', amount: first });
      expect([charges.length, years.length]).toEqual([12, 3]);
    },
  );

  test('of a contribution tells the limit of the year, and why it is too much', async () => {
    const asked = { ...plan, operation_type: 'APORTACION', gross_amount: '50.01' };
    const { contribution, reasons } = await project(asked);
    expect(contribution).toMatchObject({ year: 2026, limit: '1500.00', ordered: '50.01' });
    expect(Number(contribution.left)).toBeCloseTo(Number(contribution.available) - 50.01, 2);
    expect(reasons).toEqual([
      expect.objectContaining({ key: 'contribution.over_limit', path: '/gross_amount' }),
    ]);
  });
});

describe('a simulation', () => {
  test('of a sale at a loss says in words why the loss does not count yet', async () => {
    const asked = { ...fund, operation_type: 'REEMBOLSO', amount_shares_indicator: 'B' };
    const { warnings, ...found } = await simulate({ ...asked, amount: '5000.00' });
    expect(found).toMatchObject({ counted_gain: '0.00', savings_tax: { difference: '0.00' } });
    expect(Number(found.fiscal_import)).toBe(-Number(found.waiting_loss));
    const told = new Map(
      warnings.map(({ code, text }: { code: string; text: string }) => [code, text]),
    );
    expect([...told.keys()]).toContain('TWO_MONTH_RULE');
    expect(told.get('TWO_MONTH_RULE')).toMatch(/dos últimos meses.*artículo 33\.5\.f/);
    for (const text of told.values()) expect(text).not.toMatch(/^[A-Z_]+$|\{/);
  });

  test('of too much to leave the minimum tells what would be taken instead', async () => {
    const asked = { ...fund, operation_type: 'REEMBOLSO' };
    const whole = await simulate({ ...asked, amount_shares_indicator: 'T' });
    const amount = (Number(whole.gross_amount) - 1).toFixed(2);
    const found = await simulate({ ...asked, amount_shares_indicator: 'B', amount });
    expect(found.reasons).toEqual([
      expect.objectContaining({ key: 'operation.remaining_minimum' }),
    ]);
    const keys = found.alternatives.map(({ key }: { key: string }) => key);
    expect(keys).toEqual(['LESS', 'TOTAL']);
    for (const { amount_shares_indicator, amount: other } of found.alternatives) {
      const again = { ...asked, amount_shares_indicator, ...(other && { amount: other }) };
      expect((await simulate(again)).reasons).toEqual([]);
    }
  });

  test('of what several own tells the tax of the part of who asks', async () => {
    const sale = { operation_type: 'REEMBOLSO', amount_shares_indicator: 'T' };
    const joint = { ...sale, uuid_account: account('luis/1'), key_product: '10394' };
    const ofHalf = await simulate({ ...joint, savings_base_other: '1000.00' });
    expect(ofHalf.savings_tax.part).toBe('50.00');
    expect(Number(ofHalf.savings_tax.gain) * 2).toBeCloseTo(Number(ofHalf.counted_gain), 1);
    const half = Number(ofHalf.savings_tax.gain) + 1_000;
    const due = half > 6_000 ? 1_140 + (half - 6_000) * 0.21 : half * 0.19;
    expect(Number(ofHalf.savings_tax.after)).toBeCloseTo(due, 1);
    expect(Number(ofHalf.withholding)).toBeCloseTo(Number(ofHalf.fiscal_import) * 0.19, 1);
    const held = { ...sale, uuid_account: account('usuf/1'), key_product: '10393' };
    const used = await simulate(held, 'usuf');
    expect(Number(used.fiscal_import)).toBeGreaterThan(0);
    expect(used.savings_tax).toMatchObject({ part: '0.00', gain: '0.00', difference: '0.00' });
    expect(used.tax_ways).toEqual([]);
  });

  test('tells what is withheld of each lot, by which article and since when', async () => {
    const asked = { ...fund, operation_type: 'REEMBOLSO', amount_shares_indicator: 'T' };
    const { tax, lots, withholding } = await simulate(asked);
    expect(tax).toMatchObject({
      ...{ key: 'gain_resident', rate: '19.00', since: '2016-01-01', until: null },
      law: 'Artículo 101.6 de la Ley del IRPF y artículo 96 de su Reglamento.',
    });
    const sum = lots.reduce(
      (total: number, lot: { withholding: string }) => total + Number(lot.withholding),
      0,
    );
    expect(sum).toBeCloseTo(Number(withholding), 2);
  });

  test('is of the instant that is asked about, where that is still to come', async () => {
    const asked = { ...fund, operation_type: 'REEMBOLSO', amount_shares_indicator: 'T' };
    const nav = async (request_date?: string) =>
      (await simulate({ ...asked, ...(request_date && { request_date }) })).dates?.nav_date;
    expect(await nav()).toBe('2026-11-20');
    expect(await nav('2026-11-02T10:00:00Z')).toBe('2026-11-20');
    expect(await nav('2026-12-24T13:00:00Z')).toBe('2026-12-28');
    const payload = { ...asked, request_date: '2126-12-24T13:00:00Z' };
    const token = tokens.get('ana');
    const far = await server.ask('POST', '/api/operations/simulation', { token, payload });
    expect(far.statusCode).toBe(422);
  });

  test('tells other ways to do the same, each with its tax and in words', async () => {
    const asked = { ...fund, operation_type: 'REEMBOLSO', amount_shares_indicator: 'T' };
    const below = (step: number, income: string) => (step - Number(income) * 0.8).toFixed(2);
    const joint = { ...asked, uuid_account: account('luis/1'), key_product: '10394' };
    const { gain } = (await simulate(joint)).savings_tax;
    const savings_base_other = below(50_000, gain);
    const { tax_ways, shares } = await simulate({ ...joint, savings_base_other });
    expect(tax_ways[0]).toMatchObject({
      key: 'TRANSFER',
      tax: '0.00',
      withholding: '0.00',
      shares,
    });
    expect(tax_ways[1]).toMatchObject({ key: 'BRACKET' });
    expect(Number(tax_ways[1].tax)).toBeCloseTo(Number(gain) * 0.8 * 0.21, 0);
    expect(tax_ways[1].text).toMatch(/tramo siguiente/);
    const benefit = { ...asked, ...plan, operation_type: 'RESCATE' };
    const unsaid = await simulate(benefit);
    expect(unsaid.tax_ways).toEqual([]);
    expect(unsaid.pension.income_tax.is_other_known).toBe(false);
    const general_base_other = below(60_000, unsaid.fiscal_import);
    const said = await simulate({ ...benefit, general_base_other });
    expect(said.pension.income_tax.is_other_known).toBe(true);
    const [less] = said.tax_ways;
    expect(less).toMatchObject({ key: 'BRACKET' });
    expect(less.text).toMatch(/escala general/);
  });
});

describe('an order out', () => {
  const sale = { ...fund, operation_type: 'REEMBOLSO' };
  const keysOf = async (payload: object) =>
    (await project(payload)).reasons.map(({ key, path }: { key: string; path: string }) => [
      ...[key, path],
    ]);

  test('is told why it would be refused as it stands, and what would be taken', async () => {
    const whole = await simulate({ ...sale, amount_shares_indicator: 'T' });
    const most = (Number(whole.gross_amount) - 1).toFixed(2);
    const asked = { ...sale, amount_shares_indicator: 'B' };
    expect(await keysOf({ ...asked, gross_amount: most })).toEqual([
      ['operation.remaining_minimum', '/amount_shares_indicator'],
    ]);
    expect(await keysOf({ ...asked, gross_amount: '100.00' })).toEqual([]);
    expect(await keysOf({ ...sale, amount_shares_indicator: 'T' })).toEqual([]);
  });

  test('of a plan, in whatever measure, leaves something for the income', async () => {
    const mixed = { ...plan, operation_type: 'RESCATE', pp_redemption_cause: 'JUBILACION' };
    const how = { pp_redemption_collection_method: 'MIXTA', per_period: 'MENSUAL' };
    const asked = { ...mixed, ...how, pp_redemption_cause_date: '2026-05-03' };
    const capital = { ...asked, per_end_date: '2030-01-01', pp_redemption_mixed_amount: '300.00' };
    const by = (indicator: string, amounts: object) =>
      keysOf({ ...capital, amount_shares_indicator: indicator, ...amounts });
    const same = ['benefit.capital', '/pp_redemption_mixed_amount'];
    expect(await by('B', { gross_amount: '300.00' })).toEqual([same]);
    expect(await by('I', { net_amount: '300.00' })).toEqual([same]);
    expect(await by('B', { gross_amount: '300.01' })).toEqual([
      ['benefit.small_payments', '/per_end_date'],
    ]);
    expect(await by('B', { gross_amount: '301.00' })).toEqual([]);
    const { maximum } = (
      await ask(
        'ana',
        'GET',
        `/api/accounts/${plan.uuid_account}/order-terms?${new URLSearchParams({
          ...{ operation_type: 'RESCATE', key_product: plan.key_product },
        })}`,
      )
    ).terms;
    const all = { ...capital, pp_redemption_mixed_amount: maximum.gross_amount };
    expect(await keysOf({ ...all, amount_shares_indicator: 'T' })).toEqual([same]);
  });
});

describe('a standing contribution', () => {
  const standing = {
    ...{ ...plan, operation_type: 'SOLICITUD_APORTACION_PERIODICA' },
    per_start_date: '2027-01-04',
  };
  test.each<[string, object, string[]]>([
    ['twelve times a year', { gross_amount: '130.00', per_period: 'MENSUAL' }, ['periodicity']],
    [
      'in four quarters, which the rule counts as three',
      { gross_amount: '450.00', per_period: 'TRIMESTRAL' },
      ['periodic.over_limit'],
    ],
    ['twice a year', { gross_amount: '750.01', per_period: 'SEMESTRAL' }, ['periodicity']],
    ['once a year', { gross_amount: '1500.01', per_period: 'ANUAL' }, ['periodicity']],
    [
      'once it has risen',
      {
        ...{ gross_amount: '120.00', per_period: 'MENSUAL', per_increase_type: 'PORCENTUAL' },
        ...{ per_increase: '30', per_increase_period: 'ANUAL' },
      },
      ['validIncrease'],
    ],
    [
      'within the year, rising each month',
      {
        ...{ gross_amount: '100.00', per_period: 'MENSUAL', per_increase_type: 'LINEAL' },
        ...{ per_increase: '10', per_increase_period: 'MENSUAL' },
      },
      ['periodic.over_limit'],
    ],
  ])('beyond the limit %s is told why', async (_, asked, keys) => {
    const { reasons } = await project({ ...standing, ...asked });
    expect(reasons.map(({ key }: { key: string }) => key)).toEqual(keys);
  });
});

describe('the types that may be ordered', () => {
  test('are all of the product, each that is not available with its reason and remedy', async () => {
    const { order_types } = await typesOf('ana', 'ana/3', '10395');
    const redemption = order_types.find(({ key }: { key: string }) => key === 'REEMBOLSO');
    expect(redemption).toMatchObject({
      is_available: false,
      reasons: [
        {
          key: 'total_redemption_pending',
          remedy: {
            ...{ key: 'see_operations', text: 'Consulte sus órdenes en curso.' },
            to: '/account/operations',
          },
        },
      ],
    });
    const subscription = order_types.find(({ key }: { key: string }) => key === 'SUSCRIPCION');
    expect(subscription).toMatchObject({ is_available: true, reasons: [] });
  });

  test('are never those that a standing order makes each time', async () => {
    const keys = async (of: string, product: string): Promise<string[]> =>
      (await typesOf('ana', of, product)).order_types.map(({ key }: { key: string }) => key);
    const offered = [...(await keys('ana/1', '10393')), ...(await keys('ana/2', '64680'))];
    expect(offered).toContain('SOLICITUD_APORTACION_PERIODICA');
    expect(offered).toContain('SOLICITUD_REEMBOLSO_PERIODICO');
    expect(offered).not.toContain('APORTACION_PERIODICA');
    expect(offered).not.toContain('REEMBOLSO_PERIODICO');
  });

  test('tell by their catalogue which roles may order them', async () => {
    const { operation_types } = await ask('ana', 'GET', '/api/operation-type');
    const redemption = operation_types.find(
      ({ key_operation_type }: { key_operation_type: string }) =>
        key_operation_type === 'REEMBOLSO',
    );
    expect(redemption.orderers).toEqual(
      expect.arrayContaining([
        { role: 'TITULAR', condition: null },
        { role: 'TUTOR', condition: 'guardianship_proof' },
        { role: 'AUTORIZADO', condition: 'validated_iban' },
      ]),
    );
  });
});
