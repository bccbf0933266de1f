import { describe, expect, test } from 'vitest';
import { openapi, type OpenApiDocument } from '#/contract/openapi.ts';
import { check } from '#/language/check.ts';
import type { Field, FormDocument, Property } from '#/language/documents/form.ts';
import { base, formFile } from '../../support/documents.ts';

const shared = base.filter(({ file }) => /^schemas\/(texts|codes)\//.test(file));

/** A form that asks for a tax number; its country is a field beside it, or stands elsewhere. */
const asks = (country: unknown, property: Partial<Property>, field: Field): FormDocument => ({
  kind: 'form',
  id: 'sample',
  title: 'Sus datos fiscales',
  data: {
    type: 'object',
    properties: {
      land: { type: 'string', title: 'País', ...property },
      tin: {
        type: 'string',
        title: 'Número',
        maxLength: 30,
        'tin-validator': { country },
      },
    },
  },
  fields: { land: field, tin: { widget: 'tin' } },
  steps: { only: { order: 1, title: 'Datos', fields: { land: 1, tin: 2 } } },
});

function faults(form: FormDocument, contract: OpenApiDocument = openapi): string[] {
  return check([...shared, formFile(form)], contract)
    .filter(({ file, severity }) => file.endsWith('/sample.json') && severity === 'error')
    .map(({ pointer, message }) => `${pointer} ${message}`);
}
const labels = (...values: string[]) => ({
  widget: 'select',
  options: Object.fromEntries(values.map((value, order) => [value, { order, label: value }])),
});
const at = '/data/properties/tin/tin-validator/country';
const listed = { widget: 'select', codes: 'countries' };

describe('the country of a tax number', () => {
  test.each<[string, unknown, Partial<Property>, Field]>([
    ['a field that offers the countries', 'land', {}, listed],
    ['a field that offers some', 'land', { enum: ['ESP', 'FRA'] }, labels('ESP', 'FRA')],
    ['the same by its pointer', { from: '/answers/land' }, {}, listed],
    ['what the contract says is one', { from: '/me/intervener/nationality' }, {}, listed],
  ])('may be %s', (_, country, property, field) => {
    expect(faults(asks(country, property, field))).toEqual([]);
  });

  test.each<[string, unknown, Partial<Property>, Field, string]>([
    [
      'of a misspelt field',
      'lnad',
      {},
      listed,
      `${at} El campo «lnad» no existe. ¿Quería decir «land»?`,
    ],
    [
      'typed freely',
      'land',
      { maxLength: 3 },
      { widget: 'text' },
      `${at} «land» admite cualquier texto: debe elegirse de una lista de países.`,
    ],
    [
      'of another list',
      'land',
      {},
      { widget: 'select', codes: 'yes-no' },
      `${at} «land» ofrece lo que no es un país: `,
    ],
    [
      'in two letters',
      'land',
      { enum: ['ES', 'FRA'] },
      labels('ES', 'FRA'),
      `${at} «land» ofrece lo que no es un país: ES.`,
    ],
    [
      'a box to tick',
      'land',
      { type: 'boolean' },
      { widget: 'checkbox' },
      `${at} «land» no es un texto: no puede ser un país.`,
    ],
    [
      'a name of the person',
      { from: '/me/intervener/name' },
      {},
      listed,
      `${at} «/me/intervener/name» no es la clave de un país.`,
    ],
  ])('is refused when it is %s', (_, country, property, field, fault) => {
    const found = faults(asks(country, property, field));
    expect(
      found.some((one) => one.startsWith(fault)),
      found.join('\n'),
    ).toBe(true);
  });

  test('is asked for by a call of the contract that takes it', () => {
    const form = asks('land', {}, listed);
    const changed = (change: (contract: OpenApiDocument) => void) => {
      const contract = structuredClone(openapi);
      change(contract);
      return faults(form, contract);
    };
    const request = (contract: OpenApiDocument) =>
      contract.components.schemas.TinRequest!.properties as Record<string, object>;
    const rule = '/data/properties/tin/tin-validator';
    expect(changed(({ paths }) => Reflect.deleteProperty(paths, '/tin-validator'))).toEqual([
      `${rule} La llamada «validateTin» no existe en el contrato.`,
    ]);
    expect(changed((contract) => Reflect.deleteProperty(request(contract), 'countryKey'))).toEqual([
      `${rule} La llamada «validateTin» no toma «countryKey».`,
    ]);
    expect(
      changed((contract) => (request(contract).tinNumber = { type: 'string', maxLength: 9 })),
    ).toEqual([
      '/data/properties/tin/maxLength La llamada toma 9 caracteres como máximo y aquí caben más.',
    ]);
  });
});
