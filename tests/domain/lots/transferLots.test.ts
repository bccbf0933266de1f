import { describe, expect, test } from 'vitest';
import { costOf, sharesOf } from '#/domain/lots/lot.ts';
import { takeLots } from '#/domain/lots/takeLots.ts';
import { transferLots } from '#/domain/lots/transferLots.ts';
import { sharesFor, valueOf } from '#/domain/money/valuation.ts';
import { lot, lotLists } from './lots.ts';
import { fc } from '../../support/fc.ts';

describe('lots that move to another product', () => {
  test('carry their dates and cost', () => {
    const source = [lot('2015-01-10', 10, 100), lot('2019-06-03', 40, 800)];
    const amount = valueOf(30_000_000n, 25_000_000n);
    const shares = sharesFor(amount, 12_500_000n);
    expect(transferLots(takeLots(source, 30_000_000n).taken, shares, 7)).toEqual([
      lot('2015-01-10', 20, 100, 7),
      lot('2019-06-03', 40, 400, 7),
    ]);
  });

  test('give the last lot what rounding left over', () => {
    const source = [lot('2015-01-10', 33.333333, 1000), lot('2020-03-16', 66.666667, 1500.01)];
    const amount = valueOf(70_000_000n, 31_847_293n);
    const shares = sharesFor(amount, 118_402_915n);
    expect([amount, shares]).toEqual([222931n, 18_828_168n]);
    expect(transferLots(takeLots(source, 70_000_000n).taken, shares, 0)).toEqual([
      lot('2015-01-10', 8.965794, 1000),
      lot('2020-03-16', 9.862374, 825.01),
    ]);
  });

  test('never end below zero when many small lots round up', () => {
    const source = Array.from({ length: 100 }, () => lot('2020-01-02', 0.000001, 0.01));
    const arrived = transferLots(source, 60n, 0);
    expect(arrived.every(({ shares }) => shares >= 0n)).toBe(true);
    expect([sharesOf(arrived), costOf(arrived)]).toEqual([60n, 100n]);
  });

  test('keep what they cost through any chain of transfers, and all participations of each step', () => {
    const steps = fc.array(fc.tuple(fc.bigInt(1n, 10n ** 9n), fc.bigInt(1n, 10n ** 9n)), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(lotLists, steps, (held, navs) => {
        let lots = held;
        for (const [from, to] of navs) {
          const shares = sharesFor(valueOf(sharesOf(lots), from), to);
          const arrived = transferLots(lots, shares, 1);
          expect(sharesOf(arrived)).toBe(shares);
          expect(arrived.map(({ acquired }) => acquired)).toEqual(lots.map((one) => one.acquired));
          lots = arrived;
        }
        expect(costOf(lots)).toBe(costOf(held));
      }),
    );
  });
});
