import type { Schema } from '#/contract/schema.ts';
import { taxWays } from '#/domain/simulations/taxWays.ts';
import type { TaxWay } from '#/domain/simulations/taxWay.ts';
import type { HoldingSimulation } from '#/domain/simulations/simulationInput.ts';
import type { Simulation } from '#/domain/simulations/simulationResult.ts';
import type { Lot } from '#/domain/lots/lot.ts';
import type { WordCode } from '../kernel/wordCode.ts';
import type { Words } from '../kernel/words.ts';

const ofBenefits = {
  TRANSFER: 'way.transfer',
  BRACKET: 'way.benefit_bracket',
  TWO_YEARS: 'way.benefit_two_years',
} as const satisfies Record<TaxWay['key'], WordCode>;

const ofSales = {
  TRANSFER: 'way.transfer',
  BRACKET: 'way.bracket',
  TWO_YEARS: 'way.two_years',
} as const satisfies Record<TaxWay['key'], WordCode>;

/** Other ways to do what an order does, each with its tax and in words. */
export const simulatedWays = (
  input: HoldingSimulation,
  lots: readonly Lot[],
  asked: Simulation,
  words: Words,
): NonNullable<Schema<'Simulation'>['tax_ways']> =>
  taxWays(input, [...lots], asked).map((way) => ({
    ...way,
    text: words((asked.pension ? ofBenefits : ofSales)[way.key]),
  }));
