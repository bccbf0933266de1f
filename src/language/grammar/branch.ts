import { isObject } from '../values/mergePatch.ts';
import { misfit, type Misfit } from './nearestForm.ts';
import { deref, didYouMean, isOfType, typeNames } from './validateGrammar.ts';
import type { Schema } from '../notation/grammar.ts';

/**
 * The branch of a `oneOf` that a value means: by its discriminator, else by its JSON type and the
 * names that it has. When none is meant, what to say about it.
 */
export function branchOf(
  schema: Schema,
  value: unknown,
): { schema: Schema; apart?: Misfit } | { fault: string; at?: string } {
  const branches = flat(schema);
  const key = schema.discriminator?.propertyName;
  if (key && isObject(value)) {
    const word = Object.hasOwn(value, key) ? value[key] : undefined;
    const chosen = branches.find((branch) => branch.properties?.[key]?.const === word);
    if (chosen) return { schema: chosen };
    const words = branches.flatMap((branch) => branch.properties?.[key]?.const ?? []).map(String);
    if (word === undefined) return { fault: `Falta «${key}».` };
    const near = didYouMean(String(word), words);
    return {
      fault: `«${String(word).slice(0, 60)}» no existe: ${words.join(', ')}.${near}`,
      at: `/${key}`,
    };
  }
  const fitting = branches.filter((branch) => fitsRoughly(branch, value));
  if (fitting.length === 0) return { fault: none(schema, branches) };
  const apart = misfit(branches, value);
  return {
    schema: fitting.reduce((best, branch) =>
      closeness(branch, value) > closeness(best, value) ? branch : best,
    ),
    ...(apart && { apart }),
  };
}

function none({ role }: Schema, branches: readonly Schema[]): string {
  if (role === 'condition')
    return 'Una condición es un objeto, como { "at": "/answers/pais", "equals": "ESP" }.';
  const words = branches.flatMap(({ const: only, enum: values }) => only ?? values ?? []);
  const types = new Set(branches.map(({ type }) => type && typeNames[type]));
  const shown = words.length > 0 ? words.map((word) => JSON.stringify(word)) : [...types];
  return `No es ninguna de las formas que valen aquí: ${shown.join(', ')}.`;
}

function flat(schema: Schema): Schema[] {
  return (schema.oneOf ?? []).flatMap((branch) => {
    const own = deref(branch);
    return own.oneOf && !own.discriminator ? flat(own) : [own];
  });
}

function fitsRoughly({ type, const: only, enum: values }: Schema, value: unknown): boolean {
  if (type && !isOfType(type, value)) return false;
  return (
    typeof value === 'object' ||
    ((only === undefined || only === value) && (!values || values.includes(value as never)))
  );
}

/** How many names of the value the branch knows, less those that it misses. */
function closeness({ properties = {}, required = [] }: Schema, value: unknown): number {
  if (!isObject(value)) return 0;
  const known = Object.keys(value).filter((name) => Object.hasOwn(properties, name)).length;
  return known - required.filter((name) => !Object.hasOwn(value, name)).length;
}
