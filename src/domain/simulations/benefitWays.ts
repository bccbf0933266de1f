import { benefitIncome } from '../pensions/benefitIncome.ts';
import { hasIncome } from '../pensions/collectionMethod.ts';
import type { MicroShares } from '../money/shares.ts';
import { generalScale } from '../tax/generalScale.ts';
import { sell, type Sale } from '../tax/sale.ts';
import { workIncomeTax } from '../tax/workIncomeTax.ts';
import type { SimulationCase } from './readSimulation.ts';
import type { SimulationTerms } from './simulationTerms.ts';
import { mostWithin, toWay, type TaxWay } from './taxWay.ts';

/**
 * Ways near a benefit that is paid at once: what leaves the year's income within the step of the scale below, and that
 * with the rest in the next year, at the same price, scale and other income. Its owner said that of the year in which
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
  const whole = sell(lots, shares, terms);
  const step = generalScale.findLast(({ above }) => other + taxed(whole) > above);
  if (!step || step.above <= other) return [];
  const within = mostWithin(lots, shares, terms, step.above - other, taxed);
  if (within === 0n) return [];
  const first = sell(lots, within, terms);
  const second = sell(first.left, shares - within, terms);
  const both = taxOf(first) + taxOf(second, false);
  return [
    toWay('BRACKET', [first], taxOf(first)),
    ...(both < taxOf(whole) ? [toWay('TWO_YEARS', [first, second], both)] : []),
  ];
}
