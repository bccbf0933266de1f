import { callsOf, type Bundle, type JsonObject } from './bundle.ts';

const JSON_TYPE = 'application/json';
const MEMBER = 'own_answers';
const member: JsonObject = { $ref: '#/components/schemas/OwnAnswers' };
/** What a call with a body, which a form judges, may answer besides. */
const answers: JsonObject = {
  '409': { $ref: '#/components/responses/Conflict' },
  '413': { $ref: '#/components/responses/TooLarge' },
  '415': { $ref: '#/components/responses/MediaType' },
  '422': { $ref: '#/components/responses/Unprocessable' },
};
const version: JsonObject = { $ref: '#/components/parameters/FormVersion' };

/**
 * Gives every call marked `x-evidence` what a form of a tenant needs beside the call's own members: a place for
 * the tenant's own questions, and the header that names the form. An open body has that place already, unless it
 * says how its names are made. A schema that stands elsewhere too stays as it is: the body gets a copy.
 */
export function withOwnAnswers(whole: Bundle): Bundle {
  const marked = callsOf(whole).filter(({ call }) => call['x-evidence'] !== undefined);
  const bodies = marked.map(({ call }) => mediaOf(call));
  const taken = JSON.stringify(bodies);
  const said = JSON.stringify(whole);
  for (const { call } of marked) {
    const parameters = (call.parameters ??= []) as JsonObject[];
    if (!parameters.some(({ $ref }) => $ref === version.$ref)) parameters.push(version);
    call.responses = { ...answers, ...(call.responses as JsonObject) };
  }
  for (const media of bodies) {
    const { $ref } = media.schema as JsonObject;
    const schema =
      typeof $ref === 'string' ? componentAt(whole, $ref) : (media.schema as JsonObject);
    const names = schema.propertyNames;
    if (schema.additionalProperties !== false && names === undefined) continue;
    const isShared = typeof $ref === 'string' && count(said, $ref) > count(taken, $ref);
    const target = isShared ? structuredClone(schema) : schema;
    ((target.properties ??= {}) as JsonObject)[MEMBER] = member;
    if (names !== undefined) target.propertyNames = { anyOf: [names, { const: MEMBER }] };
    if (isShared) media.schema = target;
  }
  return whole;
}

/** The JSON that a call takes; nothing but the tenant's questions where it took none. */
function mediaOf(call: JsonObject): JsonObject {
  const body = (call.requestBody ??= { required: false, content: {} }) as JsonObject;
  const content = body.content as JsonObject;
  content[JSON_TYPE] ??= {
    schema: { type: 'object', additionalProperties: false, properties: {} },
    example: { [MEMBER]: {} },
  };
  return content[JSON_TYPE] as JsonObject;
}

const componentAt = (whole: Bundle, reference: string) =>
  whole.components.schemas![reference.split('/').at(-1)!] as JsonObject;

const count = (text: string, reference: string) => text.split(`"${reference}"`).length - 1;
