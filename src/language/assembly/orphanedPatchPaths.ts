import { namedIn } from '../grammar/namedIn.ts';
import { branchOf } from '../grammar/branch.ts';
import { validateGrammar, deref } from '../grammar/validateGrammar.ts';
import type { Schema } from '../notation/grammar.ts';
import { grammars, type Kind } from '../grammar/index.ts';
import { isObject } from '../values/mergePatch.ts';
import { read, step } from '../values/pointer.ts';

/**
 * Pointers to what a patch removes or reaches into although the base does not have it: the base has moved on.
 * What the tenant adds as a whole (a field with its property, a column, a condition) is no such thing.
 */
export function orphanedPatchPaths(
  base: unknown,
  merged: unknown,
  patch: unknown,
  kind: Kind,
): string[] {
  const isStray = (pointer: string) => {
    const name = kind === 'form' ? /^\/fields\/([^/]+)$/.exec(pointer)?.[1] : undefined;
    return name !== undefined && read(merged, `/data/properties/${name}`) === undefined;
  };
  return within({ grammar: grammars[kind], base, merged, patch, at: '' }, isStray);
}

interface Place {
  grammar: Schema | undefined;
  base: unknown;
  merged: unknown;
  patch: unknown;
  at: string;
}

function within(
  { grammar, base, merged, patch, at }: Place,
  isStray: (pointer: string) => boolean,
): string[] {
  if (!isObject(patch)) return [];
  const schema = grammar && shapeOf(grammar, merged);
  return Object.entries(patch).flatMap(([key, change]) => {
    const here = at + step(key);
    const isThere = isObject(base) && Object.hasOwn(base, key);
    if (change === null) return isThere ? [] : [here];
    const named = schema && namedIn(schema, key);
    const entry = named ?? (schema?.additionalProperties || undefined);
    const inner = {
      grammar: entry,
      base: isThere ? base[key] : undefined,
      merged: isObject(merged) ? merged[key] : undefined,
      patch: change,
      at: here,
    };
    if (isThere || named || !isObject(change)) return within(inner, isStray);
    const isWhole = entry !== undefined && validateGrammar(entry, change).length === 0;
    return isWhole && !isStray(here) ? [] : [here];
  });
}

/** The grammar of a value, references followed and alternatives chosen. */
function shapeOf(grammar: Schema, value: unknown): Schema | undefined {
  const schema = deref(grammar);
  if (!schema.oneOf) return schema;
  const branch = branchOf(schema, value);
  return 'schema' in branch ? shapeOf(branch.schema, value) : undefined;
}
