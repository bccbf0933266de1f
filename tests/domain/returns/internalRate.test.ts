import { describe, expect, test } from 'vitest';
import { addDays } from '#/domain/dates/plainDate.ts';
import { internalRate } from '#/domain/returns/internalRate.ts';
import { fc } from '../../support/fc.ts';

describe('the internal rate of return', () => {
  test('agrees with the published XIRR example', () => {
    const rate = internalRate([
      { date: '2008-01-01', amount: -1_000_000n },
      { date: '2008-03-01', amount: 275_000n },
      { date: '2008-10-30', amount: 425_000n },
      { date: '2009-02-15', amount: 325_000n },
      { date: '2009-04-01', amount: 275_000n },
    ]);
    expect(rate).toBeCloseTo(0.373362535, 8);
  });

  test.each([
    ['one year of 10 %', [-100n, 110n], 365, 0.1],
    ['a quarter lost', [-100n, 75n], 365, -0.25],
    ['almost everything lost', [-1_000_000n, 1n], 365, -0.999999],
    ['a hundredfold', [-100n, 10_000n], 365, 99],
    ['nothing gained', [-100n, 100n], 365, 0],
    ['fifty years', [-100n, 1_146_740n], 18_250, 0.20556],
  ])('of %s', (_, amounts, days, rate) => {
    const flows = amounts.map((amount, index) => ({
      date: addDays('2020-01-01', index * days),
      amount,
    }));
    expect(internalRate(flows)).toBeCloseTo(rate, 4);
  });

  test.each([
    ['no flows', []],
    ['money in alone', [{ date: '2020-01-01', amount: -5n }]],
    [
      'money out alone',
      [
        { date: '2020-01-01', amount: 5n },
        { date: '2021-01-01', amount: 5n },
      ],
    ],
    [
      'everything on one day',
      [
        { date: '2020-01-01', amount: -5n },
        { date: '2020-01-01', amount: 6n },
      ],
    ],
  ])('is none of %s', (_, flows) => {
    expect(internalRate(flows)).toBeUndefined();
  });

  test('is the one nearest to zero where there are several', () => {
    const flows = [-100n, 230n, -132n].map((amount, year) => ({
      date: addDays('2021-01-01', 365 * year),
      amount: amount * 100n,
    }));
    expect(internalRate(flows)).toBeCloseTo(0.1, 8);
  });

  test('is found wherever money came back after it went in', () => {
    const days = fc.integer({ min: 1, max: 5000 });
    const flow = (sign: bigint) =>
      fc
        .tuple(days, fc.bigInt(1n, 10n ** 10n))
        .map(([day, amount]) => ({ day, amount: sign * amount }));
    fc.assert(
      fc.property(
        fc.array(flow(-1n), { maxLength: 20 }),
        fc.bigInt(1n, 10n ** 11n),
        (paid, back) => {
          const flows = [
            { date: '2014-01-02', amount: -1000n },
            ...paid.map(({ day, amount }) => ({ date: addDays('2014-01-02', day), amount })),
            { date: addDays('2014-01-02', 5001), amount: back },
          ];
          const rate = internalRate(flows);
          const total = flows.reduce((sum, { amount }) => sum + amount, 0n);
          if (rate === undefined) return;
          expect(Number.isFinite(rate) && rate > -1).toBe(true);
          expect(Math.sign(rate) * Number(total)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
