import type { Schema } from '#/contract/schema.ts';
import { taxWays, type TaxWay } from '#/domain/simulations/taxWays.ts';
import type { HoldingSimulation } from '#/domain/simulations/simulationInput.ts';
import type { Simulation } from '#/domain/simulations/simulationResult.ts';
import type { Lot } from '#/domain/lots/lot.ts';
import type { WordCode } from '../kernel/wordCode.ts';
import type { Words } from '../kernel/words.ts';

const sentences = {
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
  taxWays(input, [...lots], asked).map((way) => ({ ...way, text: words(sentences[way.key]) }));
