import type { JsonSchema, OpenApiDocument } from '#/contract/openapi.ts';
import type { Scalar } from '../expressions/condition.ts';

export type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';

/** One thing that a value may be, once references, unions and `null` are out of the way. */
export interface Alternative {
  /** Absent when the contract leaves it open. */
  type?: JsonType;
  /** Name of the shared schema that it came by: `Money`, `PlainDate`, … */
  name?: string;
  values?: readonly Scalar[];
  schema: JsonSchema;
}

/** Everything that a schema of the contract allows, `null` apart: follows `$ref`, `allOf`, `oneOf`, `anyOf` and lists of types. */
export function alternatives(
  contract: OpenApiDocument,
  schema: JsonSchema | undefined,
): readonly Alternative[] {
  if (schema === undefined) return follow(contract, {}, undefined, 0);
  const known = followed.get(contract) ?? new WeakMap<JsonSchema, Alternative[]>();
  followed.set(contract, known);
  const before = known.get(schema) ?? follow(contract, schema, undefined, 0);
  known.set(schema, before);
  return before;
}

/** Documents ask for the same few places of a contract again and again. Nobody changes one that was asked about. */
const followed = new WeakMap<OpenApiDocument, WeakMap<JsonSchema, Alternative[]>>();

function follow(
  contract: OpenApiDocument,
  schema: JsonSchema,
  name: string | undefined,
  depth: number,
): Alternative[] {
  if (depth > 20) return [{ schema: {} }];
  const again = (inner: JsonSchema, as = name) => follow(contract, inner, as, depth + 1);
  const { $ref, allOf, oneOf, anyOf, ...own } = schema as Combined;
  if ($ref) {
    const shared = /^#\/components\/schemas\/([^/]+)$/.exec($ref)?.[1] ?? '';
    const target = contract.components.schemas[shared];
    return target ? again(target, shared) : [{ schema: {} }];
  }
  if (allOf) {
    const parts = allOf.flatMap((part) => again(part));
    return again(parts.reduce<JsonSchema>((all, part) => merged(all, part.schema), own));
  }
  const union = oneOf ?? anyOf;
  if (union) return union.flatMap((branch) => again(merged(own, branch)));
  return typesOf(own).map((type) => ({
    ...(type && { type }),
    ...(name && { name }),
    ...valuesOf(own),
    schema: own,
  }));
}

interface Combined extends JsonSchema {
  $ref?: string;
  allOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
}

function merged(left: JsonSchema, right: JsonSchema): JsonSchema {
  const required = [
    ...((left.required as string[]) ?? []),
    ...((right.required as string[]) ?? []),
  ];
  return {
    ...left,
    ...right,
    ...(Boolean(left.properties ?? right.properties) && {
      properties: { ...(left.properties as object), ...(right.properties as object) },
    }),
    ...(required.length && { required }),
  };
}

function typesOf({ type, properties, items }: JsonSchema): (JsonType | undefined)[] {
  if (Array.isArray(type)) return (type as string[]).filter((one) => one !== 'null') as JsonType[];
  if (type === 'null') return [];
  if (typeof type === 'string') return [type as JsonType];
  return [properties ? 'object' : items ? 'array' : undefined];
}

function valuesOf(schema: JsonSchema): { values?: readonly Scalar[] } {
  if ('const' in schema) return { values: [schema.const as Scalar] };
  const values = schema.enum as Scalar[] | undefined;
  return values ? { values: values.filter((value) => value !== null) } : {};
}
