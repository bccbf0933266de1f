import type { Lot } from '../lots/lot.ts';
import { costOf } from '../lots/lot.ts';
import { takeLots } from '../lots/takeLots.ts';
import type { Cents } from '../money/cents.ts';
import { percentOf } from '../money/percent.ts';
import { roundHalfUp } from '../money/roundHalfUp.ts';
import type { MicroShares } from '../money/shares.ts';
import { isBefore2007 } from '../lots/compartment.ts';
import type { SaleTerms } from './exactSale.ts';

/** A lot, or part of one, that was sold: what it brought after commission, and its gain or loss. */
export interface SoldLot {
  lot: Lot;
  proceeds: Cents;
  gain: Cents;
}

/**
 * `gross - commission - withholding = net`, `gross - commission - cost = gain` and
 * `base × rate = withholding`, to the cent.
 */
export interface Sale {
  shares: MicroShares;
  gross: Cents;
  commission: Cents;
  cost: Cents;
  gain: Cents;
  /** What tax is withheld of. */
  base: Cents;
  withholding: Cents;
  net: Cents;
  sold: SoldLot[];
  left: Lot[];
  /** Transfer value of lots from before 2007. */
  before2007: Cents;
}

const PER_CENT = 10_000_000_000n;
const WHOLE = 100_000_000n;

/**
 * Sells participations first in, first out. Gross, commission and cost are exact until they are rounded
 * half up, each once; the gain is their difference, the tax base is in cents as it is declared, and what is
 * withheld is the rate applied to it.
 * @param lots in FIFO order, with at least these participations
 * @param inParts what it comes to where it is paid in parts, of which each was rounded by itself
 * @source LIRPF 37.2; RIRPF 97.1 and 97.2
 */
export function sell(
  lots: readonly Lot[],
  shares: MicroShares,
  terms: SaleTerms,
  inParts?: Pick<Sale, 'gross' | 'commission' | 'withholding'>,
): Sale {
  const { taken, left } = takeLots(lots, shares);
  const gross = inParts?.gross ?? roundHalfUp(shares * terms.nav, PER_CENT);
  const commission =
    inParts?.commission ?? roundHalfUp(shares * terms.nav * terms.fee, PER_CENT * WHOLE);
  const paid = gross - commission;
  const cost = costOf(taken);
  const gain = paid - cost;
  const sold = toSold(taken, shares, paid, terms);
  const base = terms.base.inCents({ paid, gain, sold });
  const withholding = inParts?.withholding ?? percentOf(base, terms.rate);
  return {
    shares,
    gross,
    commission,
    cost,
    gain,
    base,
    withholding,
    net: paid - withholding,
    sold,
    left,
    before2007: sold.reduce((sum, one) => sum + (isBefore2007(one.lot) ? one.proceeds : 0n), 0n),
  };
}

/**
 * What each lot brought: what the rounded running total grows by, so that a lot's figure does not change
 * with what is sold after it, and all of them add up to what is paid.
 */
function toSold(
  taken: readonly Lot[],
  shares: MicroShares,
  paid: Cents,
  { nav, fee }: SaleTerms,
): SoldLot[] {
  const price = nav * (WHOLE - fee);
  let [sold, before] = [0n, 0n];
  return taken.map((lot) => {
    sold += lot.shares;
    const running = roundHalfUp(sold * price, PER_CENT * WHOLE);
    const upTo = sold >= shares || running > paid ? paid : running;
    const proceeds = upTo - before;
    before = upTo;
    return { lot, proceeds, gain: proceeds - lot.cost };
  });
}
