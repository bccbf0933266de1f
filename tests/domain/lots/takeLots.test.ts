import { describe, expect, test } from 'vitest';
import { costOf, sharesOf } from '#/domain/lots/lot.ts';
import { takeLots } from '#/domain/lots/takeLots.ts';
import { lot, lotLists } from './lots.ts';
import { fc } from '../../support/fc.ts';

describe('taking lots from the front', () => {
  const lots = [
    lot('2018-05-24', 50, 3000),
    lot('2018-10-16', 25, 2000),
    lot('2019-09-04', 30, 4000),
  ];

  test('splits a lot and leaves it the rest of its cost', () => {
    const { taken, left } = takeLots(lots, 32_467_533n);
    expect(costOf(taken)).toBe(194805n);
    expect(left[0]).toMatchObject({ acquired: '2018-05-24', shares: 17_532_467n, cost: 105195n });
  });

  test('takes whole lots without splitting', () => {
    expect(takeLots(lots, 75_000_000n)).toEqual({
      taken: lots.slice(0, 2),
      left: lots.slice(2),
      missing: 0n,
    });
  });

  test('says how many participations are missing', () => {
    expect(takeLots(lots, 105_000_001n)).toEqual({ taken: lots, left: [], missing: 1n });
  });

  test.each([0n, -1n])('takes nothing for %s participations', (shares) => {
    expect(takeLots(lots, shares)).toEqual({ taken: [], left: lots, missing: 0n });
  });

  test('leaves no cost behind in lots without participations when all is taken', () => {
    const withDust = [...lots, lot('2020-01-02', 0, 0.05)];
    expect(takeLots(withDust, 105_000_000n).left).toEqual([]);
  });

  test('keeps every participation and every cent, however often it takes', () => {
    fc.assert(
      fc.property(lotLists, fc.array(fc.bigInt(0n, 10n ** 10n)), (held, orders) => {
        let left = held;
        let [shares, cost] = [0n, 0n];
        for (const order of orders) {
          const result = takeLots(left, order);
          left = result.left;
          shares += sharesOf(result.taken);
          cost += costOf(result.taken);
          expect(sharesOf(result.taken) + result.missing).toBe(order);
          expect(left.every((rest) => rest.shares >= 0n && rest.cost >= 0n)).toBe(true);
        }
        expect([shares + sharesOf(left), cost + costOf(left)]).toEqual([
          sharesOf(held),
          costOf(held),
        ]);
      }),
    );
  });
});
