import { put, type Row } from './case.ts';

const at = (what: string, pointer: string): Row => [
  what,
  '/blocks/figures/items/value/value/from',
  pointer,
];
const when = (what: string, test: object, key: string): Row => [
  what,
  '/blocks/figures/when',
  test,
  `/blocks/figures/when/${key}`,
];

export const pointers = [
  ...put('screen', [
    at('a misspelt member', '/data/balance/valeu'),
    at('a call that is not made', '/data/balances/value'),
    at('a member of a text', '/data/balance/value/cents'),
    at('a name in a list', '/me/accounts/first/alias'),
    at('a row outside rows', '/row/value'),
    at('answers in a screen', '/answers/kind'),
    at('a fact', '/facts/canOperat'),
    at('a setting', '/tenant/flow/ALLOW_EVERYTHING'),
    at('no pointer', 'data/balance/value'),
    at('a wrong escape', '/data/~2/value'),
    ['a member of the row', '/blocks/accounts/columns/value/value/from', '/row/valeu'],
    ['a list that is none', '/blocks/accounts/rows', '/data/accounts/total'],
    [
      'a place of another path',
      '/title',
      { text: '{a}', values: { a: { from: '/route/params/uuid' } } },
      '/title/values/a/from',
    ],
  ]),
  ...put('form', [
    [
      'a field',
      '/rules/r',
      { when: { at: '/answers/knid', equals: 'once' }, show: { note: true } },
      '/rules/r/when/at',
    ],
    [
      'a limit',
      '/rules/r',
      {
        when: { at: '/answers/kind', present: true },
        limit: { amount: { maximum: { from: '/facts/maximo' } } },
      },
      '/rules/r/limit/amount/maximum/from',
    ],
    [
      'the form from within a row',
      '/fields/holders/rules',
      { r: { when: { at: '/answers/kind', present: true }, show: { detail: true } } },
      '/fields/holders/rules/r/when/at',
    ],
    [
      'an option of a rule',
      '/data/properties/note/max_value',
      { max: { from: '/route/query/max' } },
      '/data/properties/note/max_value/max/from',
    ],
  ]),
];

export const types = put('screen', [
  [
    'a date as money',
    '/blocks/figures/items/value/value',
    { from: '/data/balance/value_date', as: 'money' },
    '/blocks/figures/items/value/value/as',
  ],
  ['money as a date', '/blocks/figures/items/value/value/as', 'date'],
  [
    'a list as text',
    '/blocks/figures/items/value/value',
    { from: '/me/accounts', as: 'text' },
    '/blocks/figures/items/value/value/as',
  ],
  [
    'an object as a sentence',
    '/title',
    { text: 'Hola {a}', values: { a: { from: '/me/intervener' } } },
    '/title/values/a/from',
  ],
  [
    'a list without a format',
    '/blocks/figures/items/value/value',
    { from: '/me/accounts' },
    '/blocks/figures/items/value/value/from',
  ],
  [
    'a code without its list',
    '/blocks/figures/items/value/value',
    { from: '/me/intervener/type', as: 'code' },
  ],
  when('a value of another type', { at: '/data/balance/is_nav_late', equals: 'true' }, 'equals'),
  when(
    'a value that the contract does not know',
    { at: '/me/intervener/type', equals: 'X' },
    'equals',
  ),
  when(
    'one of several that it does not know',
    { at: '/me/intervener/type', in: ['F', 'Y'] },
    'in/1',
  ),
  when('a member of what is no list', { at: '/me/intervener/type', includes: 'F' }, 'includes'),
  when('an order of what has none', { at: '/data/balance/is_nav_late', atLeast: 1 }, 'atLeast'),
  when('a comparison with nothing', { at: '/me/intervener/email', equals: null }, 'equals'),
]);

const submit = (what: string, value: object, place: string): Row => [
  what,
  '/submit',
  { label: 'Enviar', ...value },
  place,
];

export const calls = [
  ...put('screen', [
    ['a call that is not there', '/data/balance/call', 'getIntervenerBalanse'],
    ['a parameter missing', '/data/balance/input', { path: {} }, '/data/balance/input/path'],
    ['a parameter too many', '/data/balance/input/path/uuid', 'x'],
    [
      'a query that it does not take',
      '/data/accounts/input/query',
      { limit: 5 },
      '/data/accounts/input/query/limit',
    ],
    [
      'a query of another type',
      '/data/accounts/input/query',
      { is_private_area: 'maybe' },
      '/data/accounts/input/query/is_private_area',
    ],
    ['a body where there is none', '/data/accounts/input/body', { a: 1 }],
    ['an object as a parameter', '/data/balance/input/path/id', { from: '/me/intervener' }],
    ['a block fed by no call', '/blocks/figures/data', 'balanse'],
    ['a page about no call', '/subject', 'balanse'],
  ]),
  ...put('form', [
    submit('a call that is not there', { call: 'sendIssue' }, '/submit/call'),
    submit('answers that the call does not take', { call: 'recoverPassword' }, '/submit/call'),
    submit(
      'a body without what is required',
      { call: 'changePassword', input: { body: { password: { from: '/answers/note' } } } },
      '/submit/input/body',
    ),
    [
      'a first answer to no field',
      '/load',
      {
        call: 'getIntervener',
        input: { path: { id: { from: '/me/intervener/uuid' } } },
        answers: { nota: { from: '/data/load/intervener/uuid' } },
      },
      '/load/answers/nota',
    ],
    [
      'a first answer of another type',
      '/load',
      {
        call: 'getIntervener',
        input: { path: { id: { from: '/me/intervener/uuid' } } },
        answers: { agreed: { from: '/data/load/intervener/uuid' } },
      },
      '/load/answers/agreed',
    ],
    submit(
      'a longer answer than the call takes',
      {
        call: 'updateAccount',
        input: { path: { id: 'x' }, body: { alias: { from: '/answers/note' } } },
      },
      '/data/properties/note/maxLength',
    ),
    submit(
      'words where the call takes some',
      {
        call: 'updateIntervener',
        input: { path: { id: 'x' }, body: { gender: { from: '/answers/kind' } } },
      },
      '/submit/input/body/gender',
    ),
    submit(
      'free text where the call takes a date',
      {
        call: 'updateIntervener',
        input: { path: { id: 'x' }, body: { birthdate: { from: '/answers/note' } } },
      },
      '/data/properties/note',
    ),
    submit(
      'a body with a stranger',
      { call: 'recoverPassword', input: { body: { username: 'x', admin: true } } },
      '/submit/input/body/admin',
    ),
    submit(
      'a body of another type',
      { call: 'recoverPassword', input: { body: { username: { from: '/answers/agreed' } } } },
      '/submit/input/body/username',
    ),
  ]),
];
