import type { Lot } from '../lots/lot.ts';
import { percentOf } from '../money/percent.ts';
import { parseShares } from '../money/shares.ts';
import type { SaleTerms } from '../tax/exactSale.ts';
import { sell, type Sale } from '../tax/sale.ts';
import { savingsScale } from '../tax/savingsScale.ts';
import { savingsTax } from '../tax/savingsTax.ts';
import { benefitWays } from './benefitWays.ts';
import { declaredGain } from './countedGain.ts';
import { readSimulation, type SimulationCase } from './readSimulation.ts';
import type { HoldingSimulation } from './simulationInput.ts';
import type { Simulation } from './simulationResult.ts';
import { simulationTerms } from './simulationTerms.ts';
import { mostWithin, toWay, type TaxWay } from './taxWay.ts';

/**
 * Ways near a sale by a person who lives in Spain, each with its tax: a transfer of the same participations, what leaves
 * the year's savings base of who declares it within the step of the scale below, and that with the rest in the next year, at the same
 * price, scale and other income. None where nothing is gained. Of a benefit those of `benefitWays`, where the other
 * income of the year was said. Arithmetic on the order itself: it names no product.
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
  return [toWay('TRANSFER', [transfer], 0n), ...withinStep(read, terms, whole)];
}

function withinStep(read: SimulationCase, terms: SaleTerms, whole: Sale): TaxWay[] {
  const { other } = read;
  const gainOf = (sale: Sale) => declaredGain(read, sale);
  const gain = gainOf(whole);
  const step = savingsScale.findLast(({ above }) => other + gain > above);
  if (!step || step.above <= other) return [];
  const most = step.above - other;
  const shares = mostWithin(read.lots, whole.shares, terms, most, gainOf);
  if (shares === 0n) return [];
  const first = sell(read.lots, shares, terms);
  const second = sell(first.left, whole.shares - shares, terms);
  // A year on nothing is kept that was bought two months before.
  const [now, later] = [gainOf(first), percentOf(second.gain, read.part ?? 0n)].map(
    (part) => savingsTax(other, part).difference,
  );
  const isLess = now! + later! < savingsTax(other, gain).difference;
  return [
    toWay('BRACKET', [first], now!),
    ...(isLess ? [toWay('TWO_YEARS', [first, second], now! + later!)] : []),
  ];
}
