import type { FormDocument } from '../documents/form.ts';
import { isOfType } from '../grammar/validateGrammar.ts';
import { isObject } from '../values/mergePatch.ts';
import { step } from '../values/pointer.ts';
import { same } from '../values/same.ts';
import { answersSchema } from './answersSchema.ts';
import type { Runtime, ValidatorError, ValidatorFactory } from './runtime.ts';
import type { Validate } from './validateForm.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Where a value stands: its pointer, what holds it, and all that is judged. */
interface Site {
  at: string;
  parent: unknown;
  root: unknown;
}

/**
 * The rules of a form that nobody has compiled, for a page that may compile nothing: an editor's preview and panels.
 * It says what `compileStandalone` would, a value at a time and so more slowly; what is served is compiled.
 */
export function interpretRules(form: FormDocument): ValidatorFactory {
  const { properties } = answersSchema(form) as { properties: { answers: Schema } };
  return (runtime) => {
    const validate: Validate = (root) => {
      const answers = isObject(root) ? root.answers : undefined;
      const site = { at: '/answers', parent: root, root };
      const errors =
        answers === undefined ? [] : faultsOf(properties.answers, answers, site, runtime);
      validate.errors = errors.length > 0 ? errors : null;
      return errors.length === 0;
    };
    return validate;
  };
}

function faultsOf(schema: Schema, value: unknown, site: Site, runtime: Runtime): ValidatorError[] {
  const type = schema.type as Parameters<typeof isOfType>[0] | undefined;
  if (type && !isOfType(type, value)) return [fault(site, 'type', { type })];
  return [
    ...Object.entries(schema).flatMap(([keyword, option]) => {
      const judge = Object.hasOwn(standard, keyword) ? standard[keyword]! : undefined;
      if (judge) {
        const params = judge(option, value, runtime);
        return params ? [fault(site, keyword, params)] : [];
      }
      if (structural.has(keyword)) return [];
      const issues = runtime.keyword(keyword, value, option, site.parent, site.root);
      return issues.length > 0 ? [fault(site, keyword, { issues })] : [];
    }),
    ...inner(schema, value, site, runtime),
  ];
}

function inner(schema: Schema, value: unknown, { at, root }: Site, runtime: Runtime) {
  if (Array.isArray(value) && isObject(schema.items))
    return value.flatMap((one, index) =>
      faultsOf(schema.items as Schema, one, { at: at + step(index), parent: value, root }, runtime),
    );
  if (!isObject(value) || !isObject(schema.properties)) return [];
  const known = schema.properties as Readonly<Record<string, Schema>>;
  return Object.entries(value).flatMap(([name, one]) =>
    Object.hasOwn(known, name)
      ? faultsOf(known[name]!, one, { at: at + step(name), parent: value, root }, runtime)
      : [fault({ at, parent: value, root }, 'additionalProperties', { additionalProperty: name })],
  );
}

const fault = ({ at }: Site, keyword: string, params: Record<string, unknown>): ValidatorError => ({
  keyword,
  instancePath: at,
  params,
});

const structural = new Set(['type', 'items', 'properties', 'additionalProperties']);

type Judge = (
  option: unknown,
  value: unknown,
  runtime: Runtime,
) => Record<string, unknown> | undefined;

const bound =
  (comparison: string, holds: (value: number, limit: number) => boolean): Judge =>
  (limit, value) =>
    typeof value === 'number' && !holds(value, Number(limit)) ? { comparison, limit } : undefined;

const length =
  (holds: (length: number, limit: number) => boolean): Judge =>
  (limit, value, { ucs2length }) =>
    typeof value === 'string' && !holds(ucs2length(value), Number(limit)) ? { limit } : undefined;

const size =
  (holds: (size: number, limit: number) => boolean): Judge =>
  (limit, value) =>
    Array.isArray(value) && !holds(value.length, Number(limit)) ? { limit } : undefined;

/** The standard keywords of properties, with the parameters that Ajv gives their faults. */
const standard: Readonly<Record<string, Judge>> = {
  enum: (values, value) =>
    (values as unknown[]).some((one) => same(one, value)) ? undefined : { allowedValues: values },
  minLength: length((is, limit) => is >= limit),
  maxLength: length((is, limit) => is <= limit),
  minimum: bound('>=', (is, limit) => is >= limit),
  maximum: bound('<=', (is, limit) => is <= limit),
  exclusiveMinimum: bound('>', (is, limit) => is > limit),
  exclusiveMaximum: bound('<', (is, limit) => is < limit),
  multipleOf: (of, value) =>
    typeof value === 'number' && !Number.isInteger(value / Number(of))
      ? { multipleOf: of }
      : undefined,
  minItems: size((is, limit) => is >= limit),
  maxItems: size((is, limit) => is <= limit),
  uniqueItems: (wanted, value) => (wanted === true ? twins(value) : undefined),
};

/** The later and the earlier place of two equal entries, as Ajv says them. */
function twins(value: unknown): { i: number; j: number } | undefined {
  if (!Array.isArray(value)) return undefined;
  for (let j = value.length - 1; j > 0; j--)
    for (let i = j - 1; i >= 0; i--) if (same(value[i], value[j])) return { i: j, j: i };
  return undefined;
}
