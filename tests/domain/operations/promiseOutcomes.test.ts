import { describe, expect, test } from 'vitest';
import { fc } from '../../support/fc.ts';
import type { WithholdingLaw } from '../../../src/domain/tax/withholdingLaw.ts';
import type { OrderPromise } from '../../../src/domain/operations/promises/promise.ts';
import {
  promiseOutcomes,
  shownPromise,
  type Came,
} from '../../../src/domain/operations/promises/promiseOutcomes.ts';

const sent: OrderPromise = {
  cause: 'SENT',
  nav_date: '2026-11-20',
  publication_date: '2026-11-23',
  value_date: '2026-11-20',
  settlement_date: '2026-11-25',
  target_nav_date: null,
  nav: 10_000_000n,
  gross_amount: 100_00n,
  net_amount: 98_10n,
  shares: 10_000_000n,
};
const asPromised: Came = {
  indicator: 'B',
  executed: '2026-11-23',
  instalments: 0,
  isReceived: false,
  cost: null,
  isDeferred: null,
  nav_date: '2026-11-20',
  target_nav_date: null,
  value_date: '2026-11-20',
  settlement_date: '2026-11-25',
  nav: 10_000_000n,
  gross_amount: 100_00n,
  net_amount: 98_10n,
  shares: 10_000_000n,
};
const later = { nav_date: '2026-11-23', value_date: '2026-11-23', settlement_date: '2026-11-26' };
const causes = (promises: [OrderPromise, ...OrderPromise[]], came: Came) =>
  Object.fromEntries(
    promiseOutcomes(promises, came)
      .filter(({ promised, came: real }) => promised !== real)
      .map(({ key, cause }) => [key, cause]),
  );

describe('what was promised', () => {
  test('is what its giver was shown last, whatever came afterwards', () => {
    const changed: OrderPromise = { ...sent, ...later, cause: 'CHANGED' };
    const moved: OrderPromise = { ...sent, cause: 'MONEY' };
    expect(shownPromise([sent, moved])).toBe(sent);
    expect(shownPromise([sent, changed, moved])).toBe(changed);
  });

  test('and came has no cause, and what was not promised is not told', () => {
    const outcomes = promiseOutcomes([sent], asPromised);
    expect(outcomes.map(({ cause }) => cause)).toEqual(outcomes.map(() => null));
    expect(outcomes.map(({ key }) => key)).not.toContain('target_nav_date');
  });

  test.each([
    ['the last signature', [{ ...sent, ...later, cause: 'SIGNATURE' }], later, 'SIGNATURE'],
    ['the money', [{ ...sent, ...later, cause: 'MONEY' }], later, 'MONEY'],
    ['nothing that was named', [], later, null],
  ] as const)('and moved by %s', (_, renewed, came, cause) => {
    const found = causes([sent, ...renewed], { ...asPromised, ...came });
    expect(found).toEqual({ nav_date: cause, value_date: cause, settlement_date: cause });
  });

  test.each<[string, Partial<Came>, Record<string, string>]>([
    ['another NAV', { nav: 11_000_000n, shares: 9_090_909n }, { shares: 'NAV' }],
    [
      'less that was left',
      { gross_amount: 60_00n, shares: 6_000_000n },
      { gross_amount: 'HOLDING', shares: 'HOLDING' },
    ],
    ['other lots', { net_amount: 97_00n }, { net_amount: 'TAX_AND_COSTS' }],
    ['another entity', { isReceived: true, gross_amount: 99_00n }, { gross_amount: 'RECEIVED' }],
    [
      'a wait for a NAV or an account',
      { executed: '2026-11-27', settlement_date: '2026-11-27' },
      { settlement_date: 'WAITED' },
    ],
    ['several payments', { instalments: 2, shares: 9_000_000n }, { shares: 'INSTALMENTS' }],
    ['payments that left less', { instalments: 2, gross_amount: 1n }, { gross_amount: 'HOLDING' }],
  ])('and changed by %s', (_, came, cause) => {
    expect(causes([sent], { ...asPromised, ...came })).toEqual(cause);
  });

  test.each<[string, Partial<Came>, string]>([
    ['other lots', { cost: 80_00n }, 'LOTS'],
    ['another NAV', { cost: 90_00n, nav: 11_000_000n }, 'NAV'],
    ['a cent that a lot is cut elsewhere by', { cost: 89_99n, nav: 11_000_000n }, 'NAV'],
    ['both of them', { cost: 80_00n, nav: 11_000_000n }, 'NAV_AND_LOTS'],
    ['the law of its day', { cost: 90_00n }, 'TAX_AND_COSTS'],
  ])('and left another net amount by %s', (_, came, cause) => {
    const lots = [{ acquisition_date: '2015-01-12', shares: '20.000000', cost: '180.00' }];
    const outcome = causes([{ ...sent, lots }], { ...asPromised, net_amount: 97_00n, ...came });
    expect(outcome).toEqual({ net_amount: cause });
  });

  const transfer: OrderPromise = { ...sent, net_amount: sent.gross_amount };
  const by = (law: WithholdingLaw['law']) => ({ simulation: { tax: { law } } });
  test.each<[string, OrderPromise, Partial<Came>, string]>([
    ['who no longer lives here', { ...transfer, ...by('transfer_deferred') }, {}, 'RESIDENCE'],
    ['nobody knows whom', transfer, {}, 'TAX_AND_COSTS'],
    ['a company that gained by another NAV', { ...transfer, ...by('gain_company') }, {}, 'NAV'],
    [
      'who lives here by now',
      { ...sent, ...by('gain_non_resident') },
      { isDeferred: true, net_amount: 100_00n },
      'RESIDENCE',
    ],
    [
      'a plan that other orders left less of',
      { ...transfer, ...by('transfer_of_plan') },
      { isDeferred: true, net_amount: 97_00n, gross_amount: 97_00n },
      'HOLDING',
    ],
  ])('and left another net amount of a transfer of %s', (_, promise, came, cause) => {
    const taxed = { isDeferred: false, cost: 80_00n, net_amount: 97_00n, nav: 11_000_000n };
    expect(causes([promise], { ...asPromised, ...taxed, ...came }).net_amount).toBe(cause);
  });

  test('and taken of a transfer that was to be taxed later never has a NAV or other lots for its cause', () => {
    const lots = [{ acquisition_date: '2015-01-12', shares: '20.000000', cost: '100.00' }];
    const amount = fc.bigInt({ min: 1n, max: 200_00n });
    const named = fc.constantFrom({}, by('transfer_deferred'));
    fc.assert(
      fc.property(
        ...([named, fc.constantFrom('B', 'P', 'T'), amount, amount, amount, amount] as const),
        (kept, indicator, gross_amount, withheld, cost, nav) => {
          const promise = { ...transfer, ...kept, lots };
          const net_amount = gross_amount - withheld;
          fc.pre(net_amount !== promise.net_amount);
          const real = { indicator, gross_amount, net_amount, cost, nav, isDeferred: false };
          const { net_amount: cause } = causes([promise], { ...asPromised, ...real });
          expect(cause).toBe('simulation' in kept ? 'RESIDENCE' : 'TAX_AND_COSTS');
        },
      ),
    );
  });

  test('of everything is another number where other orders left one', () => {
    const came = { indicator: 'T', shares: 20_000_000n, gross_amount: 200_00n };
    expect(causes([sent], { ...asPromised, ...came })).toEqual({
      ...{ shares: 'LOTS', gross_amount: 'LOTS' },
    });
  });

  test('of an order that was changed is what its change said', () => {
    const changed = { ...sent, gross_amount: 60_00n, cause: 'CHANGED' } as const;
    expect(causes([sent, changed], { ...asPromised, gross_amount: 60_00n })).toEqual({});
  });
});

describe('the participations of the target of a transfer', () => {
  // 98,10 € that enter at 20 € each.
  const moved: OrderPromise = { ...sent, target_nav_date: '2026-11-23', target_shares: 4_905_000n };
  const came: Came = { ...asPromised, target_nav: 20_000_000n, target_shares: 4_905_000n };

  test('are told beside what was promised of them', () => {
    const told = promiseOutcomes([moved], came).find(({ key }) => key === 'target_shares');
    expect(told).toEqual({
      ...{ key: 'target_shares', promised: 4_905_000n, came: 4_905_000n, cause: null },
    });
    expect(promiseOutcomes([sent], came).map(({ key }) => key)).not.toContain('target_shares');
  });

  test.each<[string, Partial<Came>, Record<string, string | null>]>([
    [
      'its own NAV',
      { target_nav: 25_000_000n, target_shares: 3_924_000n },
      { target_shares: 'NAV' },
    ],
    [
      'what has left',
      { net_amount: 90_00n, target_shares: 4_500_000n },
      { net_amount: 'TAX_AND_COSTS', target_shares: 'TAX_AND_COSTS' },
    ],
    ['nothing that anybody knows', { target_shares: 4_000_000n }, { target_shares: null }],
  ])('are others by %s', (_, now, cause) => {
    expect(causes([moved], { ...came, ...now })).toEqual(cause);
  });
});
