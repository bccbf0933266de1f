import { describe, expect, test } from 'vitest';
import { costOf, sharesOf } from '#/domain/lots/lot.ts';
import { emptySale, plusLot, reaches } from '#/domain/tax/exactSale.ts';
import { gainByLot, nettedGain } from '#/domain/tax/taxBase.ts';
import type { SaleTerms } from '#/domain/tax/exactSale.ts';
import { sell } from '#/domain/tax/sale.ts';
import { sharesForNet } from '#/domain/tax/sharesForNet.ts';
import { lot, lotLists } from '../lots/lots.ts';
import { fc } from '../../support/fc.ts';

const lots = [
  lot('2018-05-24', 50, 3000),
  lot('2018-10-16', 25, 2000),
  lot('2019-09-04', 30, 4000),
];
const terms: SaleTerms = { nav: 100_000_000n, fee: 0n, rate: 19_000_000n, base: nettedGain };

describe('a sale first in, first out', () => {
  test.each([
    [30_000_000n, 300000n, 180000n, 120000n, 22800n, 277200n],
    [32_467_533n, 324675n, 194805n, 129870n, 24675n, 300000n],
    [60_000_000n, 600000n, 380000n, 220000n, 41800n, 558200n],
    [105_000_000n, 1050000n, 900000n, 150000n, 28500n, 1021500n],
    [102_978_057n, 1029781n, 873041n, 156740n, 29781n, 1000000n],
  ])('of %s', (shares, gross, cost, gain, withholding, net) => {
    expect(sell(lots, shares, terms)).toMatchObject({ gross, cost, gain, withholding, net });
  });

  test('withholds nothing on a loss', () => {
    const sale = sell(lots.slice(2), 10_000_000n, terms);
    expect(sale).toMatchObject({ gain: -33333n, withholding: 0n, net: 100000n });
  });

  test('withholds on every gain where losses may not be set off', () => {
    const sale = sell(lots, 105_000_000n, { ...terms, base: gainByLot });
    expect(sale).toMatchObject({ gain: 150000n, withholding: 47500n });
  });

  test('taxes what is left after the commission', () => {
    const sale = sell(lots, 30_000_000n, { ...terms, fee: 1_000_000n });
    expect(sale).toMatchObject({
      commission: 3000n,
      gain: 117000n,
      withholding: 22230n,
      net: 274770n,
    });
  });

  test('of nothing brings nothing', () => {
    expect(sell(lots, 0n, terms)).toMatchObject({ gross: 0n, withholding: 0n, net: 0n, sold: [] });
  });
});

describe('participations for a net amount', () => {
  test.each([
    [300000n, 32_467_533n],
    [1000000n, 102_978_057n],
    [1021500n, 105_000_000n],
    [0n, 0n],
    [1021501n, undefined],
  ])('%s', (net, shares) => {
    expect(sharesForNet(lots, net, terms)).toBe(shares);
  });
});

const anyTerms = fc.record({
  nav: fc.bigInt(1n, 10n ** 10n),
  fee: fc.bigInt(0n, 5_000_000n),
  rate: fc.bigInt(0n, 47_000_000n),
  base: fc.constantFrom(nettedGain, gainByLot),
});
const anySale = fc
  .record({ held: lotLists, terms: anyTerms, place: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ held, terms, place }) => {
    const all = sharesOf(held);
    const part = (all * BigInt(Math.floor(place * 1e9))) / 1_000_000_000n;
    return { held, terms, shares: part > 0n ? part : 1n };
  });

describe('any sale', () => {
  test('adds up to the cent, in the whole and over its lots', () => {
    fc.assert(
      fc.property(anySale, ({ held, terms, shares }) => {
        const sale = sell(held, shares, terms);
        expect(sale.gross - sale.commission - sale.withholding).toBe(sale.net);
        expect(sale.gross - sale.commission - sale.cost).toBe(sale.gain);
        expect(sum(sale.sold.map(({ proceeds }) => proceeds))).toBe(sale.gross - sale.commission);
        expect(sum(sale.sold.map(({ gain }) => gain))).toBe(sale.gain);
        expect(sale.cost + costOf(sale.left)).toBe(costOf(held));
        expect(shares + sharesOf(sale.left)).toBe(sharesOf(held));
      }),
    );
  });

  test('nets strictly more with one micro-participation more', () => {
    fc.assert(
      fc.property(anySale, ({ held, terms, shares }) => {
        fc.pre(shares < sharesOf(held));
        const [less, more] = [exactNet(held, shares, terms), exactNet(held, shares + 1n, terms)];
        expect(more[0] * less[1]).toBeGreaterThan(less[0] * more[1]);
      }),
    );
  });

  test('takes for a net amount the first number, from the exact minimum upwards, that pays it', () => {
    fc.assert(
      fc.property(anySale, ({ held, terms, shares }) => {
        const asked = sell(held, shares, terms).net;
        fc.pre(asked > 0n);
        const found = sharesForNet(held, asked, terms)!;
        expect(sell(held, found, terms).net).toBeGreaterThanOrEqual(asked);
        const least = smallestExact(held, asked, terms);
        expect(found).toBeGreaterThanOrEqual(least < found ? least : found);
        // Every number in between pays less, each looked at by itself as far as there are few.
        const first = found - least > 400n ? found - 400n : least;
        for (let each = first; each < found; each++)
          expect(sell(held, each, terms).net).toBeLessThan(asked);
      }),
    );
  });

  test('takes of what is available the same as of everything, as far as it suffices', () => {
    fc.assert(
      fc.property(anySale, ({ held, terms, shares }) => {
        const asked = sell(held, shares, terms).net;
        fc.pre(asked > 0n);
        const found = sharesForNet(held, asked, terms)!;
        expect(sharesForNet(held, asked, terms, found)).toBe(found);
        // Only where rounding alone pays it does everything that is available do.
        const fewer = sharesForNet(held, asked, terms, found - 1n);
        expect([undefined, found - 1n]).toContain(fewer);
      }),
    );
  });

  test('withholds the rate of the base as it is declared, in cents', () => {
    fc.assert(
      fc.property(anySale, ({ held, terms, shares }) => {
        const { gain, base, withholding, sold } = sell(held, shares, terms);
        const gains = sum(sold.map((one) => (one.gain > 0n ? one.gain : 0n)));
        expect(base).toBe(terms.base === gainByLot ? gains : gain > 0n ? gain : 0n);
        expect(withholding).toBe((base * terms.rate + 50_000_000n) / 100_000_000n);
      }),
    );
  });
});

const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

/** Written again by hand: the exact net as a fraction of a cent, over a common denominator. */
function exactNet(held: typeof lots, shares: bigint, terms: SaleTerms): [bigint, bigint] {
  const unit = 10n ** 18n;
  let open = shares;
  let [transfer, cost, gains, denominator] = [0n, 0n, 0n, unit];
  for (const { shares: all, cost: paid } of held) {
    const part = open < all ? open : all;
    if (part === 0n) break;
    const [t, c] = [part * terms.nav * (10n ** 8n - terms.fee) * all, paid * part * unit];
    transfer = transfer * all + (t * denominator) / unit;
    cost = cost * all + (c * denominator) / unit;
    gains = gains * all + ((t > c ? t - c : 0n) * denominator) / unit;
    denominator *= all;
    open -= part;
  }
  const netted = transfer > cost ? transfer - cost : 0n;
  const base = terms.base === gainByLot ? gains : netted;
  return [transfer * 10n ** 8n - base * terms.rate, denominator * 10n ** 8n];
}

/** By halving over the whole holding; everything where even that nets less before it is rounded. */
function smallestExact(held: typeof lots, net: bigint, terms: SaleTerms): bigint {
  let [short, enough] = [0n, sharesOf(held)];
  while (enough - short > 1n) {
    const middle = (short + enough) / 2n;
    if (isEnough(held, middle, terms, net)) enough = middle;
    else short = middle;
  }
  return enough;
}

function isEnough(held: typeof lots, shares: bigint, terms: SaleTerms, net: bigint): boolean {
  const [numerator, denominator] = exactNet(held, shares, terms);
  return numerator >= net * denominator;
}

test('a whole lot reaches exactly what it nets', () => {
  const totals = plusLot(emptySale, lots[0]!, terms);
  expect([reaches(totals, terms, 462000n), reaches(totals, terms, 462001n)]).toEqual([true, false]);
});
