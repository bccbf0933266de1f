import { describe, expect, test } from 'vitest';
import { simulate } from '#/domain/simulation.ts';
import type { SimulationInput } from '#/domain/simulations/simulationInput.ts';
import type { BenefitPart, Simulation } from '#/domain/simulations/simulationResult.ts';
import { fc } from '../support/fc.ts';

const input: SimulationInput = {
  uuid_account: 'account',
  key_product: '10395',
  operation_type: 'REEMBOLSO',
  amount_shares_indicator: 'T',
  lots: [
    { acquisition_date: '2019-09-04', shares: '30', cost: '4000.00' },
    { acquisition_date: '2018-05-24', shares: '50', cost: '3000.00' },
    { acquisition_date: '2018-10-16', shares: '25', cost: '2000.00' },
  ],
  nav: '100',
  nav_date: '2026-11-19',
  request_date: '2026-11-20T11:00:00Z',
};
const simulated = (more: Partial<SimulationInput>): Simulation => {
  const answer = simulate({ ...input, ...more });
  if (answer.issues) throw new Error(JSON.stringify(answer.issues));
  return answer;
};
const refused = (more: object) => simulate({ ...input, ...more }).issues;
const codes = (more: Partial<SimulationInput>) => simulated(more).warnings.map(({ code }) => code);

describe('the simulation of a redemption', () => {
  test.each([
    ['B', '3000', '30.000000', '3000.00', '1800.00', '1200.00', '228.00', '2772.00'],
    ['I', '3000.00', '32.467533', '3246.75', '1948.05', '1298.70', '246.75', '3000.00'],
    ['P', '60', '60.000000', '6000.00', '3800.00', '2200.00', '418.00', '5582.00'],
    ['T', undefined, '105.000000', '10500.00', '9000.00', '1500.00', '285.00', '10215.00'],
    ['I', '10000', '102.978057', '10297.81', '8730.41', '1567.40', '297.81', '10000.00'],
  ])('of %s %s', (amount_shares_indicator, amount, shares, gross, cost, gain, withheld, net) => {
    expect(simulated({ amount_shares_indicator, amount })).toMatchObject({
      nav: '100.000000',
      nav_date: '2026-11-19',
      nav_is_estimate: true,
      shares,
      gross_amount: gross,
      commission: '0.00',
      acquisition_cost: cost,
      fiscal_import: gain,
      withholding_rate: '19.00',
      withholding: withheld,
      net_amount: net,
      disclaimer: 'SIMULATION_DISCLAIMER',
    });
  });

  test('lists the lots sold, oldest first, and what remains', () => {
    const { lots, remaining } = simulated({ amount_shares_indicator: 'P', amount: '60' });
    expect(lots).toEqual([
      {
        acquisition_date: '2018-05-24',
        origin_product: '10395',
        shares: '50.000000',
        cost: '3000.00',
        proceeds: '5000.00',
        gain: '2000.00',
        withholding: '380.00',
      },
      {
        acquisition_date: '2018-10-16',
        origin_product: '10395',
        shares: '10.000000',
        cost: '800.00',
        proceeds: '1000.00',
        gain: '200.00',
        withholding: '38.00',
      },
    ]);
    expect(remaining).toEqual({ shares: '45.000000', value: '4500.00', latent_gain: '-700.00' });
  });

  test('estimates the income tax on top of other savings income, without taking it off', () => {
    const asked = { amount_shares_indicator: 'P', amount: '60', savings_base_other: '5000' };
    expect(simulated(asked).savings_tax).toEqual({
      ...{ part: '100.00', gain: '2200.00' },
      before: '950.00',
      after: '1392.00',
      difference: '442.00',
      marginal_rate: '21.00',
    });
    expect(simulated(asked).net_amount).toBe('5582.00');
  });

  test('estimates the tax of the part of who asks, and withholds of the whole', () => {
    const asked = { declared_part: '50.00', savings_base_other: '5900' };
    expect(simulated(asked)).toMatchObject({
      ...{ fiscal_import: '1500.00', withholding: '285.00' },
      savings_tax: { part: '50.00', gain: '750.00', before: '1121.00', after: '1276.50' },
    });
    expect(simulated({ declared_part: '0.00' }).savings_tax).toMatchObject({ difference: '0.00' });
    expect(simulated({ declared_part: null }).savings_tax).toBeNull();
  });

  describe('while participations of the last two months are kept', () => {
    const recent = { acquisition_date: '2026-09-20', shares: '1', cost: '101.00' };
    const kept = { lots: [...input.lots, recent], amount_shares_indicator: 'P' };

    test('lets losses wait, while what is withheld is of the whole order', () => {
      expect(simulated({ ...kept, amount: '105' })).toMatchObject({
        ...{ fiscal_import: '1500.00', counted_gain: '2500.00', waiting_loss: '1000.00' },
        ...{ withholding: '285.00', savings_tax: { difference: '475.00' } },
      });
      expect(simulated({ ...kept, amount: '106' })).toMatchObject({
        ...{ counted_gain: '1499.00', waiting_loss: '0.00', savings_tax: { difference: '284.81' } },
      });
    });

    test('is so of what was bought in other accounts too', () => {
      const asked = { ...kept, lots: input.lots, amount: '105' };
      const ofDay = (day: string) => simulated({ ...asked, bought_besides: [day] }).waiting_loss;
      expect(['2026-09-20', '2026-04-20'].map(ofDay)).toEqual(['1000.00', '0.00']);
    });

    test('takes nothing off the tax of the rest by a loss that waits', () => {
      const [loss] = [{ acquisition_date: '2018-01-09', shares: '10', cost: '1500.00' }];
      const asked = { ...kept, lots: [loss!, recent], amount: '10', savings_base_other: '6000' };
      expect(simulated(asked)).toMatchObject({
        ...{ fiscal_import: '-500.00', counted_gain: '0.00', savings_tax: { difference: '0.00' } },
      });
    });

    test('is taxed on what its lots gain, however they lie', () => {
      const cents = fc.integer({ min: 0, max: 2_000_000 });
      const lot = fc.record({ shares: fc.integer({ min: 1, max: 90 }), cost: cents });
      fc.assert(
        fc.property(fc.array(lot, { minLength: 1, maxLength: 5 }), fc.boolean(), (held, isKept) => {
          const lots = held.map(({ shares, cost }, at) => ({
            acquisition_date: `20${10 + at}-01-04`,
            ...{ shares: String(shares), cost: (cost / 100).toFixed(2) },
          }));
          const all = isKept ? [...lots, recent] : lots;
          const amount = String(held.reduce((sum, { shares }) => sum + shares, 0));
          const found = simulated({ lots: all, amount_shares_indicator: 'P', amount });
          const inCents = (text: string) => Math.round(Number(text) * 100);
          const gains = found.lots.map(({ gain }) => inCents(gain));
          const counted = gains.reduce((sum, gain) => sum + (isKept ? Math.max(gain, 0) : gain), 0);
          expect(inCents(found.counted_gain)).toBe(counted);
          expect(counted - inCents(found.waiting_loss)).toBe(inCents(found.fiscal_import));
          const isWarned = found.warnings.some(({ code }) => code === 'TWO_MONTH_RULE');
          expect(isWarned).toBe(found.waiting_loss !== '0.00');
        }),
      );
    });
  });

  test('takes the commission off before tax', () => {
    expect(simulated({ fee: '1.5', amount_shares_indicator: 'B', amount: '3000' })).toMatchObject({
      commission: '45.00',
      fiscal_import: '1155.00',
      withholding: '219.45',
      net_amount: '2735.55',
    });
  });

  test('does not set off losses where the tenant says so', () => {
    expect(simulated({ netting: 'LOT' }).withholding).toBe('475.00');
  });

  test('gives the NAV date that an order placed now would get', () => {
    const answer = simulated({ real_nav_date: '2026-11-20' });
    expect(answer.real_nav_date).toBe('2026-11-20');
    expect(answer.warnings).toContainEqual({
      code: 'NAV_ESTIMATE',
      params: { nav_date: '2026-11-19', real_nav_date: '2026-11-20' },
    });
  });

  test('withholds from a company, which has no savings scale', () => {
    expect(simulated({ person_type: 'J' })).toMatchObject({
      withholding: '285.00',
      savings_tax: null,
    });
  });

  test.each([
    ['without a certificate', {}, '285.00', 'CERTIFICATE_MISSING'],
    [
      'with an old one',
      { certificate_date: '2026-09-11', has_treaty: true },
      '285.00',
      'CERTIFICATE_EXPIRED',
    ],
    ['without a treaty', { certificate_date: '2026-10-31' }, '285.00', undefined],
    ['with both', { certificate_date: '2026-10-31', has_treaty: true }, '0.00', undefined],
  ])('of a non-resident %s', (_, more, withholding, warning) => {
    const answer = simulated({ residence: 'FRA', ...more });
    expect(answer).toMatchObject({ withholding, savings_tax: null });
    expect(answer.warnings.find(({ code }) => code.startsWith('CERTIFICATE'))?.code).toBe(warning);
  });

  test('warns of what may turn out differently', () => {
    const old = { acquisition_date: '1994-12-30', shares: '1', cost: '1.00' };
    const recent = { acquisition_date: '2026-10-02', shares: '1', cost: '120.00' };
    expect(codes({})).toEqual(['NAV_ESTIMATE']);
    expect(codes({ lots: [old] })).toContain('PRE_1995_LOTS');
    expect(
      codes({ lots: [...input.lots, recent], amount_shares_indicator: 'P', amount: '80' }),
    ).toContain('TWO_MONTH_RULE');
    expect(codes({ has_redemption_in_progress: true })).toContain('REDEMPTION_IN_PROGRESS');
  });
});

describe('the simulation of an internal transfer', () => {
  const transfer: Partial<SimulationInput> = {
    operation_type: 'SOLICITUD_TRASPASO_INTERNO',
    amount_shares_indicator: 'P',
    amount: '30',
    lots: [
      { acquisition_date: '2015-01-10', shares: '10', cost: '100' },
      { acquisition_date: '2019-06-03', shares: '40', cost: '800' },
    ],
    nav: '25',
    key_product_target: '10396',
    target_nav: '12.5',
  };

  test('defers the gain and carries dates and cost', () => {
    const answer = simulated(transfer);
    expect(answer).toMatchObject({
      gross_amount: '750.00',
      fiscal_import: '0.00',
      withholding: '0.00',
      withholding_rate: '0.00',
      net_amount: '750.00',
      savings_tax: null,
    });
    expect(answer.target_lots).toMatchObject([
      { acquisition_date: '2015-01-10', shares: '20.000000', cost: '100.00', gain: '150.00' },
      { acquisition_date: '2019-06-03', shares: '40.000000', cost: '400.00', gain: '100.00' },
    ]);
  });

  test('gives the last lot what rounding left over', () => {
    const { shares, target_lots } = simulated({
      ...transfer,
      amount: '70',
      lots: [
        { acquisition_date: '2015-01-10', shares: '33.333333', cost: '1000' },
        { acquisition_date: '2020-03-16', shares: '66.666667', cost: '1500.01' },
      ],
      nav: '31.847293',
      target_nav: '118.402915',
    });
    expect(shares).toBe('70.000000');
    expect(target_lots).toMatchObject([
      { shares: '8.965794', cost: '1000.00' },
      { shares: '9.862374', cost: '825.01' },
    ]);
  });

  test.each([
    ['a company', { person_type: 'J' }, 'NO_DEFERRAL_LEGAL_PERSON'],
    ['a non-resident', { residence: 'FRA' }, 'NO_DEFERRAL_NON_RESIDENT'],
  ])('is a sale and a purchase for %s', (_, more, warning) => {
    const answer = simulated({ ...transfer, ...more, target_nav_date: '2026-11-23' });
    expect(answer).toMatchObject({
      fiscal_import: '250.00',
      withholding: '47.50',
      net_amount: '702.50',
    });
    expect(answer.target_lots).toEqual([
      {
        acquisition_date: '2026-11-23',
        origin_product: '10396',
        shares: '56.200000',
        cost: '702.50',
        proceeds: '702.50',
        gain: '0.00',
      },
    ]);
    expect(answer.warnings.map(({ code }) => code)).toContain(warning);
  });

  test('with a holder who lives abroad is of each holder, and never untaxed', () => {
    const others = { other_holders: [{ type: 'F', country: 'FRA' } as const] };
    const moved = simulated({ ...transfer, ...others });
    expect(moved).toMatchObject({ withholding: '47.50', tax: { law: 'gain_by_holder' } });
    expect(moved.savings_tax).toBeNull();
    const codes = moved.warnings.map(({ code }) => code);
    expect(codes).toEqual(
      expect.arrayContaining([
        ...['NO_DEFERRAL_NON_RESIDENT', 'TAX_BY_HOLDER', 'CERTIFICATE_OF_HOLDER'],
      ]),
    );
  });

  test('shows no target lots while the target has no NAV', () => {
    expect(simulated({ ...transfer, target_nav: null }).target_lots).toBeUndefined();
  });
});

describe('the simulation of a pension-plan redemption', () => {
  const plan: Partial<SimulationInput> = {
    operation_type: 'RESCATE',
    lots: [
      { acquisition_date: '2003-05-10', shares: '200', cost: '9000' },
      { acquisition_date: '2010-05-10', shares: '400', cost: '30000' },
    ],
    pp_redemption_cause: 'JUBILACION',
    pp_redemption_cause_date: '2025-03-01',
    pp_redemption_collection_method: 'TOTAL',
    withholding_rate: '30',
  };

  test('reduces the income from before 2007 by 40 %, and withholds of the whole payment', () => {
    expect(simulated(plan)).toMatchObject({
      gross_amount: '60000.00',
      fiscal_import: '52000.00',
      withholding: '18000.00',
      net_amount: '42000.00',
      savings_tax: null,
      pension: {
        compartment_1: '20000.00',
        compartment_2: '40000.00',
        reduction_40: '8000.00',
        taxable_work_income: '52000.00',
        reduction_eligible: true,
        reasons: ['COMPARTMENT_1'],
        income_tax: {
          ...{ before: '0.00', after: '14941.50', difference: '14941.50' },
          ...{ unreduced: '17901.50', marginal_rate: '37.00' },
        },
      },
      tax: { law: 'benefit', rate: '30.00', since: '2026-01-01', until: '2027-01-01' },
    });
  });

  test('finds the smallest number for a net amount, which the reduction does not touch', () => {
    expect(simulated({ ...plan, amount_shares_indicator: 'I', amount: '42000' }).shares).toBe(
      '600.000000',
    );
    const part = simulated({ ...plan, amount_shares_indicator: 'I', amount: '7000' });
    expect(part).toMatchObject({ shares: '100.000000', withholding: '3000.00' });
  });

  test('sells from the compartment asked for', () => {
    const answer = simulated({ ...plan, pp_compartment: '2' });
    expect(answer).toMatchObject({ shares: '400.000000', withholding: '12000.00' });
    expect(answer.pension!.reasons).toEqual(['NO_COMPARTMENT_1']);
    expect(answer.remaining).toEqual({
      shares: '200.000000',
      value: '20000.00',
      latent_gain: '11000.00',
    });
  });

  test('reduces of a mixed benefit the part paid as capital', () => {
    const mixed = { ...plan, pp_redemption_collection_method: 'MIXTA' };
    expect(simulated({ ...mixed, pp_redemption_mixed_amount: '5000' }).pension).toMatchObject({
      reduction_40: '2000.00',
      taxable_work_income: '58000.00',
    });
    expect(simulated(mixed).pension!.reduction_40).toBe('0.00');
  });

  test('is reduced by the year in which it is paid, and says until when that could be', () => {
    const [inTime, tooLate] = ['2027-12-31', '2030-01-31'].map((real_nav_date) =>
      simulated({ ...plan, real_nav_date }),
    );
    expect(inTime!.pension).toMatchObject({ reduction_40: '8000.00', reasons: ['COMPARTMENT_1'] });
    expect(tooLate!.pension).toMatchObject({ reduction_40: '0.00', reasons: ['OUT_OF_WINDOW'] });
    expect(tooLate!.fiscal_import).toBe('60000.00');
    expect(tooLate!.warnings).toContainEqual({
      ...{ code: 'OUT_OF_WINDOW', params: { until: '2027-12-31' } },
    });
    expect(inTime!.warnings.map(({ code }) => code)).not.toContain('OUT_OF_WINDOW');
  });

  test('tells of a mixed benefit what is paid at once and what in payments', () => {
    const mixed = { ...plan, pp_redemption_collection_method: 'MIXTA' };
    const { pension, ...whole } = simulated({ ...mixed, pp_redemption_mixed_amount: '5000' });
    expect(pension!.capital).toEqual({
      ...{ gross_amount: '5000.00', commission: '0.00', withholding: '1500.00' },
      ...{ net_amount: '3500.00', taxable_work_income: '3000.00' },
    });
    expect(pension!.income).toEqual({
      ...{ gross_amount: '55000.00', commission: '0.00', withholding: '16500.00' },
      ...{ net_amount: '38500.00', taxable_work_income: '55000.00' },
    });
    expect(whole).toMatchObject({ gross_amount: '60000.00', net_amount: '42000.00' });
  });

  const payment_days = { count: 11, first: '2026-12-02', next: '2027-01-05', last: '2027-10-05' };
  const mixed = { pp_redemption_collection_method: 'MIXTA', pp_redemption_mixed_amount: '5000' };

  test.each([
    ['mixed', mixed, ['5000.00', '3500.00', '3000.00'], ['5500.00', '3850.00', '5500.00']],
    [
      'mixed and net',
      { ...mixed, amount_shares_indicator: 'I', amount: '42000' },
      ['7142.86', '5000.00', '4285.72'],
      ['5285.71', '3700.00', '5285.71'],
    ],
    [
      'paid as an income',
      { pp_redemption_collection_method: 'FINANCIERA' },
      ['5454.55', '3818.18', '5454.55'],
      ['5454.55', '3818.18', '5454.55'],
    ],
  ])('of one that is %s tells when and how much its payments are', (_, how, first, each) => {
    const { pension } = simulated({ ...plan, ...how, payment_days });
    const figures = (part: BenefitPart) => [
      part.gross_amount,
      part.net_amount,
      part.taxable_work_income,
    ];
    expect(pension!.payments).toMatchObject({
      ...{ count: 11, first_date: '2026-12-02', next_date: '2027-01-05' },
      last_date: '2027-10-05',
    });
    expect(figures(pension!.payments!.first)).toEqual(first);
    expect(figures(pension!.payments!.each!)).toEqual(each);
  });

  test('is one payment where there is time for one alone, or too little for two', () => {
    const days = { count: 1, first: '2026-12-02', next: null, last: '2026-12-02' };
    const income = { ...plan, pp_redemption_collection_method: 'FINANCIERA' };
    const one = simulated({ ...income, payment_days: days }).pension!.payments;
    expect(one).toMatchObject({ count: 1, first: { net_amount: '42000.00' }, each: null });
    const little = { amount_shares_indicator: 'B', amount: '5000.01' };
    const two = simulated({ ...plan, ...mixed, ...little, payment_days }).pension!.payments;
    expect(two).toMatchObject({
      count: 2,
      last_date: '2027-01-05',
      each: { gross_amount: '0.01' },
    });
  });

  test('tells no tax of a year of what is paid in payments, which come in several', () => {
    for (const method of ['MIXTA', 'FINANCIERA']) {
      const asked = { ...plan, pp_redemption_collection_method: method };
      expect(simulated({ ...asked, general_base_other: '20000' }).pension!.income_tax).toBeNull();
    }
  });

  test('measures the capital of a net order net', () => {
    const net = { amount_shares_indicator: 'I', amount: '7000', pp_redemption_mixed_amount: '700' };
    const mixed = { ...plan, ...net, pp_redemption_collection_method: 'MIXTA' };
    expect(simulated(mixed).pension).toMatchObject({
      capital: { gross_amount: '1000.00', net_amount: '700.00' },
      income: { gross_amount: '9000.00', net_amount: '6300.00' },
    });
  });

  test('is in payments alone of an income, and at once of everything else', () => {
    const by = (method: string) =>
      simulated({ ...plan, pp_redemption_collection_method: method }).pension!;
    expect(by('FINANCIERA')).toMatchObject({ capital: null, income: { net_amount: '42000.00' } });
    expect(by('TOTAL')).toMatchObject({ capital: null, income: null });
  });

  test('withholds an orientation where staff set no rate, and says so', () => {
    const answer = simulated({ ...plan, withholding_rate: null });
    expect(answer.withholding_rate).toBe('19.00');
    expect(answer.warnings.map(({ code }) => code)).toEqual([
      'NAV_ESTIMATE',
      'INDICATIVE_WITHHOLDING',
    ]);
  });

  test('names no income tax of residents to who lives abroad', () => {
    const answer = simulated({ ...plan, withholding_rate: null, residence: 'FRA' });
    expect(answer.tax.law).toBe('benefit_non_resident');
    expect(answer.pension!.income_tax).toBeNull();
    expect(answer.warnings.map(({ code }) => code)).toEqual([
      'NAV_ESTIMATE',
      'NON_RESIDENT_WITHHOLDING',
    ]);
  });
});

describe('what cannot be simulated', () => {
  test.each([
    ['/operation_type', 'simulation.unknown', { operation_type: 'SUSCRIPCION' }],
    ['/amount_shares_indicator', 'simulation.unknown', { amount_shares_indicator: 'X' }],
    ['/nav', 'simulation.unreadable', { nav: '-1' }],
    ['/nav', 'simulation.unreadable', { nav: '0' }],
    ['/nav_date', 'simulation.unreadable', { nav_date: '2026-02-31' }],
    [
      '/lots',
      'simulation.unreadable',
      { lots: [{ acquisition_date: '2020-01-02', shares: '-1', cost: '1' }] },
    ],
    ['/lots', 'simulation.unreadable', { lots: undefined }],
    ['/available_shares', 'simulation.unreadable', { available_shares: '-1' }],
    ['/request_date', 'simulation.unreadable', { request_date: 'tomorrow' }],
    ['/request_date', 'simulation.unreadable', { request_date: 5 }],
    ['/fee', 'simulation.unreadable', { fee: '100' }],
    ['/withholding_rate', 'simulation.unreadable', { withholding_rate: '-1' }],
    ['/person_type', 'simulation.unreadable', { person_type: 'X' }],
    ['/residence', 'simulation.unreadable', { residence: 34 }],
    ['/savings_base_other', 'simulation.unreadable', { savings_base_other: '-0.01' }],
    ['/pp_compartment', 'simulation.unreadable', { pp_compartment: '4' }],
    ['/pp_redemption_cause', 'simulation.unreadable', { pp_redemption_cause: 'CAPRICHO' }],
    ['/key_product', 'simulation.nothing_available', { available_shares: '0' }],
    ['/key_product', 'simulation.nothing_available', { lots: [] }],
    ['/amount', 'required', { amount_shares_indicator: 'B', amount: '' }],
    ['/amount', 'amount', { amount_shares_indicator: 'B', amount: '1.234' }],
    ['/amount', 'amount', { amount_shares_indicator: 'P', amount: '1,5' }],
    ['/amount', 'simulation.positive', { amount_shares_indicator: 'I', amount: '0' }],
    ['/amount', 'simulation.positive', { amount_shares_indicator: 'P', amount: '-3' }],
    [
      '/amount',
      'simulation.positive',
      { amount_shares_indicator: 'B', amount: '0.01', nav: '900000' },
    ],
  ])('%s is %s with %j', (path, code, more) => {
    expect(refused(more)).toEqual([{ code, path }]);
  });

  test('is said all at once', () => {
    expect(refused({ nav: 'x', fee: 'y', operation_type: 'z' })).toHaveLength(3);
  });

  test.each([
    ['B', '10500.01', 'max_value_currency_dynamic', '10.500,00'],
    ['I', '10215.01', 'max_value_currency_dynamic', '10.215,00'],
    ['P', '105.000001', 'max_value_participations_dynamic', '105,000000'],
  ])('more than there is, under %s', (amount_shares_indicator, amount, code, max) => {
    const asked = { amount_shares_indicator, amount };
    expect(refused(asked)).toMatchObject([{ code, path: '/amount', params: { max } }]);
    expect(refused({ ...asked, has_redemption_in_progress: true })).toMatchObject([
      { code: `${code}.in_progress`, params: { max } },
    ]);
  });

  test('more than is available beside what is reserved', () => {
    const asked = { amount_shares_indicator: 'P', amount: '50', available_shares: '40.5' };
    expect(refused(asked)).toMatchObject([{ params: { max: '40,500000' } }]);
  });
});

test('an amount that only rounding puts above everything is everything', () => {
  const odd = {
    lots: [{ acquisition_date: '2020-01-02', shares: '0.335800', cost: '1' }],
    nav: '9.999999',
  };
  const all = simulated(odd);
  for (const [amount_shares_indicator, amount] of [
    ['B', all.gross_amount],
    ['I', all.net_amount],
  ] as const)
    expect(simulated({ ...odd, amount_shares_indicator, amount }).shares).toBe(all.shares);
});

test('any input gives figures that add up, or issues', () => {
  const decimal = fc.oneof(
    fc.constantFrom('', '0', '-1', 'x', '1e5', 'NaN', '9'.repeat(30)),
    fc.tuple(fc.nat(10 ** 6), fc.nat(999_999)).map(([whole, part]) => `${whole}.${part}`),
    fc.nat(10 ** 7).map((cents) => (cents / 100).toFixed(2)),
  );
  const lot = fc.record({
    acquisition_date: fc.constantFrom('2000-02-29', '2015-06-01', '2026-11-01', '2026-02-30'),
    shares: decimal,
    cost: decimal,
  });
  const any = fc.record({
    key_product: fc.string(),
    operation_type: fc.constantFrom(
      'REEMBOLSO',
      'SOLICITUD_TRASPASO_INTERNO',
      'RESCATE',
      'toString',
    ),
    amount_shares_indicator: fc.constantFrom('I', 'B', 'P', 'T', ''),
    amount: decimal,
    lots: fc.array(lot, { maxLength: 4 }),
    nav: decimal,
    nav_date: fc.constantFrom('2026-11-19', '2026-11-31'),
    fee: fc.option(decimal),
    target_nav: fc.option(decimal),
    residence: fc.constantFrom('ESP', 'FRA', null),
    person_type: fc.constantFrom('F', 'J', null),
    pp_redemption_collection_method: fc.constantFrom('TOTAL', 'MIXTA', null),
    pp_redemption_mixed_amount: fc.option(decimal),
  });
  const cents = (text: string) => BigInt(text.replace('.', ''));
  fc.assert(
    fc.property(any, (given) => {
      const answer = simulate(given);
      if (answer.issues) {
        expect(answer.issues.length).toBeGreaterThan(0);
        return;
      }
      const { gross_amount, commission, withholding, net_amount } = answer;
      expect(cents(gross_amount) - cents(commission) - cents(withholding)).toBe(cents(net_amount));
      if (given.amount_shares_indicator === 'I' && given.amount.includes('.'))
        expect(cents(net_amount)).toBeGreaterThanOrEqual(cents(given.amount));
    }),
    { numRuns: 2000 },
  );
});
