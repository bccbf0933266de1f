import { sharesOf, type Lot } from '../lots/lot.ts';
import type { Cents } from '../money/cents.ts';
import type { MicroShares } from '../money/shares.ts';
import { emptySale, plusLot, plusPart, reaches, type SaleTerms } from './exactSale.ts';
import { nextChange } from './nextChange.ts';
import { sell } from './sale.ts';

/**
 * The micro-participations that a net amount takes: the smallest number whose exact net amount (gross less
 * commission less withholding, nothing rounded) is at least the one asked for, then upwards to the first whose
 * net amount as it is paid, in cents, is; undefined when all together do not reach it.
 * @param lots in FIFO order
 * @param available how many of them may be taken
 */
export function sharesForNet(
  lots: readonly Lot[],
  net: Cents,
  terms: SaleTerms,
  available: MicroShares = sharesOf(lots),
): MicroShares | undefined {
  if (net <= 0n) return 0n;
  let shares = exactlyForNet(lots, net, terms, available) ?? available;
  while (shares <= available) {
    const sale = sell(lots, shares, terms);
    if (sale.net >= net) return shares;
    shares = nextChange(lots, sale, terms);
  }
  return undefined;
}

/**
 * The exact net rises strictly with the participations, so that the lot in which it is reached is found by
 * walking and the place in the lot by halving. Rounded to cents it would dip, and the smallest number would
 * not be unique.
 */
function exactlyForNet(
  lots: readonly Lot[],
  net: Cents,
  terms: SaleTerms,
  available: MicroShares,
): MicroShares | undefined {
  let totals = emptySale;
  let sold = 0n;
  // Without any tax it takes this much: before that there is nothing to ask.
  const least = net * emptySale.unit;
  for (const lot of lots) {
    if (sold >= available) return undefined;
    const more = plusLot(totals, lot, terms);
    if (more.transfer >= least && reaches(more, terms, net)) {
      let [short, enough] = [0n, lot.shares];
      while (enough - short > 1n) {
        const middle = (short + enough) / 2n;
        if (reaches(plusPart(totals, lot, middle, terms), terms, net)) enough = middle;
        else short = middle;
      }
      return sold + enough <= available ? sold + enough : undefined;
    }
    totals = more;
    sold += lot.shares;
  }
  return undefined;
}
