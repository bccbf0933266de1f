import { describe, expect, test } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import type { FormDocument, Property } from '#/language/documents/form.ts';
import { checkOwnSizes } from '#/language/check/ownSizes.ts';

const faultsOf = (property: Partial<Property>, more: Partial<FormDocument> = {}) => {
  const asked = { title: 'Motivo', own: true, ...property } as Property;
  const form = {
    ...{ kind: 'form', id: 'x', title: 'X', fields: {}, steps: {} },
    data: { type: 'object', properties: { own_x: asked } },
    ...more,
  } as FormDocument;
  return checkOwnSizes(form, 'own_x', openapi).map(({ pointer }) => pointer);
};
const at = '/data/properties/own_x';
const rows = (cells: Record<string, object>, more: object = {}) =>
  ({
    ...{ type: 'array', maxItems: 50, ...more },
    items: { type: 'object', properties: cells },
  }) as Partial<Property>;
const text = (more: object = {}): Property => ({
  ...{ type: 'string', title: 'Dato', maxLength: 40 },
  ...more,
});
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`c${index}`, text()]));

describe('a question of the tenant’s own takes no more than the contract', () => {
  test.each<[string, Partial<Property>, string[]]>([
    ['a long text', { type: 'string', maxLength: 5000 }, []],
    ['a longer one', { type: 'string', maxLength: 5001 }, [`${at}/maxLength`]],
    ['a text without a limit', { type: 'string' }, []],
    ['a number', { type: 'integer' }, []],
    ['a list without an end', { type: 'array', items: text() }, [`${at}/maxItems`]],
    ['a list of a hundred', { type: 'array', maxItems: 100, items: text() }, []],
    ['a list of more', { type: 'array', maxItems: 101, items: text() }, [`${at}/maxItems`]],
    ['few to choose from', { type: 'array', items: { type: 'string', enum: ['a', 'b'] } }, []],
    [
      'long texts in a list',
      { type: 'array', maxItems: 5, items: text({ maxLength: 501 }) },
      [`${at}/items/maxLength`],
    ],
    [
      'yes and no in a list',
      { type: 'array', maxItems: 5, items: { type: 'boolean' } },
      [`${at}/items/type`],
    ],
    ['rows', rows({ kin: text() }), []],
    ['rows without an end', rows({ kin: text() }, { maxItems: undefined }), [`${at}/maxItems`]],
    ['more rows', rows({ kin: text() }, { maxItems: 51 }), [`${at}/maxItems`]],
    ['thirty cells', rows(many(30)), []],
    ['more cells', rows(many(31)), [`${at}/items/properties`]],
    [
      'a long cell',
      rows({ kin: text({ maxLength: 1001 }) }),
      [`${at}/items/properties/kin/maxLength`],
    ],
    ['a long cell that is not sent', rows({ kin: text({ maxLength: 1001, local: true }) }), []],
    [
      'a list in a cell',
      rows({ kin: { type: 'array', title: 'X', items: text() } }),
      [`${at}/items/properties/kin/type`],
    ],
  ])('%s', (_, property, faults) => expect(faultsOf(property)).toEqual(faults));

  test('by a rule neither', () => {
    const when = { at: '/answers/own_x', present: true };
    const rules = { r: { when, limit: { own_x: { maxLength: 6000 } } } };
    expect(faultsOf({ type: 'string', maxLength: 40 }, { rules })).toEqual([
      '/rules/r/limit/own_x/maxLength',
    ]);
    const inRow = { when: { at: '/row/kin', present: true }, limit: { kin: { minLength: 1200 } } };
    const fields = { own_x: { widget: 'rows', rules: { r: inRow } } };
    expect(faultsOf(rows({ kin: text() }), { fields })).toEqual([
      '/fields/own_x/rules/r/limit/kin/minLength',
    ]);
  });
});
