import { callsOf, type Bundle, type Json, type JsonObject } from './bundle.ts';

/** Text of `answers.gen.json`: operationId → an answer of each call that reads, as its example says or its schema allows. */
export function sampleAnswers(whole: Bundle): string {
  const samples = callsOf(whole)
    .filter(({ call }) => call['x-effect'] === 'reads')
    .flatMap(({ id, call }) => {
      const media = answered(whole, call);
      const sample = media && (media.example ?? sampleOf(whole, media.schema as JsonObject));
      return sample === undefined ? [] : [[id, sample] as const];
    });
  return `${JSON.stringify(Object.fromEntries(samples))}\n`;
}

/** The JSON that a call answers with where it succeeds. */
function answered(whole: Bundle, call: JsonObject): JsonObject | undefined {
  const found = Object.entries(call.responses as JsonObject).find(([code]) => code.startsWith('2'));
  const { content } = followed(whole, (found?.[1] ?? {}) as JsonObject) as { content?: JsonObject };
  return content?.['application/json'] as JsonObject | undefined;
}

/** Deeper than so, what may be left out is. */
const DEEPEST = 8;

/** A small value that fits a schema of the contract. */
export function sampleOf(whole: Bundle, given: JsonObject, depth = 0): Json | undefined {
  const schema = followed(whole, given);
  const { examples, const: only, enum: words, anyOf, oneOf, allOf } = schema;
  if (schema.example !== undefined) return schema.example;
  if (Array.isArray(examples)) return examples[0];
  if (only !== undefined) return only;
  if (Array.isArray(words)) return words[0];
  if (Array.isArray(allOf)) return Object.assign({}, ...allOf.map((one) => inner(one))) as Json;
  const branches = (anyOf ?? oneOf) as Json[] | undefined;
  if (branches) return inner(branches[0]!);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object' || schema.properties) {
    const required = (schema.required ?? []) as string[];
    const entries = Object.entries((schema.properties ?? {}) as JsonObject)
      .filter(([name]) => depth < DEEPEST || required.includes(name))
      .map(([name, one]) => [name, inner(one)]);
    return Object.fromEntries(entries) as Json;
  }
  if (type === 'array') {
    const least = Number(schema.minItems ?? 1);
    const item = depth < DEEPEST || least > 0 ? inner((schema.items ?? {}) as Json) : undefined;
    return item === undefined ? [] : Array.from({ length: Math.max(1, least) }, () => item);
  }
  if (type === 'integer' || type === 'number') return Number(schema.minimum ?? 1);
  if (type === 'boolean') return true;
  return type === 'string' ? textOf(schema) : null;

  function inner(one: Json): Json | undefined {
    return depth > 2 * DEEPEST ? null : sampleOf(whole, one as JsonObject, depth + 1);
  }
}

const texts: Readonly<Record<string, string>> = {
  date: '2026-11-20',
  'date-time': '2026-11-20T09:00:00Z',
  uuid: '00000000-0000-5000-8000-000000000009',
};

function textOf({ format, minLength }: JsonObject): string {
  const text = (typeof format === 'string' && texts[format]) || 'Texto de muestra';
  return text.padEnd(Number(minLength ?? 0), '.');
}

/** What a `$ref` stands for. */
function followed(whole: Bundle, value: JsonObject): JsonObject {
  const { $ref } = value;
  if (typeof $ref !== 'string') return value;
  const [, , kind, name] = $ref.split('/');
  return followed(whole, whole.components[kind!]![name!] as JsonObject);
}
