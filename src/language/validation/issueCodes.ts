import { keywords } from '../keywords/index.ts';
import { questionCodes } from '../grammar/questions.ts';

type Params = Record<string, unknown>;

/** Standard keywords whose issue has a name or parameters of its own; the others keep Ajv's. */
const renamed: Record<string, { code: string; params?: (params: Params) => Params }> = {
  minLength: { code: 'min_length', params: ({ limit }) => ({ length: limit }) },
  maxLength: { code: 'max_length', params: ({ limit }) => ({ length: limit }) },
};

/** Code and params of the issue for a standard keyword that failed. */
export function standardIssue(keyword: string, params: Params): { code: string; params: Params } {
  const { code, params: change } = renamed[keyword] ?? { code: keyword };
  return { code, params: change ? change(params) : params };
}

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
