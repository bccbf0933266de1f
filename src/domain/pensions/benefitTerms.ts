import type { PlainDate } from '../dates/plainDate.ts';
import type { Lot } from '../lots/lot.ts';
import type { MicroNav } from '../money/nav.ts';
import type { MicroPercent } from '../money/percent.ts';
import type { SaleTerms } from '../tax/exactSale.ts';
import { wholePayment } from '../tax/taxBase.ts';
import type { RedemptionCauseName } from './causes.ts';
import type { CollectionMethod } from './collectionMethod.ts';
import { isBefore2007 } from '../lots/compartment.ts';
import { reductionOf, type Reduction } from './reduction.ts';

/**
 * Orientation where staff set no rate for a benefit: the lowest of the scale of withholding. Less follows from personal
 * circumstances alone, so no rate for everybody is below it. @source LIRPF 101.1; RIRPF 83 and 85
 */
export const BENEFIT_RATE: MicroPercent = 19_000_000n;

/** A benefit about to be paid. */
export interface Benefit {
  nav: MicroNav;
  fee: MicroPercent;
  /** Withheld, as staff set it; the real one follows from personal circumstances. */
  rate?: MicroPercent;
  lots: readonly Lot[];
  /** Day on which it is paid. */
  paid: PlainDate;
  cause?: RedemptionCauseName;
  method?: CollectionMethod;
  causeDate?: PlainDate;
  /** Year in which the reduction was taken for the same contingency. */
  takenIn?: number | null;
}

/**
 * How a benefit is taxed: as work income, reduced where it may be. What is withheld is the rate applied to the
 * whole payment; the reduction lowers the income alone.
 * @source LIRPF 17.2 a 3; RIRPF 82
 */
export function benefitTerms(benefit: Benefit): SaleTerms & { reduction: Reduction } {
  const { nav, fee, rate = BENEFIT_RATE, lots, method } = benefit;
  const hasBefore2007 = lots.some(isBefore2007);
  const reduction = reductionOf({ ...benefit, collectionMethod: method, hasBefore2007 });
  return { nav, fee, rate, base: wholePayment, reduction };
}
