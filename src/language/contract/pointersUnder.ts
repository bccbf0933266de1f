import type { JsonSchema, OpenApiDocument } from '#/contract/openapi.ts';
import { step } from '../values/pointer.ts';
import { alternatives, type JsonType } from './alternatives.ts';
import { itemOf } from './locate.ts';

/** A place in what may be read: what stands there, and of a list what each of its rows is. */
export interface Offered {
  pointer: string;
  type: JsonType | undefined;
  /** The shared schema that it is: `Money`, `PlainDate`, … */
  name?: string;
  /** It is one of some codes, which nobody reads as they are. */
  isCode?: boolean;
  rows?: JsonSchema;
}

/** How deep an answer is looked into. */
const DEEPEST = 4;

/** Every value and every list that a schema has below a pointer, in the order of the contract; rows are not gone into. */
export function pointersUnder(
  contract: OpenApiDocument,
  schema: JsonSchema | undefined,
  at: string,
  depth = 0,
): Offered[] {
  const [found] = alternatives(contract, schema);
  if (!found || depth > DEEPEST) return [];
  const { type, name, values } = found;
  if (type === 'array') return [{ pointer: at, type, rows: itemOf(found) ?? {} }];
  if (type !== 'object')
    return [{ pointer: at, type, ...(name && { name }), ...(values && { isCode: true }) }];
  const { properties = {} } = found.schema as { properties?: Record<string, JsonSchema> };
  return Object.entries(properties).flatMap(([member, inner]) =>
    pointersUnder(contract, inner, at + step(member), depth + 1),
  );
}
