import { isObject } from '../values/mergePatch.ts';
import type { Schema } from '../notation/grammar.ts';
import { branchOf } from './branch.ts';
import { deref } from './validateGrammar.ts';

/** A copy of a value with the least that its grammar asks for where something is missing. */
export function fill(grammar: Schema, value: unknown): unknown {
  const schema = deref(grammar);
  if (schema.oneOf) {
    const branch = branchOf(schema, value);
    return 'schema' in branch ? fill(branch.schema, value) : value;
  }
  if (Array.isArray(value))
    return schema.items ? value.map((inner) => fill(schema.items!, inner)) : value;
  if (!isObject(value)) return value;
  const { properties = {}, required = [], additionalProperties: others } = schema;
  const missing = required.filter((name) => !Object.hasOwn(value, name));
  return Object.fromEntries([
    ...missing.map((name) => [name, least(properties[name] ?? {})]),
    ...Object.entries(value).map(([name, inner]) => {
      const entry = Object.hasOwn(properties, name) ? properties[name] : others || undefined;
      return [name, entry ? fill(entry, inner) : inner];
    }),
  ]) as unknown;
}

/** The least value that a grammar allows, as far as that can be said in general. */
function least(grammar: Schema): unknown {
  const schema = deref(grammar);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.oneOf) return least(schema.oneOf[0]!);
  if (schema.type === 'object') return fill(schema, {});
  if (schema.type === 'array') return [];
  if (schema.type === 'boolean') return false;
  return schema.type === 'string' ? 'x' : (schema.minimum ?? 0);
}
