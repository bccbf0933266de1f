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
  const call = callsOf(contract).find((one) => one.operationId === operationId);
  if (!call) return undefined;
  const parameters = (call.parameters ?? []).map((one) =>
    isReference(one) ? contract.components.parameters[nameOf(one)]! : one,
  );
  const contents = Object.values(call.requestBody?.content ?? {});
  const success = Object.entries(call.responses).find(([status]) => /^2/.test(status))?.[1];
  const answer =
    success && (isReference(success) ? contract.components.responses[nameOf(success)] : success);
  const content = (answer as OpenApiAnswer | undefined)?.content;
  const json = content?.['application/json']?.schema;
  return {
    parameters: parameters.filter(Boolean),
    ...(contents[0] && {
      body: { required: call.requestBody?.required === true, schema: contents[0].schema },
    }),
    ...(json && { answer: json }),
    isFile: content !== undefined && !json,
  };
}

/** Every `operationId` of the contract. */
export function callNames(contract: OpenApiDocument): string[] {
  return callsOf(contract).map(({ operationId }) => operationId);
}

function callsOf(contract: OpenApiDocument): OpenApiCall[] {
  return Object.values(contract.paths)
    .flatMap((methods) => Object.values(methods))
    .filter((call) => typeof call?.operationId === 'string');
}

const isReference = (value: object): value is Reference => '$ref' in value;
const nameOf = ({ $ref }: Reference) => $ref.slice($ref.lastIndexOf('/') + 1);
