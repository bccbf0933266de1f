import { openapi, type JsonSchema } from '../../../src/contract/openapi.ts';

/** Where a value stands in a body: names of fields and places in lists. */
export type Place = readonly (string | number)[];

const DEEPEST = 8;

/**
 * Every place of a body where its schema takes a text, of fields that the sound body leaves out too. Of
 * lists the first entry stands for all; of maps, the keys that the sound body has.
 */
export function stringPlaces(schema: JsonSchema, sound: unknown, at: Place = []): Place[] {
  if (at.length > DEEPEST) return [];
  const { $ref, anyOf, oneOf, allOf, type, items, properties, additionalProperties, ...rest } =
    schema as Node;
  if ($ref !== undefined) return stringPlaces(resolve($ref), sound, at);
  const branches = [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])];
  const inside = (each: JsonSchema, step: string | number) =>
    stringPlaces(each, (sound as Record<string | number, unknown> | undefined)?.[step], [
      ...at,
      step,
    ]);
  const isMap = typeof additionalProperties === 'object';
  const given = typeof sound === 'object' && sound !== null ? Object.keys(sound) : [];
  const keys = given.length > 0 ? given : ['x'];
  const isText = [type].flat().includes('string') || 'const' in rest || 'enum' in rest;
  return unique([
    ...(isText ? [at] : []),
    ...branches.flatMap((each) => stringPlaces(each, sound, at)),
    ...(items ? inside(items, 0) : []),
    ...Object.entries(properties ?? {}).flatMap(([name, each]) => inside(each, name)),
    ...(isMap ? keys.flatMap((key) => inside(additionalProperties, key)) : []),
  ]);
}

/** A copy of a value with another one at a place; what is missing on the way is made. */
export function put(into: unknown, [step, ...rest]: Place, value: unknown): unknown {
  if (step === undefined) return value;
  const isList = Array.isArray(into) || (into === undefined && typeof step === 'number');
  const copy = (isList ? [...((into as unknown[]) ?? [])] : { ...(into as object) }) as Record<
    string,
    unknown
  >;
  copy[step] = put(copy[step], rest, value);
  return copy;
}

interface Node {
  $ref?: string;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  type?: string | string[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
}

const resolve = (reference: string): JsonSchema => {
  let found: unknown = openapi;
  for (const step of reference.split('#/')[1]!.split('/'))
    found = (found as Record<string, unknown>)[step];
  return found as JsonSchema;
};

const unique = (places: Place[]) => [
  ...new Map(places.map((place) => [place.join('/'), place])).values(),
];
