import { aForm, formFile } from '../../support/documents.ts';
import { put, type Row } from './case.ts';

const rules = (what: string, value: object, at: string): Row => [what, '/rules', value, at];
const onKind = { at: '/answers/kind', equals: 'once' };
const answered = (name: string) => ({ at: `/answers/${name}`, present: true });

export const cycles = [
  ...put('form', [
    rules('a field on itself', { r: { when: answered('note'), show: { note: true } } }, '/rules'),
    rules(
      'two fields on each other',
      {
        a: { when: answered('note'), show: { amount: true } },
        b: { when: answered('amount'), show: { note: true } },
      },
      '/rules',
    ),
    rules(
      'three in a ring',
      {
        a: { when: answered('note'), show: { amount: true } },
        b: { when: answered('amount'), show: { agreed: true } },
        c: { when: answered('agreed'), show: { note: true } },
      },
      '/rules',
    ),
    rules(
      'deep within a condition',
      {
        a: { when: { any: [onKind, { not: { all: [answered('note')] } }] }, show: { note: true } },
      },
      '/rules',
    ),
    ['a step on its own field', '/steps/rest/when', answered('note'), '/rules'],
    [
      'within a row',
      '/fields/holders/rules',
      { a: { when: { at: '/row/detail', present: true }, show: { detail: true } } },
    ],
  ]),
  ...put('screen', [
    [
      'a call on its own answer',
      '/data/balance/input/path/id',
      { from: '/data/balance/value' },
      '/data',
    ],
    [
      'two calls on each other',
      '/data',
      {
        a: { call: 'getIntervener', input: { path: { id: { from: '/data/b/intervener/uuid' } } } },
        b: { call: 'getIntervener', input: { path: { id: { from: '/data/a/intervener/uuid' } } } },
      },
    ],
  ]),
];

export const places = [
  ...put('form', [
    ['a field in two steps', '/steps/rest/fields/kind', 1],
    ['a field in no step', '/steps/rest/fields/note', undefined, '/data/properties/note'],
    ['a step with a stranger', '/steps/plan/fields/amuont', 4],
    ['a property without field', '/fields/note', undefined, '/data/properties/note'],
    ['a field without property', '/fields/nota', {}],
    [
      'a rule that shows a stranger',
      '/rules/r',
      { when: onKind, show: { nota: true } },
      '/rules/r/show/nota',
    ],
    [
      'a rule that limits a stranger',
      '/rules/r',
      { when: onKind, limit: { nota: { maxLength: 1 } } },
      '/rules/r/limit/nota',
    ],
    ['an option without value', '/fields/kind/options/weekly', { order: 3, label: 'Cada semana' }],
    ['a value without option', '/fields/kind/options/once', undefined, '/fields/kind/options'],
    ['a neighbour that is not there', '/data/properties/note/password_confirmation', 'pasword'],
    ['a field of rows that is not there', '/fields/holders/fields/nombre', { order: 3 }],
  ]),
  {
    what: 'a step in the place of the review',
    files: [
      formFile(
        aForm((form) => {
          form.review = true;
          form.steps['revisar'] = { order: 9, title: 'Revise', fields: {} };
        }),
      ),
    ],
    at: 'schemas/forms/sample.json:/steps/revisar',
  },
];

export const shapes = [
  ...put('form', [
    ['steps as a list', '/steps', []],
    ['fields as a text', '/fields', 'all'],
    ['an order as a text', '/steps/plan/order', '1'],
    ['a title as a number', '/title', 5],
    ['a type as a list', '/data/properties/note/type', ['string', 'null']],
    [
      'rows within rows',
      '/data/properties/holders/items/properties/more',
      { type: 'array', title: 'x', items: { type: 'string' } },
      '/data/properties/holders/items/properties/more/type',
    ],
    [
      'an object within an object',
      '/data/properties/note',
      { type: 'object', properties: {} },
      '/data/properties/note/type',
    ],
    ['a rule about nothing', '/rules/r', { when: onKind }],
    ['a rule without condition', '/rules/r', { show: { note: true } }],
    ['another kind', '/kind', 'screen'],
    ['another id', '/id', 'other'],
    ['a yes or no of any text', '/fields/note/widget', 'yesno', '/data/properties/note'],
    ['no data', '/data', undefined, ''],
  ]),
  ...put('screen', [
    ['blocks as a list', '/blocks', []],
    ['a path outside', '/path', '/../admin'],
    ['a path with a pattern', '/path', '/(.*)'],
    ['a path with a query', '/path', '/sample?x=1'],
  ]),
];

export const examples = put('form', [
  [
    'an issue that does not come',
    '/examples/a',
    { answers: { kind: 'once' }, issues: [{ path: '/answers/note', code: 'required' }] },
    '/examples/a/issues',
  ],
  ['an issue that is not told', '/examples/a', { answers: {}, issues: [] }, '/examples/a/issues'],
  [
    'a code that does not exist',
    '/examples/a',
    { answers: {}, issues: [{ path: '/answers/kind', code: 'requird' }] },
    '/examples/a/issues/0/code',
  ],
  [
    'a path of another field',
    '/examples/a',
    { answers: {}, issues: [{ path: '/answers/note', code: 'required' }] },
    '/examples/a/issues',
  ],
  [
    'answers of strangers',
    '/examples/a',
    { answers: { kind: 'once', other: 1 }, issues: [] },
    '/examples/a/issues',
  ],
  [
    'a fact that nobody computes',
    '/examples/a',
    { answers: { kind: 'once' }, scope: { facts: { canOperat: true } }, issues: [] },
    '/examples/a/scope/facts/canOperat',
  ],
  ['answers that are a list', '/examples/a', { answers: [], issues: [] }, '/examples/a/answers'],
]);

const columns = '/blocks/accounts/columns';

export const phones = put('screen', [
  ['an amount that is none', `${columns}/value/cardRole`, 'meta', columns],
  ['an amount behind a detail', `${columns}/value/priority`, 3],
  [
    'two amounts',
    `${columns}/gain`,
    { order: 3, label: 'Plusvalía', value: { from: '/row/gain', as: 'money' }, cardRole: 'amount' },
    `${columns}/gain/cardRole`,
  ],
  ['no title', `${columns}/alias/cardRole`, undefined, columns],
  [
    'two titles',
    `${columns}/kind`,
    { order: 3, label: 'Tipo', value: { from: '/row/kind' }, cardRole: 'title' },
    `${columns}/kind/cardRole`,
  ],
  [
    'a total of no column',
    '/blocks/accounts/total',
    { label: 'Total', values: { vale: { from: '/data/balance/value', as: 'money' } } },
    '/blocks/accounts/total/values/vale',
  ],
]);

export const spoken = [
  ...put('form', [
    ['a place without value', '/title', 'Hola {name}'],
    ['a text that is empty', '/title', ''],
    ['an empty text with values', '/title', { text: '', values: {} }, '/title/text'],
    ['a label that is missing', '/data/properties/note/title', undefined, '/data/properties/note'],
    ['values without a text', '/title', { values: {} }],
  ]),
  ...put('texts', [
    ['a place that the sentence does not have', '/min_length', 'Al menos {lenght}.'],
    ['a text that is a list', '/required', ['x']],
    ['a text that is empty', '/required', ''],
  ]),
];

export const hosts = put('tenant', [
  ['a host with a path', '/hosts/0/host', 'evil.example/x'],
  ['a host with a port and a user', '/hosts/0/host', 'a@b:80'],
  [
    'a host twice',
    '/hosts/1',
    { host: 'sample.localhost', api_key: 'x', consumer_key: 'y', consumer_secret: 'z' },
    '/hosts',
  ],
  ['no host', '/hosts', []],
  ['no Spanish', '/languages', { en: { order: 1 } }],
  ['a language that is a path', '/languages/..~1x', { order: 2 }],
  ['a prefix with a slash', '/user_prefix', 'A/B'],
  ['a mail with a line break', '/support/email', 'a@b.example\r\nBcc: x@y'],
  ['a name that is a path', '/name', '../sample'],
]);
