import type { JsonSchema, OpenApiDocument } from '#/contract/openapi.ts';

/** Whether a schema of the contract accepts `null`: `alternatives` sets that aside. */
export function takesNull(
  contract: OpenApiDocument,
  schema: JsonSchema | undefined,
  depth = 0,
): boolean {
  if (!schema || depth > 20) return false;
  const { $ref, type, oneOf, anyOf, allOf } = schema as Combined;
  const again = (inner: JsonSchema) => takesNull(contract, inner, depth + 1);
  if ($ref) {
    const name = /^#\/components\/schemas\/([^/]+)$/.exec($ref)?.[1] ?? '';
    return again(contract.components.schemas[name] ?? {});
  }
  if (allOf) return allOf.every(again);
  const union = oneOf ?? anyOf;
  if (union) return union.some(again);
  return type === 'null' || (Array.isArray(type) && type.includes('null'));
}

interface Combined extends JsonSchema {
  $ref?: string;
  type?: string | string[];
  allOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
}
