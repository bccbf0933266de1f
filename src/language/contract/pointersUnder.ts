import type { JsonSchema, OpenApiDocument } from '#/contract/openapi.ts';
import type { Scalar } from '../expressions/condition.ts';
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
  values?: readonly Scalar[];
  /** The shared schema that holds it: `Document`, `Position`, … */
  holder?: string;
  /** It is always there, and never `null`. */
  isSure?: boolean;
  rows?: JsonSchema;
}

/** How deep an answer is looked into. */
const DEEPEST = 4;

/** Every value and every list that a schema has below a pointer, in the order of the contract; rows are not gone into. */
export const pointersUnder = (
  contract: OpenApiDocument,
  schema: JsonSchema | undefined,
  at: string,
): Offered[] => under(contract, schema, at, { depth: 0, isSure: true });

interface Within {
  depth: number;
  isSure: boolean;
  holder?: string;
}

function under(
  contract: OpenApiDocument,
  schema: JsonSchema | undefined,
  at: string,
  { depth, isSure, holder }: Within,
): Offered[] {
  const [found] = alternatives(contract, schema);
  if (!found || depth > DEEPEST) return [];
  const { type, name, values } = found;
  const told = { pointer: at, type, ...(holder && { holder }), ...(isSure && { isSure }) };
  if (type === 'array') return [{ ...told, rows: itemOf(found) ?? {} }];
  if (type !== 'object')
    return [{ ...told, ...(name && { name }), ...(values && { isCode: true, values }) }];
  const { properties = {}, required = [] } = found.schema as {
    properties?: Record<string, JsonSchema>;
    required?: readonly string[];
  };
  return Object.entries(properties).flatMap(([member, inner]) =>
    under(contract, inner, at + step(member), {
      depth: depth + 1,
      isSure: isSure && required.includes(member) && !mayBeNull(contract, inner),
      ...(name && { holder: name }),
    }),
  );
}

/** Whether a schema of the contract takes `null`. */
function mayBeNull(contract: OpenApiDocument, schema: JsonSchema): boolean {
  const { schemas } = contract.components;
  const { $ref, type, enum: values, anyOf, oneOf } = schema as Nullable;
  const shared = $ref === undefined ? undefined : schemas[$ref.slice($ref.lastIndexOf('/') + 1)];
  const branches = [...(anyOf ?? []), ...(oneOf ?? []), ...(shared ? [shared] : [])];
  return (
    type === 'null' ||
    (Array.isArray(type) && type.includes('null')) ||
    values?.includes(null) === true ||
    branches.some((one) => mayBeNull(contract, one))
  );
}

interface Nullable {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}
