import { describe, expect, test } from 'vitest';
import { checkOperation } from '#/domain/operations/checks/checkOperation.ts';
import type { Order } from '#/domain/orders/order.ts';
import type { ContributionAllowance } from '#/domain/pensions/contributionAllowance.ts';
import { lot } from '../../lots/lots.ts';
import { context, operation, order, product } from '../given.ts';

const read = { has_read_dfi: true, has_read_eepp: true, has_read_report: true };
const found = (type: string, more: Partial<Order>, given: Parameters<typeof context>[0] = {}) =>
  checkOperation(order(type, more), context(given)).map(({ code, path }) => `${path} ${code}`);
const plan = { kind: 'P', key: '64680' } as const;
const room = (available: bigint): ContributionAllowance => ({
  limit: 150_000n,
  contributed: 150_000n - available,
  pending: 0n,
  committed: 0n,
  available,
});

const yearly = { per_increase_period: 'ANUAL' };

describe('any order', () => {
  test.each([
    ['DEPOSITO', '/operation_type operation.unknown_type'],
    ['toString', '/operation_type operation.unknown_type'],
    ['APORTACION', '/operation_type operation.not_offered'],
    ['REEMBOLSO_PERIODICO', '/operation_type operation.not_offered'],
    ['HERENCIA_ENTRADA', '/operation_type operation.not_offered'],
  ])('of type %s on a fund: %s', (type, issue) => {
    expect(found(type, {})).toEqual([issue]);
  });

  test('is judged whole, each finding once', () => {
    expect(found('SUSCRIPCION', { uuid_account: '' })).toEqual([
      '/uuid_account required',
      '/gross_amount required',
      '/pay_method required',
      '/has_read_dfi truthyCheckbox',
      '/has_read_report truthyCheckbox',
    ]);
  });

  test('that staff records needs no ticks and may be of a back-office type', () => {
    const paper = order('SUSCRIPCION', { gross_amount: '100', pay_method: 'CHEQUE' });
    expect(checkOperation(paper, context(), 'STAFF')).toEqual([]);
    expect(checkOperation(order('HERENCIA_ENTRADA', { shares: '5' }), context(), 'STAFF')).toEqual(
      [],
    );
    const occurrence = order('REEMBOLSO_PERIODICO', { gross_amount: '100' });
    expect(checkOperation(occurrence, context(), 'STAFF')).toHaveLength(1);
    expect(checkOperation(occurrence, context(), 'SYSTEM')).toEqual([]);
  });
});

describe('a subscription', () => {
  const good = { ...read, gross_amount: '1000.00', pay_method: 'TRANSFERENCIA' };

  test.each<[string, Partial<Order>, Parameters<typeof context>[0], string[]]>([
    ['by transfer', {}, {}, []],
    [
      'with what is of other orders',
      {
        shares: '10',
        amount_shares_indicator: 'P',
        key_product_target: '10394',
        xt_isin_code: 'x',
      },
      {},
      [
        '/xt_isin_code unknown_field',
        '/amount_shares_indicator unknown_field',
        '/shares unknown_field',
        '/key_product_target unknown_field',
      ],
    ],
    ['below the next minimum', { gross_amount: '49.99' }, {}, ['/gross_amount min_value']],
    ['at the next minimum', { gross_amount: '50' }, {}, []],
    [
      'below the first minimum',
      { gross_amount: '99.99' },
      { product: { isHeld: false } },
      ['/gross_amount min_value'],
    ],
    ['of part of a cent', { gross_amount: '100.001' }, {}, ['/gross_amount amount']],
    ['of a negative amount', { gross_amount: '-100' }, {}, ['/gross_amount amount']],
    ['paid in gold', { pay_method: 'ORO' }, {}, ['/pay_method operation.unknown_code']],
    ['by debit', { pay_method: 'DOMICILIACION' }, {}, ['/uuid_bank_account required']],
    [
      'by debit from an account',
      { pay_method: 'DOMICILIACION', uuid_bank_account: 'bank' },
      {},
      [],
    ],
    [
      'by debit from a new account',
      { pay_method: 'DOMICILIACION', uuid_bank_account: 'bank' },
      { bankAccount: { isValidated: false } },
      ['/uuid_bank_account bank_account.not_validated'],
    ],
    [
      "by debit from another's account",
      { pay_method: 'DOMICILIACION', uuid_bank_account: 'bank' },
      { bankAccount: undefined },
      ['/uuid_bank_account bank_account.unknown'],
    ],
    [
      'by a transfer to nowhere',
      { pay_method: 'TRANSFERENCIA' },
      { receivesTransfers: false },
      ['/pay_method operation.no_receiving_account'],
    ],
    ['unread', { has_read_report: false }, {}, ['/has_read_report truthyCheckbox']],
  ])('%s', (_, more, given, issues) => {
    expect(found('SUSCRIPCION', { ...good, ...more }, given)).toEqual(issues);
  });
});

describe('a periodic subscription', () => {
  const good = {
    ...read,
    gross_amount: '150',
    per_period: 'MENSUAL',
    per_start_date: '2026-11-26',
    uuid_bank_account: 'bank',
  };
  const fresh = { product: { isHeld: false } };

  test.each<[string, Partial<Order>, Parameters<typeof context>[0], string[]]>([
    ['is fine', {}, {}, []],
    [
      'below its minimum',
      { gross_amount: '20' },
      { product: { minimumPeriodic: 3_000n } },
      ['/gross_amount min_value'],
    ],
    [
      'by transfer',
      { pay_method: 'TRANSFERENCIA' },
      {},
      ['/pay_method operation.direct_debit_only'],
    ],
    ['without a bank account', { uuid_bank_account: null }, {}, ['/uuid_bank_account required']],
    ['from yesterday', { per_start_date: '2026-11-19' }, {}, ['/per_start_date periodic.start']],
    [
      'that ends before it starts',
      { per_end_date: '2026-11-25' },
      {},
      ['/per_end_date periodic.end'],
    ],
    ['every fortnight', { per_period: 'QUINCENAL' }, {}, ['/per_period periodic.unreadable']],
    [
      'with an unknown increase',
      { per_increase_type: 'IPC' },
      {},
      ['/per_increase_type periodic.unreadable'],
    ],
    [
      'with a negative increase',
      { per_increase_type: 'LINEAL', per_increase: '-5' },
      {},
      ['/per_increase periodic.unreadable'],
    ],
    [
      'with an increase that does not say how often',
      { per_increase_type: 'LINEAL', per_increase: '5' },
      {},
      ['/per_increase_period required'],
    ],
    [
      'with one that did not say so when it was given either',
      { per_increase_type: 'LINEAL', per_increase: '5' },
      { before: { per_increase_type: 'LINEAL' } },
      [],
    ],
    [
      'with one that no longer says so',
      { per_increase_type: 'LINEAL', per_increase: '5' },
      { before: { ...yearly, per_increase_type: 'LINEAL' } },
      ['/per_increase_period required'],
    ],
    ['with a value and no increase', { per_increase: '5' }, {}, ['/per_increase unknown_field']],
    ['without a first one', {}, fresh, ['/key_product periodic.initial_subscription']],
    [
      'after a cancelled one',
      {},
      { ...fresh, operations: [operation('SUSCRIPCION', { operation_status: 'CANCELLED' })] },
      ['/key_product periodic.initial_subscription'],
    ],
    [
      'after one that was sold again',
      {},
      { ...fresh, operations: [operation('SUSCRIPCION', { operation_status: 'FINALIZED' })] },
      [],
    ],
    [
      'after a transfer in',
      {},
      { ...fresh, operations: [operation('TRASPASO_ENTRADA', { operation_status: 'FINALIZED' })] },
      [],
    ],
    [
      'where there are none',
      {},
      { allowPeriodics: false },
      ['/operation_type operation.not_offered'],
    ],
  ])('%s', (_, more, given, issues) => {
    expect(found('SOLICITUD_SUSCRIPCION_PERIODICA', { ...good, ...more }, given)).toEqual(issues);
  });
});

describe('a redemption', () => {
  test.each<[string, Partial<Order>, Parameters<typeof context>[0], string[]]>([
    ['by gross amount', { gross_amount: '3000' }, {}, []],
    ['by net amount', { amount_shares_indicator: 'I', net_amount: '10215' }, {}, []],
    ['by participations', { amount_shares_indicator: 'P', shares: '105' }, {}, []],
    ['of everything', { is_total_redemption: true }, {}, []],
    ['of everything by indicator', { amount_shares_indicator: 'T' }, {}, []],
    ['of nothing said', {}, {}, ['/amount_shares_indicator required']],
    [
      'by an unknown indicator',
      { amount_shares_indicator: 'X' },
      {},
      ['/amount_shares_indicator operation.unknown_code'],
    ],
    [
      'without its amount',
      { amount_shares_indicator: 'I', gross_amount: '5' },
      {},
      ['/gross_amount unknown_field', '/net_amount required'],
    ],
    [
      'of a part and of everything',
      { amount_shares_indicator: 'B', gross_amount: '100', is_total_redemption: true },
      {},
      ['/gross_amount unknown_field', '/is_total_redemption unknown_field'],
    ],
    [
      'of everything with an amount',
      { is_total_redemption: true, shares: '10' },
      {},
      ['/shares unknown_field'],
    ],
    ['of two amounts', { gross_amount: '100', shares: '1' }, {}, ['/shares unknown_field']],
    [
      'that is a transfer too, every month',
      { gross_amount: '100', is_total_transfer: true, per_period: 'MENSUAL' },
      {},
      [
        '/per_period unknown_field',
        '/is_total_transfer unknown_field',
        '/gross_amount unknown_field',
      ],
    ],
    ['of too much', { gross_amount: '10500.01' }, {}, ['/gross_amount max_value_currency_dynamic']],
    ['of too much net', { net_amount: '10215.01' }, {}, ['/net_amount max_value_currency_dynamic']],
    ['of too many', { shares: '105.000001' }, {}, ['/shares max_value_participations_dynamic']],
    [
      'beside another',
      { shares: '60' },
      { operations: [operation('REEMBOLSO', { shares: '50' })] },
      ['/shares max_value_participations_dynamic.in_progress'],
    ],
    [
      'where nothing is held',
      { gross_amount: '5' },
      { lots: [] },
      ['/key_product operation.nothing_held'],
    ],
    [
      'where nothing is free',
      { amount_shares_indicator: 'T' },
      { operations: [operation('BLOQUEO_PARTICIPACIONES', { shares: '200' })] },
      ['/key_product operation.nothing_available'],
    ],
    [
      'while everything is leaving',
      { shares: '1' },
      { operations: [operation('REEMBOLSO', { is_total_redemption: true })] },
      [
        '/key_product total_redemption_pending',
        '/shares max_value_participations_dynamic.in_progress',
      ],
    ],
    [
      'that leaves too little beside what leaves already',
      { shares: '50' },
      {
        product: { minimumRemaining: 10_000n },
        operations: [operation('REEMBOLSO', { shares: '54.5' })],
      },
      ['/amount_shares_indicator operation.remaining_minimum'],
    ],
    [
      'that leaves too little',
      { shares: '104.5' },
      { product: { minimumRemaining: 10_000n } },
      ['/amount_shares_indicator operation.remaining_minimum'],
    ],
    ['that leaves just enough', { shares: '104' }, { product: { minimumRemaining: 10_000n } }, []],
    [
      'of everything beside a minimum',
      { shares: '105' },
      { product: { minimumRemaining: 10_000n } },
      [],
    ],
    [
      'to an account not validated',
      { shares: '1', uuid_bank_account: 'bank' },
      { bankAccount: { isValidated: false } },
      ['/uuid_bank_account bank_account.not_validated'],
    ],
    [
      'by a non-resident',
      { shares: '1' },
      { taxpayer: { type: 'F', country: 'FRA' } },
      [' residence_certificate'],
    ],
    [
      'with an old certificate',
      { shares: '1' },
      { taxpayer: { type: 'F', country: 'FRA', certificateIssued: '2026-09-11' } },
      [' residence_certificate.expired'],
    ],
    [
      'with a young certificate',
      { shares: '1' },
      { taxpayer: { type: 'F', country: 'FRA', certificateIssued: '2026-10-31' } },
      [],
    ],
    [
      'before there is a NAV',
      { gross_amount: '1' },
      { product: { nav: null, minimumRemaining: 1n } },
      [],
    ],
  ])('%s', (_, more, given, issues) => {
    expect(found('REEMBOLSO', more, given)).toEqual(issues);
  });
});

describe('an internal transfer', () => {
  const good = { ...read, key_product_target: '10396', shares: '10' };
  const target = product({ key: '10396', isHeld: false });

  test.each<[string, Partial<Order>, Parameters<typeof context>[0], string[]]>([
    ['to another fund', {}, {}, []],
    ['to nowhere', { key_product_target: null }, {}, ['/key_product_target required']],
    [
      'to itself',
      { key_product_target: '10395' },
      {},
      ['/key_product_target transfer.same_product'],
    ],
    [
      'to a fund of others',
      {},
      { target: undefined },
      ['/key_product_target transfer.unknown_target'],
    ],
    [
      'to a plan',
      {},
      { target: { ...target, kind: 'P' } },
      ['/key_product_target transfer.other_kind'],
    ],
    [
      'below the first minimum',
      { shares: '0.9' },
      {},
      ['/key_product_target transfer.target_minimum'],
    ],
    ['at the next minimum', { shares: '0.5' }, { target: { ...target, isHeld: true } }, []],
    ['of everything', { shares: null, is_total_transfer: true }, {}, []],
    [
      'by net amount, nothing being withheld',
      { shares: null, amount_shares_indicator: 'I', net_amount: '10500' },
      {},
      [],
    ],
    [
      'while everything is leaving',
      {},
      { operations: [operation('SOLICITUD_TRASPASO_INTERNO', { amount_shares_indicator: 'T' })] },
      [
        '/key_product total_transfer_pending',
        '/shares max_value_participations_dynamic.in_progress',
      ],
    ],
    ['unread', { has_read_dfi: null }, {}, ['/has_read_dfi truthyCheckbox']],
    [
      'without the report of the target',
      { has_read_report: null },
      {},
      ['/has_read_report truthyCheckbox'],
    ],
  ])('%s', (_, more, given, issues) => {
    const all = { target, ...given };
    expect(found('SOLICITUD_TRASPASO_INTERNO', { ...good, ...more }, all)).toEqual(issues);
  });
});

describe('a transfer from another entity', () => {
  const fund = {
    ...read,
    xt_isin_code: 'LU0243957825',
    xt_acount_origin: '0001-25',
    is_total_transfer: true,
  };
  const pension = {
    ...read,
    pp_plan_type: 'PP',
    pp_xt_dgs_code: 'N3471',
    pp_xt_egs_code: 'G0179',
    pp_rights_type: 'C',
    gross_amount: '5000',
  };

  test.each<[string, Partial<Order>, string[]]>([
    ['of a fund', {}, []],
    ['of an own fund', { xt_isin_code: 'ES0103950004' }, ['/xt_isin_code isin_not_own_fund']],
    ['of no ISIN', { xt_isin_code: 'X' }, ['/xt_isin_code isin']],
    [
      'from nowhere',
      { xt_isin_code: null, xt_acount_origin: '' },
      ['/xt_isin_code required', '/xt_acount_origin required'],
    ],
    ['of no amount', { is_total_transfer: false }, ['/gross_amount required']],
    ['of a wrong number', { is_total_transfer: false, shares: '0' }, ['/shares amount']],
    ['of participations', { is_total_transfer: false, shares: '12.5' }, []],
    ['of a report unread', { has_read_report: false }, ['/has_read_report truthyCheckbox']],
  ])('%s', (_, more, issues) => {
    expect(found('SOLICITUD_TRASPASO_EXTERNO_ENTRADA', { ...fund, ...more })).toEqual(issues);
  });

  test.each<[string, Partial<Order>, string[]]>([
    ['of a plan', {}, []],
    [
      'of a plan whose terms and report are unread',
      { has_read_eepp: null, has_read_report: null },
      ['/has_read_eepp truthyCheckbox', '/has_read_report truthyCheckbox'],
    ],
    [
      'without its codes',
      { pp_xt_dgs_code: null, pp_xt_egs_code: null },
      ['/pp_xt_dgs_code required', '/pp_xt_egs_code required'],
    ],
    ['with a wrong code', { pp_xt_dgs_code: 'N34' }, ['/pp_xt_dgs_code dgs_code']],
    ['of an own plan', { pp_xt_dgs_code: 'n-9002' }, ['/pp_xt_dgs_code dgs_not_own_plan']],
    ['of the own manager', { pp_xt_egs_code: 'G9999' }, ['/pp_xt_egs_code dgs_not_own_plan']],
    ['from an insurer', { pp_plan_type: 'PPA', pp_xt_egs_code: 'C0109' }, []],
    ['of unknown rights', { pp_rights_type: 'Z' }, ['/pp_rights_type operation.unknown_code']],
    [
      'of a beneficiary with consolidated rights',
      { pp_source_situation: 'BENEFICIARIO' },
      ['/pp_rights_type pension_transfer.rights'],
    ],
    [
      'of a beneficiary with economic rights',
      { pp_source_situation: 'BENEFICIARIO', pp_rights_type: 'E' },
      [],
    ],
  ])('%s', (_, more, issues) => {
    const given = { product: plan };
    expect(found('SOLICITUD_TRASPASO_EXTERNO_ENTRADA', { ...pension, ...more }, given)).toEqual(
      issues,
    );
  });
});

describe('a contribution', () => {
  const good = { ...read, gross_amount: '100', pay_method: 'TRANSFERENCIA' };

  test.each<[string, Partial<Order>, string[]]>([
    ['the key facts', { has_read_dfi: false }, ['/has_read_dfi truthyCheckbox']],
    ['the terms of the plan', { has_read_eepp: null }, ['/has_read_eepp truthyCheckbox']],
    [
      'any of it',
      { has_read_dfi: null, has_read_eepp: false, has_read_report: null },
      [
        ...['/has_read_dfi truthyCheckbox', '/has_read_eepp truthyCheckbox'],
        '/has_read_report truthyCheckbox',
      ],
    ],
  ])('asks to confirm each document: without %s', (_, unread, issues) => {
    const given = { product: plan, room: room(10_000n) };
    expect(found('APORTACION', { ...good, ...unread }, given)).toEqual(issues);
  });

  test('fits the room of the year, to the cent', () => {
    expect(found('APORTACION', good, { product: plan, room: room(10_000n) })).toEqual([]);
    expect(
      checkOperation(order('APORTACION', good), context({ product: plan, room: room(9_999n) })),
    ).toEqual([
      {
        code: 'contribution.over_limit',
        path: '/gross_amount',
        params: { max: '99,99', limit: '1.500,00' },
      },
    ]);
  });

  test('is not on offer where there are no plans', () => {
    expect(found('APORTACION', good, { product: plan, allowPensionPlans: false })).toEqual([
      '/operation_type operation.not_offered',
    ]);
  });
});

describe('a periodic contribution', () => {
  const good = {
    ...read,
    gross_amount: '100',
    per_period: 'MENSUAL',
    per_start_date: '2026-12-10',
    uuid_bank_account: 'bank',
  };
  const given = { product: plan, room: room(150_000n) };
  const issues = (more: Partial<Order>, left = 150_000n) =>
    found('SOLICITUD_APORTACION_PERIODICA', { ...good, ...more }, { ...given, room: room(left) });

  test.each<[string, Partial<Order>, bigint, string[]]>([
    ['is fine', {}, 150_000n, []],
    ['by the field rule', { gross_amount: '125.01' }, 150_000n, ['/per_period periodicity']],
    [
      'by its first increase',
      { ...yearly, per_increase_type: 'PORCENTUAL', per_increase: '25.01' },
      150_000n,
      ['/per_increase validIncrease'],
    ],
    ['by what is left this year', {}, 9_999n, ['/gross_amount periodic.over_limit']],
    [
      'by four real quarters where the rule counts three',
      { gross_amount: '500', per_period: 'TRIMESTRAL' },
      150_000n,
      ['/gross_amount periodic.over_limit'],
    ],
  ])('%s', (_, more, left, expected) => {
    expect(issues(more, left)).toEqual(expected);
  });

  test('says in which year and by how much', () => {
    const asked = order('SOLICITUD_APORTACION_PERIODICA', {
      ...good,
      gross_amount: '500',
      per_period: 'TRIMESTRAL',
    });
    expect(checkOperation(asked, context(given))).toMatchObject([
      { params: { year: 2027, total: '2.000,00', max: '1.500,00' } },
    ]);
  });
});

describe('contributions of ten years', () => {
  const old = {
    pp_redemption_cause: 'ANTIGUEDAD_10_ANIOS',
    pp_redemption_collection_method: 'TOTAL',
    amount_shares_indicator: 'P',
  };
  const lots = [lot('2016-11-20', 10, 500), lot('2016-11-21', 10, 500)];

  test('are paid out without another cause since 2025, and only they', () => {
    const of = (shares: string, today?: string) =>
      found('RESCATE', { ...old, shares }, { product: plan, lots, ...(today && { today }) });
    expect(of('10')).toEqual([]);
    expect(of('10.000001')).toEqual(
      expect.arrayContaining([
        '/pp_redemption_cause benefit.ten_years',
        '/shares max_value_participations_dynamic',
      ]),
    );
    expect(of('10', '2024-12-31')).toContain('/pp_redemption_cause operation.unknown_code');
  });

  test('are counted in the compartment that is asked for', () => {
    const both = [lot('2004-11-20', 10, 500), lot('2015-11-21', 5, 500)];
    const of = (shares: string) =>
      found('RESCATE', { ...old, shares, pp_compartment: '2' }, { product: plan, lots: both });
    expect(of('5')).toEqual([]);
    expect(of('5.000001')).not.toEqual([]);
  });
});

describe('a pension benefit', () => {
  const good = {
    pp_redemption_cause: 'JUBILACION',
    pp_redemption_collection_method: 'TOTAL',
    amount_shares_indicator: 'T',
  };
  const varied = {
    pp_redemption_cause: 'VARIACION_PRESTACION',
    pp_rendering_variation: 'DISMINUCION_RENTA',
  };

  test.each<[string, Partial<Order>, string[]]>([
    ['as capital', {}, []],
    [
      'by net amount at the rate withheld',
      { amount_shares_indicator: 'I', net_amount: '8505' },
      [],
    ],
    [
      'by more than the net amount',
      { amount_shares_indicator: 'I', net_amount: '8505.01' },
      ['/net_amount max_value_currency_dynamic'],
    ],
    [
      'without cause or method',
      { pp_redemption_cause: null, pp_redemption_collection_method: '' },
      ['/pp_redemption_cause required', '/pp_redemption_collection_method required'],
    ],
    [
      'of unknown codes',
      { pp_redemption_cause: 'X', pp_redemption_collection_method: 'Y', pp_compartment: '9' },
      [
        '/pp_redemption_cause operation.unknown_code',
        '/pp_redemption_collection_method operation.unknown_code',
        '/pp_compartment operation.unknown_code',
      ],
    ],
    [
      'as an income',
      { pp_redemption_collection_method: 'FINANCIERA' },
      ['/per_period required', '/per_end_date required'],
    ],
    [
      'as an income that has ended',
      {
        pp_redemption_collection_method: 'FINANCIERA',
        per_period: 'ANUAL',
        per_end_date: '2026-11-20',
      },
      ['/per_end_date benefit.end_date'],
    ],
    [
      'as an income of a hundred years',
      {
        pp_redemption_collection_method: 'FINANCIERA',
        per_period: 'MENSUAL',
        per_end_date: '2126-12-31',
      },
      ['/per_end_date benefit.end_far'],
    ],
    [
      'as a monthly income',
      {
        pp_redemption_collection_method: 'FINANCIERA',
        per_period: 'MENSUAL',
        per_end_date: '2027-11-20',
      },
      [],
    ],
    [
      'mixed',
      {
        pp_redemption_collection_method: 'MIXTA',
        per_period: 'MENSUAL',
        per_end_date: '2027-11-20',
      },
      ['/pp_redemption_mixed_amount required'],
    ],
    [
      'mixed with no amount',
      {
        pp_redemption_collection_method: 'MIXTA',
        per_period: 'MENSUAL',
        per_end_date: '2027-11-20',
        pp_redemption_mixed_amount: '0',
      },
      ['/pp_redemption_mixed_amount amount'],
    ],
    [
      'as an income that ends before it begins',
      {
        ...{ pp_redemption_collection_method: 'FINANCIERA', per_period: 'MENSUAL' },
        ...{ per_end_date: '2029-12-31', pp_redemption_defer_date: '2030-01-01' },
        pp_redemption_defer: 'DIFERIDO',
      },
      ['/per_end_date benefit.end_before_start'],
    ],
    [
      'as an income that ends on the day on which it begins',
      {
        ...{ pp_redemption_collection_method: 'FINANCIERA', per_period: 'MENSUAL' },
        ...{ per_end_date: '2030-01-01', pp_redemption_defer_date: '2030-01-01' },
        pp_redemption_defer: 'DIFERIDO',
      },
      [],
    ],
    ['deferred', { pp_redemption_defer: 'DIFERIDO' }, ['/pp_redemption_defer_date required']],
    [
      'deferred to today',
      { pp_redemption_defer: 'DIFERIDO', pp_redemption_defer_date: '2026-11-20' },
      ['/pp_redemption_defer_date benefit.defer_date'],
    ],
    [
      'deferred to tomorrow',
      { pp_redemption_defer: 'DIFERIDO', pp_redemption_defer_date: '2026-11-21' },
      [],
    ],
    [
      'of a contingency to come',
      { pp_redemption_cause_date: '2026-11-21' },
      ['/pp_redemption_cause_date benefit.cause_date'],
    ],
    [
      'of a contingency before they were born',
      { pp_redemption_cause_date: '1959-12-31' },
      ['/pp_redemption_cause_date benefit.cause_date'],
    ],
    [
      'for their own death',
      { pp_redemption_cause: 'FALLECIMIENTO', pp_redemption_cause_date: '2026-11-02' },
      ['/pp_redemption_cause benefit.not_beneficiary'],
    ],
    ['of a contingency today', { pp_redemption_cause_date: '2026-11-20' }, []],
    [
      'deferred beyond anybody’s life',
      { pp_redemption_defer: 'DIFERIDO', pp_redemption_defer_date: '2099-11-27' },
      ['/pp_redemption_defer_date benefit.defer_far'],
    ],
    [
      'deferred by its date alone',
      { pp_redemption_defer_date: '2099-11-27' },
      ['/pp_redemption_defer_date benefit.defer_far'],
    ],
    [
      'deferred for fifty years',
      { pp_redemption_defer: 'DIFERIDO', pp_redemption_defer_date: '2076-11-20' },
      [],
    ],
    [
      'varied where none is paid',
      { ...varied, pp_redemption_collection_method: 'TOTAL', amount_shares_indicator: 'T' },
      ['/pp_redemption_cause benefit.nothing_running'],
    ],
  ])('%s', (_, more, issues) => {
    const given = { product: plan, holderBorn: '1960-01-01' };
    expect(found('RESCATE', { ...good, ...more }, given)).toEqual(issues);
  });

  test.each<['INCOME' | 'DEFERRED', string | undefined, string, string[]]>([
    ['INCOME', undefined, 'TOTAL', ['/pp_rendering_variation required']],
    ['INCOME', 'X', 'TOTAL', ['/pp_rendering_variation operation.unknown_code']],
    ['INCOME', 'INCREMENTO_RENTA', 'FINANCIERA', []],
    [
      'INCOME',
      'DISMINUCION_RENTA',
      'FINANCIERA',
      ['/pp_rendering_variation benefit.decrease_by_manager'],
    ],
    ...(['TOTAL', 'OTRAS'] as const).map((method): ['INCOME', string, string, string[]] => [
      ...(['INCOME', 'INCREMENTO_RENTA', method] as const),
      ['/pp_redemption_collection_method benefit.variation_method'],
    ]),
    ['INCOME', 'ADELANTO_COBRO', 'TOTAL', []],
    ['DEFERRED', 'ADELANTO_COBRO', 'TOTAL', []],
    [
      'DEFERRED',
      'INCREMENTO_RENTA',
      'FINANCIERA',
      ['/pp_rendering_variation benefit.no_income_running'],
    ],
  ])('while one is %s, varied by %s as %s', (benefitRunning, variation, method, issues) => {
    const paid = method === 'FINANCIERA' && { per_period: 'ANUAL', per_end_date: '2030-11-20' };
    const more = {
      ...{ ...good, ...varied, pp_rendering_variation: variation, ...paid },
      pp_redemption_collection_method: method,
    };
    expect(found('RESCATE', more, { product: plan, benefitRunning })).toEqual(issues);
  });

  test.each([
    ['FINANCIERA', '0.12', true],
    ['FINANCIERA', '0.13', false],
    ['MIXTA', '1.11', true],
    ['MIXTA', '1.12', false],
  ])('as %s of %s has no cent for each payment: %s', (method, gross_amount, isRefused) => {
    const how = {
      pp_redemption_collection_method: method,
      ...(method === 'MIXTA' && { pp_redemption_mixed_amount: '1' }),
    };
    const asked = { ...good, ...how, amount_shares_indicator: 'B', gross_amount };
    const income = { ...asked, per_period: 'MENSUAL', per_end_date: '2027-11-20' };
    const given = { product: plan, navDate: '2026-11-20' } as const;
    const issues = checkOperation(order('RESCATE', income), context(given));
    const params = { payments: method === 'MIXTA' ? '12' : '13' };
    const expected = { code: 'benefit.small_payments', path: '/per_end_date', params };
    expect(issues).toEqual(isRefused ? [expected] : []);
  });

  test.each([
    ['MIXTA', '2027-11-19', '22-nov-2027'],
    ['MIXTA', '2027-11-20', undefined],
    ['FINANCIERA', '2026-11-22', '23-nov-2026'],
    ['FINANCIERA', '2026-11-23', undefined],
  ])('as %s until %s pays some of its income', (method, per_end_date, date) => {
    const navDate = method === 'MIXTA' ? '2026-11-20' : '2026-11-23';
    const how = {
      pp_redemption_collection_method: method,
      ...(method === 'MIXTA' && { pp_redemption_mixed_amount: '1' }),
    };
    const income = { ...good, ...how, per_period: 'ANUAL', per_end_date };
    const issues = checkOperation(order('RESCATE', income), context({ product: plan, navDate }));
    const expected = { code: 'benefit.no_income', path: '/per_end_date', params: { date } };
    expect(issues).toEqual(date ? [expected] : []);
  });

  test('for a death is paid to who received the rights, whenever they were born', () => {
    const death = {
      ...{ ...good, pp_redemption_cause: 'FALLECIMIENTO' },
      pp_redemption_cause_date: '1999-03-01',
    };
    const given = { product: plan, isBeneficiary: true, holderBorn: '1999-05-02' };
    expect(found('RESCATE', death, given)).toEqual([]);
  });
});

describe('a periodic subscription', () => {
  const standing = {
    ...{ per_period: 'MENSUAL', per_start_date: '2026-12-01', uuid_bank_account: 'bank' },
    ...{ pay_method: 'DOMICILIACION', has_read_dfi: true, has_read_report: true },
  };
  const codes = (more: Partial<Order>) =>
    found('SOLICITUD_SUSCRIPCION_PERIODICA', { ...standing, ...more }).filter(
      (issue) => !issue.includes('initial'),
    );

  test.each<[string, Partial<Order>, string[]]>([
    ['that does not grow', {}, []],
    [
      'that grows to just the most',
      { ...yearly, per_increase_type: 'LINEAL', per_increase: '4999950' },
      [],
    ],
    [
      'that grows beyond it by percent',
      { ...yearly, per_increase_type: 'PORCENTUAL', per_increase: '10000000' },
      ['/per_increase periodic.over_most'],
    ],
    [
      'that grows beyond it only with its second increase',
      { ...yearly, per_increase_type: 'ACUMULATIVO', per_increase: '900000' },
      ['/per_increase periodic.over_most'],
    ],
    [
      'that ends before it would',
      {
        ...{ ...yearly, per_increase_type: 'PORCENTUAL', per_increase: '10000000' },
        per_end_date: '2027-06-01',
      },
      [],
    ],
    [
      'that begins years ahead',
      {
        ...{ ...yearly, per_increase_type: 'PORCENTUAL', per_increase: '10000000' },
        per_start_date: '2031-01-02',
      },
      ['/per_increase periodic.over_most'],
    ],
  ])('%s has each of its payments judged', (_, more, issues) => {
    expect(codes({ gross_amount: '100', ...more })).toEqual(issues);
  });
});
