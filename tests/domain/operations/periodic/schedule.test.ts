import { describe, expect, test } from 'vitest';
import { childOf, childTypeOf } from '#/domain/operations/periodic/child.ts';
import {
  readPeriodic,
  type PeriodicRequest,
} from '#/domain/operations/periodic/periodicRequest.ts';
import { checkProjection, projectYears } from '#/domain/operations/periodic/projection.ts';
import { schedule } from '#/domain/operations/periodic/schedule.ts';
import { subOperations } from '#/domain/operations/subOperations.ts';
import { calendar, operation } from '../given.ts';

const request = (more: object): PeriodicRequest =>
  readPeriodic({
    gross_amount: '100',
    per_period: 'MENSUAL',
    per_start_date: '2026-10-31',
    ...more,
  }).request!;

describe('the schedule of a periodic request', () => {
  test('counts from nominal dates, clamps to the month and rolls to business days', () => {
    const due = schedule(request({}), calendar, '2026-10-01', '2027-02-28');
    expect(due.map(({ nominal, date }) => `${nominal} ${date}`)).toEqual([
      '2026-10-31 2026-11-02',
      '2026-11-30 2026-11-30',
      '2026-12-31 2026-12-31',
      '2027-01-31 2027-02-01',
    ]);
  });

  test('rolls over Christmas', () => {
    const due = schedule(
      request({ per_start_date: '2026-12-26' }),
      calendar,
      '2026-12-01',
      '2026-12-31',
    );
    expect(due.map(({ date }) => date)).toEqual(['2026-12-28']);
  });

  test('raises the amount each time the increase period has passed', () => {
    const raised = request({
      per_increase_type: 'PORCENTUAL',
      per_increase: '5.00',
      per_increase_period: 'SEMESTRAL',
    });
    const due = schedule(raised, calendar, '2026-10-01', '2027-11-15');
    expect(due.map(({ amount }) => amount / 100n)).toEqual([
      100n,
      100n,
      100n,
      100n,
      100n,
      100n,
      105n,
      105n,
      105n,
      105n,
      105n,
      105n,
      110n,
    ]);
  });

  test('keeps its step when it is looked at from the middle', () => {
    const raised = request({ per_increase_type: 'LINEAL', per_increase: '10' });
    expect(schedule(raised, calendar, '2027-10-15', '2027-11-15')).toMatchObject([
      { amount: 11000n },
    ]);
  });

  test('ends with its last day', () => {
    const ended = request({ per_end_date: '2026-12-01' });
    expect(schedule(ended, calendar, '2026-10-01', '2030-01-01')).toHaveLength(2);
  });
});

describe('a request projected over the years', () => {
  test('has four quarters in a year', () => {
    const quarterly = request({
      per_period: 'TRIMESTRAL',
      per_start_date: '2026-11-10',
      gross_amount: '300',
    });
    expect(projectYears(quarterly, calendar, '2026-11-01', '2028-12-31')).toEqual([
      { year: 2026, occurrences: 1, total: 30000n },
      { year: 2027, occurrences: 4, total: 120000n },
      { year: 2028, occurrences: 4, total: 120000n },
    ]);
  });

  test('counts what rolls into January to the new year', () => {
    const yearly = request({ per_period: 'ANUAL', per_start_date: '2023-12-31' });
    expect(projectYears(yearly, calendar, '2023-12-01', '2024-06-30')).toEqual([
      { year: 2024, occurrences: 1, total: 10000n },
    ]);
  });

  test('is refused for the first year that has no room', () => {
    const years = [
      { year: 2026, occurrences: 1, total: 10000n },
      { year: 2027, occurrences: 12, total: 150001n },
    ];
    expect(checkProjection(years, () => 150000n)).toEqual([
      {
        code: 'periodic.over_limit',
        path: '/gross_amount',
        params: { year: 2027, total: '1.500,01', max: '1.500,00' },
      },
    ]);
    expect(checkProjection(years, () => 150001n)).toEqual([]);
  });
});

describe('a request that cannot be read', () => {
  test('is told field by field', () => {
    const { issues } = readPeriodic({
      gross_amount: '0',
      per_period: 'toString',
      per_start_date: '2026-02-30',
      per_end_date: 'soon',
      per_increase_type: 'LINEAL',
      per_increase: 'x',
      per_increase_period: 'SIEMPRE',
    });
    expect(issues!.map(({ path }) => path)).toEqual([
      '/per_period',
      '/per_start_date',
      '/gross_amount',
      '/per_end_date',
      '/per_increase',
      '/per_increase_period',
    ]);
  });
});

describe('an occurrence', () => {
  const parent = operation('SOLICITUD_SUSCRIPCION_PERIODICA', {
    uuid: 'parent',
    pay_method: 'DOMICILIACION',
    uuid_bank_account: 'bank',
  });
  const due = {
    ...{ nominal: '2026-11-30', date: '2026-11-30' },
    ...{ amount: 10500n, measure: 'B' as const },
  };

  test('takes over its request and the amount of its day', () => {
    expect(childOf(parent, due)).toEqual({
      uuid_account: 'account',
      uuid_intervener: undefined,
      operation_type: 'SUSCRIPCION',
      key_product: '10395',
      amount_shares_indicator: 'B',
      gross_amount: '105.00',
      net_amount: null,
      shares: null,
      pay_method: 'DOMICILIACION',
      uuid_bank_account: 'bank',
      per_uuid_operation_periodic_request: 'parent',
      is_periodic: true,
      is_request: false,
    });
  });

  test.each([
    [{ amount_shares_indicator: 'I', net_amount: '105.00' }, { net_amount: '105.00' }],
    [{ amount_shares_indicator: 'P', shares: '2.500000' }, { shares: '2.500000' }],
  ])('keeps the measure of its request: %o', (amount, expected) => {
    const request = operation('SOLICITUD_REEMBOLSO_PERIODICO', {
      ...{ gross_amount: null, per_period: 'MENSUAL', per_start_date: '2026-11-30', ...amount },
    });
    const read = readPeriodic(request).request!;
    const [first] = schedule(read, calendar, '2026-11-01', '2026-12-15');
    expect(childOf(request, first!)).toMatchObject({
      ...{ gross_amount: null, ...expected },
      amount_shares_indicator: amount.amount_shares_indicator,
    });
  });

  test.each([
    ['SOLICITUD_APORTACION_PERIODICA', 'APORTACION_PERIODICA'],
    ['SOLICITUD_REEMBOLSO_PERIODICO', 'REEMBOLSO_PERIODICO'],
    ['SUSCRIPCION', undefined],
    ['valueOf', undefined],
  ])('of %s is %s', (type, child) => {
    expect(childTypeOf(type)).toBe(child);
    expect(childOf(operation(type), due)?.operation_type).toBe(child);
  });
});

test('sub-operations are what a request led to, oldest first', () => {
  const all = [
    operation('SUSCRIPCION', {
      uuid: 'b',
      per_uuid_operation_periodic_request: 'x',
      nav_date: '2026-02-02',
    }),
    operation('SUSCRIPCION', {
      uuid: 'a',
      per_uuid_operation_periodic_request: 'x',
      nav_date: '2026-01-02',
    }),
    operation('TRASPASO_SALIDA', {
      uuid: 'c',
      uuid_request: 'x',
      request_date: '2026-03-02T09:00:00Z',
    }),
    operation('SUSCRIPCION', { uuid: 'd', uuid_request: 'y' }),
    operation('SUSCRIPCION', { uuid: 'e', uuid_request: 'x' }),
  ];
  expect(subOperations({ uuid: 'x' }, all).map(({ uuid }) => uuid)).toEqual(['e', 'a', 'b', 'c']);
});
