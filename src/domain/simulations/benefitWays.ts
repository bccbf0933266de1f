import { benefitIncome } from '../pensions/benefitIncome.ts';
import { hasIncome } from '../pensions/collectionMethod.ts';
import type { MicroShares } from '../money/shares.ts';
import { generalScale } from '../tax/generalScale.ts';
import type { Sale } from '../tax/sale.ts';
import { workIncomeTax } from '../tax/workIncomeTax.ts';
import type { SimulationCase } from './readSimulation.ts';
import type { SimulationTerms } from './simulationTerms.ts';
import { stepWays } from './stepWays.ts';
import type { TaxWay } from './taxWay.ts';

/**
 * Ways near a benefit that is paid at once: what leaves the year's income within the step of the scale below, and that
 * with the rest in the next year, at the same price, scale and other income, as far as that is worth it. Its owner said that of the year in which
 * it is paid. What is from before 2007 is reduced in the first of the two years alone.
 * @source LIRPF 17.2 a 3, 63 and transitional provision 12
 */
export function benefitWays(
  { lots, otherGeneral: other, method }: SimulationCase,
  shares: MicroShares,
  terms: SimulationTerms,
): TaxWay[] {
  if (hasIncome(method)) return [];
  const isReduced = terms.reduction?.isEligible === true;
  const taxed = (sale: Sale) => benefitIncome(sale, isReduced).taxable;
  const taxOf = (sale: Sale, isReducedThen = isReduced) => {
    const { taxable, reduction } = benefitIncome(sale, isReducedThen);
    return workIncomeTax(other, taxable, reduction).difference;
  };
  return stepWays({
    ...{ lots, shares, terms, scale: generalScale, other, taxed },
    tax: (sale) => taxOf(sale),
    taxNext: (sale) => taxOf(sale, false),
  });
}
