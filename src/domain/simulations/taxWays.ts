import type { Lot } from '../lots/lot.ts';
import type { Cents } from '../money/cents.ts';
import { percentOf } from '../money/percent.ts';
import { parseShares } from '../money/shares.ts';
import { sell, type Sale } from '../tax/sale.ts';
import { savingsScale } from '../tax/savingsScale.ts';
import { savingsTax } from '../tax/savingsTax.ts';
import { benefitWays } from './benefitWays.ts';
import { declaredGain } from './countedGain.ts';
import { readSimulation } from './readSimulation.ts';
import type { HoldingSimulation } from './simulationInput.ts';
import type { Simulation } from './simulationResult.ts';
import { simulationTerms } from './simulationTerms.ts';
import { stepWays } from './stepWays.ts';
import { toWay, type TaxWay } from './taxWay.ts';

/**
 * Ways near a sale by a person who lives in Spain, each with its tax: a transfer of the same participations, what leaves
 * the year's savings base of who declares it within the step of the scale below, and that with the rest in the next year,
 * at the same price, scale and other income; of both only what is worth it. None where nothing is gained. Of a benefit
 * those of `benefitWays`, where the other income of the year was said. Arithmetic on the order itself: it names no
 * product.
 * @param asked what the same input was simulated to bring
 * @source LIRPF 66, 76 and 94.1 a
 */
export function taxWays(input: HoldingSimulation, lots: Lot[], asked: Simulation): TaxWay[] {
  const { read } = readSimulation(input, lots);
  const shares = parseShares(asked.shares);
  if (!read || shares === undefined) return [];
  const terms = simulationTerms(read, input);
  if (asked.pension?.income_tax?.is_other_known) return benefitWays(read, shares, terms);
  if (!asked.savings_tax) return [];
  const whole = sell(read.lots, shares, terms);
  if (declaredGain(read, whole) <= 0n) return [];
  const transfer = sell(read.lots, shares, { ...terms, rate: 0n });
  const { other, part } = read;
  const taxOf = (gain: Cents) => savingsTax(other, gain).difference;
  const taxed = (sale: Sale) => declaredGain(read, sale);
  return [
    toWay('TRANSFER', [transfer], 0n),
    ...stepWays({
      ...{ lots: read.lots, shares, terms, scale: savingsScale, other, taxed },
      tax: (sale) => taxOf(taxed(sale)),
      // A year on nothing is kept that was bought two months before.
      taxNext: ({ gain }) => taxOf(percentOf(gain, part ?? 0n)),
    }),
  ];
}
