import { keywords } from '../keywords/index.ts';
import { questionCodes } from '../grammar/questions.ts';

/** Every code that an issue of a form may have. */
export function issueCodes(): Set<string> {
  const rules = Object.values(keywords).flatMap(({ name, codes }) => codes ?? [name]);
  return new Set([...own, ...rules, ...questionCodes]);
}

const own = [
  'required',
  'unknown_field',
  'fact_missing',
  'type',
  'enum',
  'not_available',
  'min_length',
  'max_length',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'among',
  'rows_fixed',
  'unprintable',
] as const;
