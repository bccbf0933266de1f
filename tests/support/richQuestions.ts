import type { Field, FormRule, Property } from '#/language/documents/form.ts';

const own = (type: Property['type'], title: string, more: object = {}): Property => ({
  type,
  title,
  own: true,
  ...more,
});
const options = (...values: string[]) =>
  Object.fromEntries(values.map((value, index) => [value, { order: index + 1, label: value }]));

/** Questions of a tenant's own that hang on each other, on who asks, and on their cells: with what may be answered. */
export const richQuestions: Record<
  string,
  { property: Property; field: Field; values: readonly unknown[] }
> = {
  own_req: {
    property: own('string', 'Motivo', { minLength: 3, maxLength: 40 }),
    field: { widget: 'text', required: true },
    values: ['abc', 'Mudanza', undefined, 'ab', '', null, 7, 'x'.repeat(41), '  ', '😀😀'],
  },
  own_wants: {
    property: own('boolean', '¿Quiere más?'),
    field: { widget: 'yesno' },
    values: [true, false, undefined, 'true', 1, null],
  },
  own_deep: {
    property: own('string', 'Más hondo', { maxLength: 30 }),
    field: { widget: 'text' },
    values: ['hondo', undefined, '', 5, 'x'.repeat(31)],
  },
  own_deeper: {
    property: own('string', 'Lo más hondo', { enum: ['más', 'menos'] }),
    field: { widget: 'radio', options: options('más', 'menos') },
    values: ['más', undefined, 'nada', null],
  },
  own_day: {
    property: own('string', 'Día', { date: true, maxLength: 10 }),
    field: { widget: 'date' },
    values: ['2026-02-28', undefined, '2026-02-31', '31/12/2026', 20260101, '2026-2-3'],
  },
  own_money: {
    property: own('string', 'Importe', { maxLength: 20, currency: true, min_value: 600 }),
    field: { widget: 'money' },
    values: ['600.00', '12000.00', undefined, '599.99', '1,5', 600, '1e3', '-700.00', '600.001'],
  },
  own_money2: {
    property: own('string', 'Otro importe', { maxLength: 20, currency: true }),
    field: { widget: 'money' },
    values: ['100.00', undefined, '99999999.00', 'x', '0.1'],
  },
  own_int: {
    property: own('integer', 'Visitas', { minimum: 0, maximum: 12 }),
    field: { widget: 'integer' },
    values: [0, 4, 12, undefined, 13, 2.5, '3', -1, 1e21],
  },
  own_num: {
    property: own('number', 'Proporción', { minimum: 0, maximum: 100 }),
    field: { widget: 'decimal' },
    values: [0.1, 9, undefined, 100.5, 'x', 55],
  },
  own_list: {
    property: own('array', 'Temas', {
      maxItems: 2,
      uniqueItems: true,
      items: { type: 'string', enum: ['A', 'B', 'C'] },
    }),
    field: { widget: 'checkboxes', options: options('A', 'B', 'C') },
    values: [['A'], undefined, [], ['A', 'B'], ['A', 'A'], ['A', 'B', 'C'], ['Z'], 'A', [1]],
  },
  own_rows: {
    property: own('array', 'Filas', {
      minItems: 1,
      maxItems: 3,
      items: {
        type: 'object',
        properties: {
          kin: { type: 'string', title: 'Clase', enum: ['a', 'b'] },
          more: { type: 'string', title: 'Más', maxLength: 9 },
          count: { type: 'integer', title: 'Cuántos', minimum: 0, maximum: 5 },
          note: { type: 'string', title: 'Para usted', maxLength: 20, local: true },
        },
      },
    }),
    field: {
      widget: 'rows',
      rules: {
        more: {
          when: { at: '/row/kin', equals: 'b' },
          show: { more: true },
          require: { more: true },
        },
      },
      fields: {
        kin: { order: 1, widget: 'radio', required: true, options: options('a', 'b') },
        more: { order: 2, widget: 'text' },
        count: { order: 3, widget: 'integer' },
        note: { order: 4, widget: 'text' },
      },
    },
    values: [
      [{ kin: 'a' }],
      undefined,
      [],
      [{ kin: 'b', more: 'x' }],
      [{ kin: 'b' }],
      [{ kin: 'a', more: 'oculto' }],
      [{}],
      [{ kin: 'z' }],
      [{ kin: 'a', count: 6 }],
      [{ kin: 'a', strange: 1 }],
      'x',
      [{ kin: 'a', count: null }],
      [{ kin: 'a', note: 'queda aquí' }],
      [{ kin: 'a' }, { kin: 'a' }, { kin: 'a' }, { kin: 'a' }],
    ],
  },
};

/** Conditions on conditions, limits by another answer, and what hangs on who asks. */
const rules: Record<string, FormRule> = {
  own1: {
    when: { at: '/answers/own_wants', equals: true },
    show: { own_deep: true },
    require: { own_deep: true },
  },
  own2: {
    when: { at: '/answers/own_deep', present: true },
    show: { own_deeper: true },
    require: { own_deeper: true },
  },
  own3: {
    when: { at: '/answers/own_int', atLeast: 5 },
    limit: { own_req: { maxLength: 5 }, own_num: { maximum: 10 }, own_list: { maxItems: 1 } },
  },
  own4: {
    when: { at: '/answers/own_money', present: true },
    limit: { own_money2: { max_value: { from: '/answers/own_money' } } },
  },
  own5: { when: { at: '/me/intervener/name', present: true }, require: { own_day: true } },
};

const names = Object.keys(richQuestions);
const each = <T>(of: (name: string, index: number) => T) =>
  Object.fromEntries(names.map((name, index) => [name, of(name, index)]));

/** The patch of an overlay that asks all of them. */
export const richPatch = {
  data: { properties: each((name) => richQuestions[name]!.property) },
  fields: each((name) => richQuestions[name]!.field),
  rules,
  steps: {
    own_questions: {
      order: 900,
      title: 'Para conocerle',
      fields: each((_, index) => index + 1),
    },
  },
};
