import type {
  JsonSchema,
  OpenApiAnswer,
  OpenApiCall,
  OpenApiDocument,
  OpenApiParameter,
  Reference,
} from '#/contract/openapi.ts';

/** What the contract says about one call. */
export interface CallShape {
  parameters: OpenApiParameter[];
  body?: { required: boolean; schema: JsonSchema };
  /** The JSON of the success answer. */
  answer?: JsonSchema;
  /** The success answer is a file. */
  isFile: boolean;
}

/** The call of that `operationId`; `undefined` when the contract has none. */
export function callOf(contract: OpenApiDocument, operationId: string): CallShape | undefined {
  const call = callsOf(contract).get(operationId);
  if (!call) return undefined;
  const parameters = (call.parameters ?? [])
    .map((one) => (isReference(one) ? contract.components.parameters[nameOf(one)]! : one))
    .filter(Boolean);
  // What a call says itself goes before what its path says for all its calls.
  const taken = new Map(parameters.map((one) => [`${one.in} ${one.name}`, one]));
  const contents = Object.values(call.requestBody?.content ?? {});
  const success = Object.entries(call.responses).find(([status]) => /^2/.test(status))?.[1];
  const answer =
    success && (isReference(success) ? contract.components.responses[nameOf(success)] : success);
  const content = (answer as OpenApiAnswer | undefined)?.content;
  const json = content?.['application/json']?.schema;
  return {
    parameters: [...taken.values()],
    ...(contents[0] && {
      body: { required: call.requestBody?.required === true, schema: contents[0].schema },
    }),
    ...(json && { answer: json }),
    isFile: content !== undefined && !json,
  };
}

/** Every `operationId` of the contract. */
export function callNames(contract: OpenApiDocument): string[] {
  return [...callsOf(contract).keys()];
}

/** Every check of every document asks for calls. */
const known = new WeakMap<OpenApiDocument, ReadonlyMap<string, OpenApiCall>>();

function callsOf(contract: OpenApiDocument): ReadonlyMap<string, OpenApiCall> {
  const calls = known.get(contract) ?? readCalls(contract);
  known.set(contract, calls);
  return calls;
}

/** The calls of a path by method, and the parameters that all of them take. */
type PathItem = Record<string, OpenApiCall> & {
  parameters?: NonNullable<OpenApiCall['parameters']>;
};

function readCalls({ paths }: OpenApiDocument): Map<string, OpenApiCall> {
  const calls = new Map<string, OpenApiCall>();
  for (const { parameters = [], ...methods } of Object.values(paths) as PathItem[])
    for (const call of Object.values(methods)) {
      const id = call?.operationId;
      if (typeof id !== 'string' || calls.has(id)) continue;
      calls.set(id, { ...call, parameters: [...parameters, ...(call.parameters ?? [])] });
    }
  return calls;
}

const isReference = (value: object): value is Reference => '$ref' in value;
const nameOf = ({ $ref }: Reference) => $ref.slice($ref.lastIndexOf('/') + 1);
