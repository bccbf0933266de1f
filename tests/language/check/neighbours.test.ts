import { describe, expect, test } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { check } from '#/language/check.ts';
import { base, file } from '../../support/documents.ts';

const lists = base.filter(({ file: path }) => /^schemas\/(texts|codes)\//.test(path));

const form = (field: object) =>
  file('schemas/forms/sample.json', {
    kind: 'form',
    id: 'sample',
    title: 'Formulario',
    data: {
      type: 'object',
      properties: {
        country: { type: 'string', title: 'País', maxLength: 3 },
        asked: { type: 'string', title: 'Pregunta', maxLength: 20 },
      },
    },
    fields: { country: { widget: 'select', codes: 'countries' }, asked: field },
    steps: { only: { order: 1, title: 'Datos', fields: { country: 1, asked: 2 } } },
  });

const faults = (field: object) =>
  check([...lists, form(field)], openapi)
    .filter((problem) => problem.file.endsWith('sample.json') && problem.severity === 'error')
    .map(({ pointer, message }) => `${pointer}: ${message}`);

const province = { widget: 'combobox', codes: 'provinces' };

describe('a list that follows another answer', () => {
  test.each([
    ['by a member of its codes', { member: 'country', from: '/answers/country' }, []],
    [
      'by a member that is misspelt',
      { member: 'contry', from: '/answers/country' },
      [expect.stringMatching(/^\/fields\/asked\/where\/member: .*«country»/)],
    ],
    [
      'that is not there',
      { member: 'country', from: '/answers/pais' },
      [expect.stringMatching(/^\/fields\/asked\/where\/from: /)],
    ],
  ])('%s', (_, where, expected) => {
    expect(faults({ ...province, where })).toEqual(expected);
  });
});

test('a widget names a neighbour that is there', () => {
  expect(faults({ widget: 'identity', kind: 'country' })).toEqual([]);
  expect(faults({ widget: 'identity', kind: 'contry' })).toEqual([
    expect.stringMatching(/^\/fields\/asked\/kind: .*«country»/),
  ]);
});

test('an option that is closed under a condition on nothing is refused', () => {
  const cards = (at: string) => ({
    widget: 'radioCards',
    codes: 'periodicities',
    unavailable: {
      ANUAL: {
        abroad: { order: 10, when: { at, equals: 'ESP' }, reason: 'Sólo fuera de España.' },
      },
    },
  });
  expect(faults(cards('/answers/country'))).toEqual([]);
  expect(faults(cards('/answers/contry'))).toEqual([
    expect.stringMatching(/^\/fields\/asked\/unavailable\/ANUAL\/abroad\/when\/at: /),
  ]);
});
