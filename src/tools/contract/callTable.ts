import type { CallEntry } from '#/contract/callEntry.ts';
import type { Caller, CallFacts, Lane } from '#/contract/callFacts.ts';
import { callsOf, type Bundle, type DocumentName, type Json, type JsonObject } from './bundle.ts';

/** Text of `calls.gen.ts`: operationId → where a call goes, how it is sent and what comes back. */
export function callTable(whole: Bundle): string {
  const lines = callsOf(whole).map(({ id, method, path, call }) => {
    const { effect, verbs, evidence, harmless, ...who } = factsOf(call);
    const entry: CallEntry = {
      method: method as CallEntry['method'],
      path,
      document: call['x-document'] as DocumentName,
      security: securityOf(call),
      ...bodyOf(call),
      ...answerOf(whole, call),
      ...(effect === 'reads' && { reads: true as const }),
      ...(effect === 'ends' && { verbs }),
      ...(evidence && !harmless && { prints: true as const }),
      ...staffOf(who),
    };
    return `  ${id}: ${literal(entry as unknown as Json)},`;
  });
  return [
    '// Written by `npm run generate` from openapi/. Do not edit.',
    "import type { CallEntry } from './callEntry.ts';",
    "import type { operations } from './contract.gen.ts';",
    '',
    'export const calls: Record<keyof operations, CallEntry> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

/** What browsers know of the rights of staff: pages of investors are seen by them too. */
function staffOf({ callers, permission }: Pick<CallFacts, 'callers' | 'permission'>) {
  if (callers.includes('staff')) return permission === undefined ? {} : { staff: permission };
  return callers.includes('investor') ? { staff: false as const } : {};
}

/** Text of `facts.gen.ts`: operationId → what the contract says about the call beside its shape. */
export function factTable(whole: Bundle): string {
  const lines = callsOf(whole).map(
    ({ id, call }) => `  ${id}: ${literal(factsOf(call) as unknown as Json)},`,
  );
  return [
    '// Written by `npm run generate` from openapi/. Do not edit.',
    "import type { CallFacts } from './callFacts.ts';",
    "import type { operations } from './contract.gen.ts';",
    '',
    'export const facts: Record<keyof operations, CallFacts> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

/** Throws when a call does not say who may ask for it and what it does. */
function factsOf(call: JsonObject): CallFacts {
  const of = <Key extends keyof CallFacts>(name: Key, key: string) =>
    call[key] === undefined ? {} : { [name]: call[key] };
  const facts = {
    ...of('callers', 'x-callers'),
    ...of('permission', 'x-permission'),
    ...of('effect', 'x-effect'),
    ...of('regulated', 'x-regulated'),
    ...of('evidence', 'x-evidence'),
    ...of('stepUp', 'x-step-up'),
    ...of('fixed', 'x-fixed'),
    ...of('added', 'x-added'),
    ...of('beginsWith', 'x-begins-with'),
    ...of('foretells', 'x-foretells'),
    ...of('previews', 'x-previews'),
    ...of('secrets', 'x-secrets'),
    ...of('verbs', 'x-verbs'),
    ...of('harmless', 'x-harmless'),
    ...of('lane', 'x-lane'),
  } as JsonObject & Partial<CallFacts> as CallFacts;
  if (!facts.callers?.length || !effects.includes(facts.effect))
    throw new Error(
      `${String(call.operationId)} needs x-callers and x-effect (${effects.join(', ')})`,
    );
  if (facts.effect === 'ends' && !facts.verbs?.length)
    throw new Error(`${String(call.operationId)} cannot be undone and needs x-verbs`);
  if (
    facts.evidence &&
    (facts.effect === 'reads' || facts.secrets || facts.callers.includes('guest'))
  )
    throw new Error(`${String(call.operationId)}: nothing read, secret or asked by guests is kept`);
  const isPressed =
    facts.effect === 'writes' && facts.callers.some((caller) => pressing.includes(caller));
  if (isPressed && !facts.verbs?.length === !facts.harmless)
    throw new Error(
      `${String(call.operationId)} changes something and needs x-verbs or x-harmless`,
    );
  if (facts.lane !== undefined && !lanes.includes(facts.lane))
    throw new Error(`${String(call.operationId)}: x-lane is one of ${lanes.join(', ')}`);
  return facts;
}

/** Callers that press buttons of documents. */
const pressing: readonly string[] = ['guest', 'client', 'investor'] satisfies Caller[];
const lanes: readonly string[] = ['pdf', 'csv', 'simulation', 'search', 'figures'] satisfies Lane[];
const effects: readonly string[] = ['reads', 'writes', 'ends'] satisfies CallFacts['effect'][];

function securityOf(call: JsonObject): CallEntry['security'] {
  const schemes = call.security as Record<string, Json>[];
  return schemes.flatMap((scheme) => Object.keys(scheme)) as CallEntry['security'];
}

const bodies: Record<string, 'json' | 'form' | 'multipart'> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
};

function bodyOf(call: JsonObject): Pick<CallEntry, 'body'> {
  const content = (call.requestBody as JsonObject | undefined)?.content;
  if (!content) return {};
  return { body: Object.keys(content).map((type) => bodies[type]!) };
}

function answerOf(whole: Bundle, call: JsonObject): Pick<CallEntry, 'answer' | 'status'> {
  const [status, success] = Object.entries(call.responses as JsonObject).find(([code]) =>
    code.startsWith('2'),
  )!;
  const content = (success as JsonObject).content as JsonObject;
  const [type, media] = Object.entries(content)[0]!;
  const schema = resolved(whole, (media as JsonObject).schema as JsonObject);
  return { status: Number(status), answer: answerKind(type, schema) };
}

function answerKind(type: string, schema: JsonObject): CallEntry['answer'] {
  if (schema.format === 'binary') return 'file';
  if (type !== 'application/json') return 'text';
  return (schema.required as string[] | undefined)?.includes('data') ? 'data' : 'json';
}

function resolved(whole: Bundle, schema: JsonObject): JsonObject {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1)! : undefined;
  return name ? (whole.components.schemas![name] as JsonObject) : schema;
}

function literal(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (value === null || typeof value !== 'object') {
    return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);
  }
  const entries = Object.entries(value).map(([key, inner]) => `${nameOf(key)}: ${literal(inner)}`);
  return `{ ${entries.join(', ')} }`;
}

const nameOf = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`);
