import {
  openapi,
  type JsonSchema,
  type OpenApiCall,
  type OpenApiParameter,
} from '#/contract/openapi.ts';
import { calls } from '#/contract/calls.gen.ts';
import type { OperationId } from '#/contract/call.ts';

/** The call's entry in the contract. */
export function callOf(id: OperationId): OpenApiCall {
  const { method, path } = calls[id];
  const call = openapi.paths[path]?.[method.toLowerCase()];
  if (!call) throw new Error(`${id} is not in the contract`);
  return call;
}

/** One object schema over all parameters of a call in one place; it knows no others. */
export function parametersSchema(id: OperationId, place: 'path' | 'query'): JsonSchema {
  const parameters = (callOf(id).parameters ?? [])
    .map((each) => ('$ref' in each ? resolve<OpenApiParameter>(each.$ref) : each))
    .filter((each) => each.in === place);
  return {
    type: 'object',
    additionalProperties: false,
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, local(schema)])),
  };
}

/** Schema of the body in an encoding, or nothing. */
export function bodySchema(id: OperationId, mediaType: string): JsonSchema | undefined {
  const schema = callOf(id).requestBody?.content[mediaType]?.schema;
  return schema && local(schema);
}

/** Schema of the JSON answer with a status; `undefined` when the contract has none. */
export function answerSchema(id: OperationId, status: number): JsonSchema | undefined {
  const { responses } = callOf(id);
  const answer = responses[status] ?? responses.default;
  const resolved = answer && '$ref' in answer ? resolve<typeof answer>(answer.$ref) : answer;
  const schema =
    resolved && 'content' in resolved && resolved.content?.['application/json']?.schema;
  return schema ? local(schema) : undefined;
}

/** What `contract#/components/…` refers to: the shared part of the contract, for a compiler. */
export const sharedSchemas = { $id: 'contract', components: withoutFiles(openapi.components) };

function resolve<T>(reference: string): T {
  let found: unknown = openapi;
  for (const step of reference.slice(2).split('/'))
    found = (found as Record<string, unknown>)[step];
  return found as T;
}

/** The schema with nothing said of files: they are bytes by then, and are looked into by their handlers. */
function withoutFiles<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(withoutFiles) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const { format, contentEncoding } = schema as JsonSchema;
  if (format === 'binary' || contentEncoding === 'base64') return {} as T;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, withoutFiles(value)]),
  ) as T;
}

/** The schema with its references led to the shared part. */
function local<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(local) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref' ? `contract${String(value)}` : local(value),
    ]),
  ) as T;
}
