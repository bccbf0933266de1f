import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect, test } from 'vitest';
import { calls } from '#/contract/calls.gen.ts';
import {
  openapi,
  type OpenApiAnswer,
  type OpenApiCall,
  type OpenApiContent,
} from '#/contract/openapi.ts';
import { specifiedCalls } from './specifiedCalls.ts';

const every = Object.entries(openapi.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, call]) => ({ at: `${method.toUpperCase()} ${path}`, call })),
);
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false });
(formats as unknown as (ajv: Ajv2020) => void)(ajv);
ajv.addVocabulary(['openapi', 'info', 'servers', 'tags', 'paths', 'components']);
ajv.addSchema(openapi, 'contract');

/** A local `$ref` of the document as Ajv finds it. */
const judge = (schema: Record<string, unknown>) =>
  ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as object);
const success = (call: OpenApiCall) =>
  Object.entries(call.responses).find(([status]) => status.startsWith('2'))![1] as OpenApiAnswer;

test('the private area has exactly the 102 calls of the specification', () => {
  const written = every.filter(({ call }) => call['x-document'] === 'private-area');
  expect(specifiedCalls).toHaveLength(102);
  expect(written.map(({ at }) => at).sort()).toEqual([...specifiedCalls].sort());
});

test('the table of calls holds every call of the three documents', () => {
  expect(Object.entries(calls).map(([id, { method, path }]) => [id, `${method} ${path}`])).toEqual(
    every.map(({ at, call }) => [call.operationId, at]),
  );
});

test.each(every)('$at says its name, its summary, its tag and who may ask', ({ call }) => {
  expect(call.operationId).toMatch(/^[a-z][A-Za-z]+$/);
  expect(call.summary).toMatch(/^[A-Z].+[^.]$/);
  expect(call.tags).toHaveLength(1);
  expect(Array.isArray(call.security)).toBe(true);
  expect(call.parameters).toContainEqual({ $ref: '#/components/parameters/RequestId' });
});

test.each(every)('$at answers errors in the one shape, by status', ({ call }) => {
  const statuses = Object.keys(call.responses);
  const secured = call.security.length > 0;
  // Which calls answer 403, 409 and 503 is held by what they do: `tests/server/contractErrors.test.ts`.
  expect(statuses).toEqual(expect.arrayContaining(['400', '429', 'default']));
  if (secured) expect(statuses).toEqual(expect.arrayContaining(['401', '404', '503']));
  if (call.requestBody) expect(statuses).toEqual(expect.arrayContaining(['413', '415', '422']));
});

test.each(every)('$at has an example that its own schema accepts', ({ call }) => {
  const bodies: OpenApiContent[] = [
    ...Object.values(call.requestBody?.content ?? {}),
    ...Object.values(success(call).content ?? {}),
  ].filter(({ schema }) => schema.format !== 'binary' && !String(schema.$ref).endsWith('Upload'));
  for (const { schema, example } of bodies) {
    const validate = judge(schema);
    expect(example).toBeDefined();
    expect(validate(example), JSON.stringify(validate.errors)).toBe(true);
  }
});

test.each(every)('$at accepts no answer with a field too many', ({ call }) => {
  const media = success(call).content?.['application/json'];
  const data = (media?.example as { data?: object } | undefined)?.data;
  if (!media || !data) return;
  expect(judge(media.schema)({ data: { ...data, misspelt: 1 } })).toBe(false);
});

test('every object says whether it may carry more than its fields', () => {
  const open: string[] = [];
  const visit = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const schema = value as Record<string, unknown>;
    if (schema.type === 'object' && !('additionalProperties' in schema)) open.push(at);
    for (const [key, inner] of Object.entries(schema))
      if (key !== 'example') visit(inner, `${at}/${key}`);
  };
  visit(openapi, '#');
  expect(open).toEqual([]);
});

test('every shared schema compiles strictly', () => {
  for (const name of Object.keys(openapi.components.schemas))
    expect(() => judge({ $ref: `#/components/schemas/${name}` }), name).not.toThrow();
});

test('every shared component is used', () => {
  const text = JSON.stringify(openapi);
  const unused = Object.entries(openapi.components)
    .filter(([kind]) => kind !== 'securitySchemes')
    .flatMap(([kind, entries]) =>
      Object.keys(entries)
        .map((name) => `#/components/${kind}/${name}`)
        .filter((reference) => !text.includes(`"${reference}"`)),
    );
  expect(unused).toEqual([]);
});
