import { expect, it } from 'vitest';
import type { OpenApiDocument } from '#/contract/openapi.ts';
import { locate } from '#/language/contract/locate.ts';

const contract = {
  openapi: '3.1.0',
  paths: {},
  components: {
    schemas: {
      Money: { type: 'string' },
      Person: {
        type: 'object',
        properties: { name: { type: 'string' }, boss: { $ref: '#/components/schemas/Person' } },
      },
      Cat: { type: 'object', properties: { kind: { const: 'cat' }, lives: { type: 'integer' } } },
      Dog: {
        type: 'object',
        properties: { kind: { const: 'dog' }, owner: { $ref: '#/components/schemas/Person' } },
      },
      Pet: { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }] },
      Rich: {
        allOf: [
          { $ref: '#/components/schemas/Person' },
          { type: 'object', properties: { wealth: { $ref: '#/components/schemas/Money' } } },
        ],
      },
    },
  },
} as unknown as OpenApiDocument;

const schema = {
  type: 'object',
  properties: {
    pets: { type: 'array', items: { $ref: '#/components/schemas/Pet' } },
    rich: { anyOf: [{ $ref: '#/components/schemas/Rich' }, { type: 'null' }] },
    note: { type: ['string', 'null'] },
    open: {},
    map: { type: 'object', additionalProperties: { type: 'number' } },
  },
};
const typesAt = (pointer: string) =>
  locate(contract, schema, pointer).found?.map(({ type, name }) => name ?? type);

it.each([
  ['/pets', ['array']],
  ['/pets/0/lives', ['integer']],
  ['/pets/3/owner/boss/boss/name', ['string']],
  ['/rich/wealth', ['Money']],
  ['/rich/name', ['string']],
  ['/note', ['string']],
  ['/open/anything/at/all', [undefined]],
  ['/map/any', ['number']],
])('%s is %j', (pointer, types) => {
  expect(typesAt(pointer)?.map((type) => (type === 'Person' ? 'string' : type))).toEqual(types);
});

it.each([
  ['/pest', 'pest', 'pets'],
  ['/pets/first', 'first', undefined],
  ['/pets/0/owner/nane', 'nane', 'name'],
  ['/note/length', 'length', undefined],
  ['/rich/weath', 'weath', 'wealth'],
])('%s is lost at %s', (pointer, lost, known) => {
  const located = locate(contract, schema, pointer);
  expect(located).toMatchObject({
    lost,
    ...(known && { known: expect.arrayContaining([known]) as string[] }),
  });
});
