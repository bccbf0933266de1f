import { describe, expect, test } from 'vitest';
import { taxReport } from '../../../src/domain/tax/taxReport.ts';
import type { LedgerEntry } from '../../../src/domain/valuation/ledgerEntry.ts';
import type { NavBook } from '../../../src/domain/valuation/navSeries.ts';

let sequence = 0;
const entry = (
  date: string,
  kind: LedgerEntry['kind'],
  shares: number,
  gross: number,
  more: Partial<LedgerEntry> = {},
): LedgerEntry => ({
  uuid: `${date}/${kind}/${sequence}`,
  date,
  sequence: sequence++,
  account: 'A',
  product: 'F',
  kind,
  shares: BigInt(shares) * 1_000_000n,
  gross: BigInt(gross) * 100n,
  commission: 0n,
  withholding: 0n,
  ...more,
});
const navs: NavBook = new Map([
  ['F', [{ date: '2019-12-30', nav: 100_000_000n }]],
  ['P', [{ date: '2019-12-30', nav: 10_000_000n }]],
]);
const year = ['2019-01-01', '2019-12-31'] as const;
const report = (entries: LedgerEntry[], period: readonly [string, string] = year) =>
  taxReport(entries, navs, period, (product) => product === 'P');

/** The lots of the golden vectors: 50 for 3 000 €, 25 for 2 000 €, 30 for 4 000 €. */
const bought = () => [
  entry('2018-05-24', 'subscription', 50, 3_000),
  entry('2018-10-16', 'subscription', 25, 2_000),
  entry('2019-09-04', 'subscription', 30, 4_000),
];

describe('a year of an account', () => {
  test('sells the oldest first: 60 at 100 cost 3 800 and gain 2 200', () => {
    const sold = entry('2019-10-01', 'redemption', 60, 6_000, { withholding: 41_800n });
    const found = report([...bought(), sold]);
    expect(found.sales).toEqual([
      {
        date: '2019-10-01',
        product: 'F',
        shares: 60_000_000n,
        gross: 600_000n,
        commission: 0n,
        cost: 380_000n,
        gain: 220_000n,
        withholding: 41_800n,
        uuid: sold.uuid,
        kind: 'redemption',
        lots: [
          {
            ...{ acquired: '2018-05-24', shares: 50_000_000n },
            ...{ proceeds: 500_000n, cost: 300_000n, gain: 200_000n },
          },
          {
            ...{ acquired: '2018-10-16', shares: 10_000_000n },
            ...{ proceeds: 100_000n, cost: 80_000n, gain: 20_000n },
          },
        ],
        isLossDeferred: false,
        isLossDisregarded: false,
      },
    ]);
    expect(found.positions.map(({ shares, cost, value }) => [shares, cost, value])).toEqual([
      [45_000_000n, 520_000n, 450_000n],
    ]);
    expect(found.purchases.map(({ date }) => date)).toEqual(['2019-09-04']);
  });

  test('counts only what happened in it, from its first day to its last', () => {
    const edges = ['2018-12-31', '2019-01-01', '2019-12-31', '2020-01-01'].map((date) =>
      entry(date, 'redemption', 1, 100),
    );
    const found = report([...bought().slice(0, 2), ...edges]);
    expect(found.sales.map(({ date }) => date)).toEqual(['2019-01-01', '2019-12-31']);
    expect(found.positions[0]?.shares).toBe(72_000_000n);
  });

  test.each([
    ['bought one month later', '2019-11-01', true],
    ['bought two months later to the day', '2019-12-01', true],
    ['bought a day after that', '2019-12-02', false],
    ['bought two months before', '2019-08-01', true],
    ['bought a day before that', '2019-07-31', false],
  ])('holds back a loss when the same was %s', (_, date, isDeferred) => {
    const first = entry('2018-01-10', 'subscription', 10, 2_000);
    const sold = entry('2019-10-01', 'redemption', 10, 1_000);
    const { sales } = report([first, entry(date, 'subscription', 1, 100), sold]);
    expect(sales[0]).toMatchObject({ gain: -100_000n, isLossDeferred: isDeferred });
  });

  test('holds back the loss of one purchase though the sale gained', () => {
    const [won, lost] = [1_000, 2_000].map((euro, at) =>
      entry(`201${7 + at}-01-10`, 'subscription', 10, euro),
    );
    const recent = entry('2019-09-15', 'subscription', 1, 100);
    const { sales } = report([won!, lost!, recent, entry('2019-10-01', 'redemption', 20, 3_500)]);
    expect(sales[0]).toMatchObject({ gain: 50_000n, isLossDeferred: true });
  });

  test('looks at what its owners buy in their other accounts, and at no loss of a company', () => {
    const lost = [...bought().slice(0, 1), entry('2019-10-01', 'redemption', 10, 100)];
    const elsewhere = [entry('2019-11-15', 'subscription', 1, 100, { account: 'B' })];
    const of = (isNatural: boolean, besides: LedgerEntry[][]) =>
      taxReport(lost, navs, year, () => false, { isNatural, besides }).sales[0]?.isLossDeferred;
    expect(of(true, [])).toBe(false);
    expect(of(true, [elsewhere])).toBe(true);
    expect(of(false, [elsewhere])).toBe(false);
    const here = [...lost, entry('2019-11-15', 'subscription', 1, 100)];
    expect(taxReport(here, navs, year, () => false).sales[0]?.isLossDeferred).toBe(true);
    const owners = { isNatural: false, besides: [] };
    expect(taxReport(here, navs, year, () => false, owners).sales[0]?.isLossDeferred).toBe(false);
  });

  test('never holds back a gain, nor for what was bought and sold again whole', () => {
    const quick = [
      entry('2019-09-15', 'subscription', 10, 2_000),
      entry('2019-10-01', 'redemption', 10, 1_000),
    ];
    expect(report(quick).sales[0]?.isLossDeferred).toBe(false);
    expect(
      report([...bought(), entry('2019-10-01', 'redemption', 1, 100)]).sales[0]?.isLossDeferred,
    ).toBe(false);
  });

  test('has transfers of people as moves, and those of companies as sales and purchases', () => {
    const halves = (isTaxed: boolean) => [
      entry('2019-03-01', 'transferOut', 10, 1_000, { transfer: 't', isTaxed }),
      entry('2019-03-04', 'transferIn', 5, 1_000, { transfer: 't', isTaxed, product: 'G' }),
    ];
    const person = report([...bought().slice(0, 2), ...halves(false)]);
    expect([person.sales, person.purchases, person.moves.map(({ kind }) => kind)]).toEqual([
      [],
      [],
      ['transferOut', 'transferIn'],
    ]);
    const company = report([...bought().slice(0, 2), ...halves(true)]);
    expect(company.sales.map(({ gain }) => gain)).toEqual([40_000n]);
    expect(company.purchases.map(({ product }) => product)).toEqual(['G']);
    expect(company.moves).toEqual([]);
  });

  test('has transfers of companies to and from other entities as sales and purchases too', () => {
    const left = entry('2019-03-01', 'externalTransferOut', 10, 1_000, {
      ...{ isTaxed: true, withholding: 7_600n },
    });
    const lots = [{ acquired: '2010-01-01', sequence: 0, shares: 1n, cost: 1n, origin: 'X' }];
    const came = entry('2019-04-01', 'externalTransferIn', 5, 500, { isTaxed: true, lots });
    const { sales, purchases, moves } = report([...bought().slice(0, 2), left, came]);
    expect(sales).toMatchObject([{ gain: 40_000n, withholding: 7_600n }]);
    expect(purchases).toMatchObject([{ date: '2019-04-01', amount: 50_000n }]);
    expect(moves).toEqual([]);
  });

  test('shows what a gift had gained; a loss by it does not count', () => {
    const given = (gross: number) =>
      report([...bought().slice(0, 1), entry('2019-03-01', 'donationOut', 10, gross)]).sales[0];
    expect(given(1_000)).toMatchObject({
      ...{ kind: 'donationOut', gain: 40_000n, isLossDisregarded: false },
      lots: [{ acquired: '2018-05-24', gain: 40_000n }],
    });
    expect(given(500)).toMatchObject({
      ...{ gain: -10_000n, isLossDisregarded: true, isLossDeferred: false },
    });
  });

  test('has nothing of a purchase that was undone, whose participations and cost are gone', () => {
    const plan = { product: 'P' };
    const [undone, returned] = [
      entry('2019-09-10', 'subscription', 10, 1_500),
      entry('2019-09-11', 'subscription', 5, 50, plan),
    ];
    const without = [...bought(), entry('2019-02-01', 'subscription', 60, 600, plan)];
    const found = report([
      ...[...without, undone, returned],
      entry('2019-09-20', 'undoing', 10, 1_500, { undoes: undone.sequence }),
      entry('2019-09-21', 'undoing', 5, 50, { ...plan, undoes: returned.sequence }),
    ]);
    expect(found).toEqual(report(without));
    expect(found.purchases.map(({ amount }) => amount)).toEqual([400_000n]);
    expect(found.positions.map(({ shares, cost }) => [shares, cost])).toEqual([
      [105_000_000n, 900_000n],
      [60_000_000n, 60_000n],
    ]);
  });

  test('tells contributions, benefits with their part from before 2007, and what was given back', () => {
    const plan = { product: 'P' };
    const found = report([
      entry('2005-06-01', 'subscription', 40, 100, plan),
      entry('2019-02-01', 'subscription', 60, 600, plan),
      entry('2019-05-01', 'excessReturn', 10, 100, { ...plan, choice: 'EXCESS' }),
      entry('2019-06-01', 'redemption', 60, 600, { ...plan, withholding: 11_400n }),
    ]);
    expect(found.contributions.map(({ amount }) => amount)).toEqual([60_000n]);
    expect(found.returned.map(({ amount }) => amount)).toEqual([10_000n]);
    // What was too much was of the last contribution: all of the oldest were paid.
    expect(found.benefits).toMatchObject([
      { amount: 60_000n, withholding: 11_400n, before2007: 40_000n },
    ]);
    expect([found.sales, found.purchases, found.moves]).toEqual([[], [], []]);
  });
});
