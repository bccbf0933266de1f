import { describe, expect, test } from 'vitest';
import { contributionLimit } from '#/domain/pensions/contributionLimits.ts';
import {
  contributionAllowance,
  type Contribution,
} from '#/domain/pensions/contributionAllowance.ts';
import { contributionsOf, type Counting } from '#/domain/pensions/contributionsOf.ts';
import { deductionCap } from '#/domain/pensions/deductionCap.ts';
import { maxContribution } from '#/domain/pensions/maxContribution.ts';
import type { PlanSystem } from '#/domain/pensions/planSystem.ts';
import { calendar, operation } from '../operations/given.ts';
import { fc } from '../../support/fc.ts';

const system = 'INDIVIDUAL';
const systemOf = (): PlanSystem => system;

const given = (
  role: string,
  amount: bigint,
  state: Contribution['state'] = 'contributed',
): Contribution => ({ role, system, amount, state });

describe('the yearly limit', () => {
  test.each([
    ['PARTICIPE', {}, 150_000n],
    ['TITULAR', {}, 150_000n],
    ['PARTICIPE', { inEmploymentPlan: true, isSelfEmployed: true }, 150_000n],
    ['PARTICIPE', { hasDisability: true }, 2_425_000n],
    ['APORTANTE_CONYUGE', {}, 100_000n],
    ['APORTANTE_CONYUGE', { netIncome: 799_999n }, 100_000n],
    ['APORTANTE_CONYUGE', { netIncome: 800_000n }, 0n],
    ['APORTANTE_FAMILIAR', {}, 0n],
    ['APORTANTE_FAMILIAR', { hasDisability: true }, 1_000_000n],
  ])('of %s in situation %o is %s cents', (role, situation, limit) => {
    expect(contributionLimit({ role, system, situation })).toBe(limit);
  });
});

describe('the room of a year', () => {
  test('is what is left after contributed, pending and still to come', () => {
    const contributions = [
      given('PARTICIPE', 100_000n),
      given('TITULAR', 20_000n, 'pending'),
      given('PARTICIPE', 5_000n, 'committed'),
      given('APORTANTE_CONYUGE', 100_000n),
    ];
    expect(contributionAllowance({ role: 'PARTICIPE', system }, contributions)).toEqual({
      limit: 150_000n,
      contributed: 100_000n,
      pending: 20_000n,
      committed: 5_000n,
      available: 25_000n,
    });
    expect(
      contributionAllowance({ role: 'APORTANTE_CONYUGE', system }, contributions).available,
    ).toBe(0n);
  });

  test('of relatives is also what the person with a disability has left in all', () => {
    const situation = { hasDisability: true };
    const contributions = [given('PARTICIPE', 2_000_000n)];
    expect(
      contributionAllowance({ role: 'APORTANTE_FAMILIAR', system, situation }, contributions)
        .available,
    ).toBe(425_000n);
  });

  test('never falls below zero', () => {
    const amounts = fc.array(fc.bigInt(0n, 10n ** 7n));
    fc.assert(
      fc.property(amounts, (list) => {
        const { available } = contributionAllowance(
          { role: 'PARTICIPE', system },
          list.map((amount) => given('PARTICIPE', amount)),
        );
        expect(available).toBeGreaterThanOrEqual(0n);
      }),
    );
  });
});

describe('contributions among operations', () => {
  const of = (type: string, more: object) =>
    contributionsOf([operation(type, { gross_amount: '100', ...more })], {
      today: '2026-11-20',
      calendar,
      systemOf,
    });

  test.each([
    [
      'executed this year',
      'APORTACION',
      { operation_status: 'FINALIZED', nav_date: '2026-02-16' },
      'contributed',
    ],
    ['under way', 'APORTACION', { request_date: '2026-11-17T10:00:00Z' }, 'pending'],
    ['of a date alone', 'APORTACION_PERIODICA', { request_date: '2026-11-17' }, 'pending'],
    [
      'executed last year',
      'APORTACION',
      { operation_status: 'FINALIZED', nav_date: '2025-12-31' },
      undefined,
    ],
    [
      'ordered in the last hour of the year',
      'APORTACION',
      { request_date: '2025-12-31T23:30:00Z' },
      'pending',
    ],
    [
      'cancelled',
      'APORTACION',
      { operation_status: 'CANCELLED', nav_date: '2026-02-16' },
      undefined,
    ],
    ['without a date', 'APORTACION', {}, 'pending'],
    ['at no instant', 'APORTACION', { request_date: 'yesterday' }, 'pending'],
    [
      'a transfer',
      'TRASPASO_ENTRADA',
      { operation_status: 'FINALIZED', nav_date: '2026-02-16' },
      undefined,
    ],
  ])('%s', (_, type, more, state) => {
    expect(of(type, more)[0]?.state).toBe(state);
  });

  test('under way count in the year in which they are invested, or in each while that is not known', () => {
    const one = operation('APORTACION', {
      gross_amount: '50',
      request_date: '2026-12-30T09:00:00Z',
    });
    const asked = { today: '2027-01-04', calendar, systemOf };
    const state = (more: Partial<Counting>) =>
      contributionsOf([one], { ...asked, ...more })[0]?.state;
    expect(state({})).toBe('pending');
    expect(state({ on: '2026-12-31' })).toBe('pending');
    expect(state({ isPricedOnly: true })).toBeUndefined();
    expect(state({ navDateOf: () => '2027-01-04' })).toBe('pending');
    expect(state({ navDateOf: () => '2026-12-31' })).toBeUndefined();
  });

  test('count what an active periodic request still brings this year', () => {
    const periodic = (more: object) =>
      of('SOLICITUD_APORTACION_PERIODICA', {
        operation_status: 'PERIODIC_ACTIVE',
        per_period: 'MENSUAL',
        per_start_date: '2026-01-20',
        per_increase_type: 'LINEAL',
        per_increase: '5',
        ...more,
      });
    expect(periodic({})).toEqual([
      { role: 'PARTICIPE', system, amount: 10_000n, state: 'committed' },
    ]);
    expect(periodic({ operation_status: 'PERIODIC_SUSPENDED' })).toEqual([]);
    expect(periodic({ per_period: null })).toEqual([]);
  });

  test('count nothing for an amount that cannot be read, and know whose they are', () => {
    const one = operation('APORTACION', { gross_amount: 'x', nav_date: '2026-02-16' });
    expect(
      contributionsOf([one], {
        today: '2026-11-20',
        calendar,
        systemOf,
        roleOf: () => 'APORTANTE_CONYUGE',
      }),
    ).toEqual([{ role: 'APORTANTE_CONYUGE', system, amount: 0n, state: 'pending' }]);
  });
});

test('the wire shows the participant and the other roles', () => {
  const contributions = [given('PARTICIPE', 140_000n), given('APORTANTE_CONYUGE', 20_000n)];
  expect(maxContribution(2026, contributions, {}, ['PARTICIPE', 'APORTANTE_CONYUGE'])).toEqual({
    year: 2026,
    limit: '1500.00',
    contributed: '1400.00',
    pending: '0.00',
    periodic_committed: '0.00',
    available: '100.00',
    by_role: [
      { role: 'PARTICIPE', limit: '1500.00', contributed: '1400.00', available: '100.00' },
      { role: 'APORTANTE_CONYUGE', limit: '1000.00', contributed: '200.00', available: '800.00' },
    ],
  });
});

test.each([
  [1_000_000n, 150_000n],
  [400_000n, 120_000n],
  [-5n, 0n],
])('of a net income of %s cents at most %s are deducted', (income, cap) => {
  expect(deductionCap(150_000n, income)).toBe(cap);
});
