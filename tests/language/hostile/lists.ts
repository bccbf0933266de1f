import { put } from './case.ts';

const holders = (more: object) => ({
  type: 'array',
  title: 'Titulares',
  items: {
    type: 'object',
    properties: {
      name: { type: 'string', title: 'Nombre', maxLength: 80 },
      detail: { type: 'string', title: 'Detalle', enum: ['A', 'B'] },
      part: { type: 'number', title: 'Parte', minimum: 60 },
      kept: { type: 'number', title: 'Nota', local: true },
    },
  },
  ...more,
});
const at = '/data/properties/holders';
const onKind = { at: '/answers/kind', equals: 'once' };

export const columns = put('form', [
  [
    'shares of a column that is missing',
    at,
    holders({ shares: { of: 'prat' } }),
    `${at}/shares/of`,
  ],
  ['shares of names', at, holders({ shares: { of: 'name' } }), `${at}/shares/of`],
  ['shares that stay in the browser', at, holders({ shares: { of: 'kept' } }), `${at}/shares/of`],
  [
    'shares that always pass the whole',
    at,
    holders({ minItems: 2, shares: { of: 'part' } }),
    `${at}/shares/of`,
  ],
  ['shares without column', at, holders({ shares: true }), `${at}/shares`],
  [
    'shares with another total',
    at,
    holders({ shares: { of: 'part', to: 200 } }),
    `${at}/shares/to`,
  ],
  ['shares of a plain list', '/data/properties/origins/shares', { of: 'x' }],
  ['shares of a text', '/data/properties/note/shares', { of: 'x' }],
  ['distinct in a column that is missing', at, holders({ distinct: 'land' }), `${at}/distinct`],
  ['distinct in what stays in the browser', at, holders({ distinct: 'kept' }), `${at}/distinct`],
  ['distinct by a pointer', at, holders({ distinct: '/row/name' }), `${at}/distinct`],
  ['distinct in several', at, holders({ distinct: ['name', 'detail'] }), `${at}/distinct`],
  [
    'more different rows than there are values',
    at,
    holders({ minItems: 3, distinct: 'detail' }),
    `${at}/distinct`,
  ],
  ['distinct in a plain list', '/data/properties/origins/distinct', 'salary'],
  [
    'a rule that shares out a missing column',
    '/rules/r',
    { when: onKind, limit: { holders: { shares: { of: 'nmae' } } } },
    '/rules/r/limit/holders/shares/of',
  ],
  [
    'a rule that shares out a number',
    '/rules/r',
    { when: onKind, limit: { amount: { shares: { of: 'x' } } } },
    '/rules/r/limit/amount/shares',
  ],
]);

const rows = (more: object) => ({
  widget: 'rows',
  fields: { name: { order: 1, widget: 'readonly' }, detail: { order: 2 } },
  ...more,
});

export const fixed = put('form', [
  [
    'rows that come from nowhere',
    '/fields/holders',
    rows({ fixed: true }),
    '/fields/holders/fixed',
  ],
  [
    'fixed rows with a button to add',
    '/fields/holders',
    rows({ fixed: true, add: 'Añadir' }),
    '/fields/holders/fixed',
  ],
  [
    'fixed rows with a button to take away',
    '/fields/holders',
    rows({ fixed: true, remove: 'Quitar' }),
    '/fields/holders/fixed',
  ],
  [
    'fixed rows that start with one',
    '/fields/holders',
    rows({ fixed: true, started: true }),
    '/fields/holders/fixed',
  ],
  [
    'fixed rows that do not say what they are',
    '/fields/holders',
    rows({ fixed: true, fields: { name: { order: 1 }, detail: { order: 2 } } }),
    '/fields/holders/fixed',
  ],
  [
    'rows fixed by a condition',
    '/fields/holders',
    rows({ fixed: onKind }),
    '/fields/holders/fixed',
  ],
  ['a fixed text', '/fields/note', { widget: 'textarea', fixed: true }, '/fields/note/fixed'],
]);

const among = (field: string, values: unknown, when: object = onKind) => ({
  when,
  limit: { [field]: { among: values } },
});
const agreed = { at: '/answers/agreed', equals: true };

export const narrowing = put('form', [
  [
    'a choice that is not there',
    '/rules/r',
    among('kind', ['onze'], agreed),
    '/rules/r/limit/kind/among/0',
  ],
  [
    'a choice twice',
    '/rules/r',
    among('origins', ['other', 'other']),
    '/rules/r/limit/origins/among/1',
  ],
  ['a choice of another type', '/rules/r', among('origins', [1]), '/rules/r/limit/origins/among/0'],
  ['no choice at all', '/rules/r', among('origins', []), '/rules/r/limit/origins/among'],
  ['choices of a text', '/rules/r', among('note', ['x']), '/rules/r/limit/note/among'],
  ['choices of a number', '/rules/r', among('amount', [1]), '/rules/r/limit/amount/among'],
  ['choices of rows', '/rules/r', among('holders', ['x']), '/rules/r/limit/holders/among'],
  ['choices of a box', '/rules/r', among('agreed', [true]), '/rules/r/limit/agreed/among'],
  [
    'choices that wait for themselves',
    '/rules/r',
    among('kind', ['once']),
    '/rules/r/limit/kind/among',
  ],
  ['choices by a word', '/rules/r', among('origins', 'salary'), '/rules/r/limit/origins/among'],
  [
    'choices read somewhere',
    '/rules/r',
    among('origins', { from: '/facts/x' }),
    '/rules/r/limit/origins/among',
  ],
  ['choices of a property', '/data/properties/kind/among', ['once']],
  [
    'choices within a row that are not there',
    '/fields/holders/rules',
    { r: { when: { at: '/row/name', present: true }, limit: { detail: { among: ['x'] } } } },
    '/fields/holders/rules/r/limit/detail/among',
  ],
]);
