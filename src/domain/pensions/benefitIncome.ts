import type { Cents } from '../money/cents.ts';
import type { Sale } from '../tax/sale.ts';

/** What of a benefit is taxed. */
export interface BenefitIncome {
  reduction: Cents;
  /** Work income: what is paid less the reduction. */
  taxable: Cents;
}

/**
 * The income that one payment of a benefit is: all of what is paid, of which the part from before 2007 is reduced by
 * 40 % where it may be.
 * @source LIRPF 17.2 a 3 and transitional provision 12
 */
export function benefitIncome(
  { gross, commission, before2007 }: Pick<Sale, 'gross' | 'commission' | 'before2007'>,
  isReduced: boolean,
): BenefitIncome {
  const paid = gross - commission;
  const reduction = isReduced ? (before2007 * 40n + 50n) / 100n : 0n;
  return { reduction, taxable: paid - reduction };
}
