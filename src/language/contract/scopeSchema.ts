import type { JsonSchema, OpenApiDocument } from '#/contract/openapi.ts';
import { alternatives } from './alternatives.ts';
import { callOf } from './callOf.ts';
import { factTypes } from './factTypes.ts';
import { locate } from './locate.ts';

const object = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  additionalProperties: false,
});

/** `/me`: the answer of `getMe`, with the intervener's personal data and contacts merged into it. */
export function meSchema(contract: OpenApiDocument): JsonSchema {
  const answer = callOf(contract, 'getMe')?.answer;
  if (!answer) return object({});
  const at = (pointer: string) => schemaAt(contract, answer, pointer);
  const area = '/data/private_area';
  const intervener = ['', '/personal_data', '/contacts'].map(
    (part) => alternatives(contract, at(`${area}/intervener${part}`))[0]?.schema ?? {},
  );
  return object({
    user: at('/data/user'),
    intervener: object(
      Object.assign({}, ...intervener.map(({ properties }) => properties)) as Record<
        string,
        JsonSchema
      >,
    ),
    accounts: at(`${area}/accounts`),
    notifications: at(`${area}/notifications`),
    pending_signatures: at(`${area}/pending_signatures`),
    certificate_needed_on: at(`${area}/certificate_needed_on`),
  });
}

/** `/tenant`: the public configuration with the tenant's id and names. */
export function tenantSchema(contract: OpenApiDocument): JsonSchema {
  const answer = callOf(contract, 'getPublicConfiguration')?.answer;
  if (!answer) return object({});
  const configuration = schemaAt(contract, answer, '/data/configuration/initial_configuration');
  const own = (alternatives(contract, configuration)[0]?.schema.properties ?? {}) as Record<
    string,
    JsonSchema
  >;
  const text = { type: 'string' };
  return object({ ...own, id: text, name: text, display_name: text });
}

/** `/facts`: the named answers of the domain. */
export function factsSchema(): JsonSchema {
  return object(factTypes);
}

/** `/route`: the parameters of the screen's path; a query may hold anything. */
export function routeSchema(path = ''): JsonSchema {
  const names = [...path.matchAll(/\{([^?}]+)\??\}/g)].map((match) => match[1]!);
  const text = { type: 'string' };
  return object({
    name: text,
    path: text,
    params: path ? object(Object.fromEntries(names.map((name) => [name, text]))) : {},
    query: { type: 'object', additionalProperties: text },
  });
}

/** `/data/<name>`: the `data` member of a call's answer; anything where the contract has no such call. */
export function answerSchema(contract: OpenApiDocument, operationId: string): JsonSchema {
  const ofContract = known.get(contract) ?? new Map<string, JsonSchema>();
  known.set(contract, ofContract);
  const schema = ofContract.get(operationId) ?? readAnswer(contract, operationId);
  ofContract.set(operationId, schema);
  return schema;
}

/** It is asked for at every place of a screen from which it can be read. */
const known = new WeakMap<OpenApiDocument, Map<string, JsonSchema>>();

function readAnswer(contract: OpenApiDocument, operationId: string): JsonSchema {
  const call = callOf(contract, operationId);
  if (!call) return {};
  return call.answer ? schemaAt(contract, call.answer, '/data') : object({});
}

/** A schema that stands for what a pointer finds. */
function schemaAt(contract: OpenApiDocument, schema: JsonSchema, pointer: string): JsonSchema {
  const { found = [] } = locate(contract, schema, pointer);
  return found.length === 1 ? found[0]!.schema : { anyOf: found.map((one) => one.schema) };
}
