import { describe, expect, test } from 'vitest';
import { withDraft } from '#/engine/fields/withDraft.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { checkAnswers } from '../../../src/server/answers/checkAnswers.ts';

const form: FormDocument = {
  kind: 'form',
  id: 'sample',
  title: 'Residencias',
  data: {
    type: 'object',
    properties: {
      lands: {
        type: 'array',
        title: 'Países',
        items: {
          type: 'object',
          properties: {
            land: { type: 'string', title: 'País', maxLength: 3 },
            note: { type: 'string', title: 'Nota', maxLength: 20, local: true },
            tin: {
              type: 'string',
              title: 'Número',
              maxLength: 20,
              'tin-validator': { country: { const: 'ESP' } },
            },
          },
        },
      },
    },
  },
  fields: {
    lands: {
      widget: 'rows',
      fixed: true,
      fields: {
        land: { order: 1, widget: 'readonly' },
        note: { order: 2, widget: 'readonly' },
        tin: { order: 3 },
      },
    },
  },
  steps: { only: { order: 1, title: 'Una', fields: { lands: 1 } } },
};
const esp = { land: 'ESP', note: 'aquí' };
const fra = { land: 'FRA', note: 'allí' };
const loaded = { lands: [esp, fra] };
const words = { text: (sentence: string) => sentence };
const said = (lands: unknown, given: object = loaded) =>
  checkAnswers(form, { lands } as never, given as never, {}, words).map(
    ({ code, path }) => `${path} ${code}`,
  );

describe('rows that are fixed', () => {
  test.each<[string, unknown, string[]]>([
    ['as they were given', [esp, fra], []],
    ['without what is not sent', [{ land: 'ESP' }, { land: 'FRA' }], []],
    ['filled in', [{ land: 'ESP', tin: '12345678Z' }, { land: 'FRA' }], []],
    ['in another order', [fra, esp], ['/answers/lands rows_fixed']],
    ['one fewer', [esp], ['/answers/lands rows_fixed']],
    ['none', [], ['/answers/lands rows_fixed']],
    ['left out', undefined, ['/answers/lands rows_fixed']],
    ['one more', [esp, fra, { land: 'USA' }], ['/answers/lands rows_fixed']],
    ['with another name', [esp, { land: 'USA' }], ['/answers/lands rows_fixed']],
    ['without a name', [esp, {}], ['/answers/lands rows_fixed']],
  ])('%s have the issues that they must', (_what, rows, codes) => {
    expect(said(rows)).toEqual(codes);
  });

  test('are taken as they come where nobody knows what was given', () => {
    expect(said([fra], {})).toEqual([]);
  });

  test('of a draft give way to those of today when they are others', () => {
    const filled = [esp, { ...fra, tin: '1' }];
    expect(withDraft(form, loaded, { lands: filled })).toEqual({ lands: filled });
    expect(withDraft(form, loaded, { lands: [fra] })).toEqual(loaded);
  });
});

test('a number is judged by the country that its rule always names', () => {
  expect(said([{ land: 'ESP', tin: '12345678A' }, { land: 'FRA' }])).toEqual([
    '/answers/lands/0/tin tin-validator',
  ]);
});
