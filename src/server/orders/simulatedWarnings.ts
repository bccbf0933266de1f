import type { Schema } from '#/contract/schema.ts';
import { parseDate } from '#/domain/dates/plainDate.ts';
import type { Simulation } from '#/domain/simulations/simulationResult.ts';
import type { Words, WordValue } from '../kernel/words.ts';
import { wordCode } from '../words/productWords.ts';

/** What a client should know beside the figures, in words; dates as people read them. */
export const simulatedWarnings = (
  { warnings }: Pick<Simulation, 'warnings'>,
  words: Words,
): Schema<'Simulation'>['warnings'] =>
  warnings.map(({ code, params = {} }) => {
    const values = Object.entries(params).map(([name, value]) => [name, valueOf(value)] as const);
    return { code, params, text: words(wordCode(code), Object.fromEntries(values)) };
  });

const valueOf = (value: unknown): WordValue => {
  const date = parseDate(value);
  return date === undefined ? String(value) : { date };
};
