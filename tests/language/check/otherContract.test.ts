import { expect, test } from 'vitest';
import { openapi, type JsonSchema, type OpenApiDocument } from '#/contract/openapi.ts';
import { check } from '#/language/check.ts';
import { base } from '../../support/documents.ts';

/** Errors of the documents that all tenants share over a contract in which something is different. */
function errors(change: (contract: OpenApiDocument) => void): string[] {
  const contract = structuredClone(openapi);
  change(contract);
  return check(base, contract)
    .filter(({ severity }) => severity === 'error')
    .map(({ file, pointer, message }) => `${file}:${pointer} ${message}`);
}
const schema = ({ components }: OpenApiDocument, name: string) =>
  components.schemas[name] as JsonSchema & { properties: Record<string, JsonSchema> };
const without = (contract: OpenApiDocument, name: string, value: string) => {
  const listed = schema(contract, name);
  listed.enum = (listed.enum as string[]).filter((one) => one !== value);
};

test.each<[string, (contract: OpenApiDocument) => void, string]>([
  [
    'renames what an answer says',
    (contract) => {
      const { properties } = schema(contract, 'Balance');
      properties.worth = properties.value!;
      delete properties.value;
    },
    'schemas/screens/position.json:/blocks/figures/items/value/value/from «/data/balance/value» no lleva a nada: no existe «value».',
  ],
  [
    'renames what a body takes',
    (contract) => {
      const { properties } = schema(contract, 'AccountUpdate');
      properties.nickname = properties.alias!;
      delete properties.alias;
    },
    'schemas/forms/account-alias.json:/submit/input/body/alias La llamada no toma «alias».',
  ],
  [
    'has a call no more',
    ({ paths }) => Reflect.deleteProperty(paths, '/notifications'),
    'schemas/screens/notifications.json:/data/notifications/call La llamada «listNotifications» no existe en el contrato.',
  ],
  [
    'has the session no more',
    ({ paths }) => Reflect.deleteProperty(paths, '/me'),
    'schemas/screens/position.json:/data/balance/input/path/id/from «/me/intervener/uuid» no lleva a nada: no existe «intervener».',
  ],
  [
    'takes fewer values in a body',
    (contract) => without(contract, 'DocumentCategory', 'DOCUMENTATION'),
    'schemas/forms/holder-certificate.json:/submit/input/body/category Este valor no cabe en «category»: debe ser uno de ',
  ],
  [
    'lets a member be set to fewer values',
    (contract) =>
      (schema(contract, 'OperationUpdate').properties.operation_status!.enum = [
        'PERIODIC_SUSPENDED',
      ]),
    'schemas/forms/resume-operation.json:/submit/input/body/operation_status Este valor no cabe en «operation_status»',
  ],
  [
    'demands what was free',
    (contract) => (schema(contract, 'AccountUpdate').required = ['mailing_type']),
    'schemas/forms/account-alias.json:/submit/input/body Falta «mailing_type», que la llamada exige.',
  ],
  [
    'takes another type',
    (contract) => (schema(contract, 'AccountUpdate').properties.alias = { type: 'integer' }),
    'schemas/forms/account-alias.json:/submit/input/body/alias Este valor no cabe en «alias»: debe ser un número entero.',
  ],
  [
    'takes shorter texts',
    (contract) => (schema(contract, 'AccountUpdate').properties.alias!.maxLength = 20),
    'schemas/forms/account-alias.json:/data/properties/alias/maxLength La llamada toma 20 caracteres como máximo y aquí caben más.',
  ],
  [
    'takes longer texts only',
    (contract) => (schema(contract, 'AccountUpdate').properties.alias!.minLength = 3),
    'schemas/forms/account-alias.json:/data/properties/alias La llamada pide 3 caracteres como mínimo y aquí valen menos.',
  ],
])('a contract that %s breaks a document where it shows', (_, change, fault) => {
  const found = errors(change);
  expect(
    found.some((one) => one.startsWith(fault)),
    found.join('\n'),
  ).toBe(true);
});

test('a contract that gives a code which no list has a word for is told at the list', () => {
  const found = errors((contract) =>
    (schema(contract, 'DocumentCategory').enum as string[]).push('OTHER'),
  );
  expect(found).toEqual([
    expect.stringContaining(
      'schemas/codes/document-categories.json:/items La lista no tiene «OTHER»',
    ),
  ]);
});

test('a contract that takes more breaks nothing', () => {
  expect(
    errors((contract) => {
      schema(contract, 'AccountUpdate').properties.alias!.maxLength = 600;
      schema(contract, 'Balance').properties.extra = { type: 'string' };
    }),
  ).toEqual([]);
});

test('what a path says of its parameters holds for all its calls', () => {
  const moved = (contract: OpenApiDocument) => {
    for (const calls of Object.values(contract.paths)) {
      const [first, ...others] = Object.values(calls).map((call) => call.parameters ?? []);
      const shared = first!.filter((one) =>
        others.every((all) => all.some((other) => JSON.stringify(other) === JSON.stringify(one))),
      );
      for (const call of Object.values(calls))
        call.parameters = (call.parameters ?? []).filter(
          (one) => !shared.some((other) => JSON.stringify(other) === JSON.stringify(one)),
        );
      Object.assign(calls, { parameters: shared });
    }
  };
  expect(errors(moved)).toEqual([]);
});
