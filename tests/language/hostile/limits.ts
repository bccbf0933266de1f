import { put, raw, replaced } from './case.ts';

const many = (count: number, entry: (index: number) => unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, entry(index)]));
const nested = (depth: number, open: string, close: string, core = '1') =>
  open.repeat(depth) + core + close.repeat(depth);
const text = (index: number) => ({ type: 'string', title: `Campo ${index}`, maxLength: 5 });

export const size = [
  ...put('form', [
    ['one text of 300 KB', '/title', 'x'.repeat(300_000), ''],
    ['many texts that add up', '/fields', many(190, () => ({ hint: 'y'.repeat(1500) })), ''],
    ['many bytes in few characters', '/title', '€'.repeat(90_000), ''],
    ['answers of an example', '/examples/a/answers/note', 'z'.repeat(262_144), ''],
    ['one key of 300 KB', `/fields/${'k'.repeat(300_000)}`, {}, ''],
  ]),
  ...raw('form', [
    ['white space', `{${' '.repeat(300_000)}}`, ''],
    ['escapes', `{"title":"${'\\u0041'.repeat(50_000)}"}`, ''],
    ['one number of 300,000 digits', `{"order":${'9'.repeat(300_000)}}`, ''],
  ]),
];

export const depth = [
  ...raw('form', [
    ['objects', `{"a":${nested(100, '{"a":', '}')}}`, ''],
    ['lists', nested(20_000, '[', ']'), ''],
    ['lists never closed', '['.repeat(100_000), ''],
    ['objects never closed', '{"a":'.repeat(40_000), ''],
    ['brackets in turns', nested(50, '[{"a":', '}]'), ''],
  ]),
  ...replaced('form', [
    [
      'a condition of negations',
      '"steps"',
      `"rules":{"r":{"when":${nested(60, '{"not":', '}', '{"at":"/answers/kind","present":true}')}}},"steps"`,
      '',
    ],
    [
      'answers of an example',
      '"steps"',
      `"examples":{"a":{"answers":{"x":${nested(40, '[', ']')}},"issues":[]}},"steps"`,
      '',
    ],
  ]),
];

export const width = [
  ...put('form', [
    ['201 properties', '/data/properties', many(201, text)],
    ['201 fields', '/fields', many(201, () => ({}))],
    ['201 fields in a step', '/steps/plan/fields', many(201, () => 1)],
    [
      '1,001 values',
      '/data/properties/kind/enum',
      Array.from({ length: 1001 }, (_, index) => `v${index}`),
    ],
    [
      '201 alternatives of a condition',
      '/rules/r',
      { when: { at: '/answers/kind', in: Array.from({ length: 201 }, () => 'once') } },
      '/rules/r/when/in',
    ],
    [
      '51 conditions together',
      '/rules/r',
      { when: { all: Array.from({ length: 51 }, () => ({ at: '/answers/kind', present: true })) } },
      '/rules/r/when/all',
    ],
    [
      '2,001 nodes in lists',
      '/examples/a',
      { answers: { x: Array.from({ length: 2001 }, () => []) }, issues: [] },
      '/examples/a/answers/x/1959',
    ],
  ]),
  ...put('codes', [['5,001 codes', '/items', many(5001, (order) => ({ order, label: 'x' }))]]),
  ...put('texts', [['10,001 texts', '', undefined, '']]).map((one) => ({
    ...one,
    files: [{ file: one.files[0]!.file, text: JSON.stringify(many(10_001, () => 'x')) }],
  })),
];

export const notJson = raw('form', [
  ['nothing', '', ''],
  ['a comment', '{ /* x */ "kind": "form" }', ''],
  ['a comma too many', '{"kind":"form",}', ''],
  ['single quotes', "{'kind':'form'}", ''],
  ['a number that is none', '{"order":NaN}', ''],
  ['two documents', '{} {}', ''],
  ['code', '(() => { throw 1 })()', ''],
  ['half a document', '{"kind":"form","title":"x', ''],
  ['a line break within a text', '{"title":"a\nb"}', ''],
  ['bytes of nothing', '\u0000\u0000\u0000', ''],
]);

export const twice = replaced('form', [
  [
    'a property',
    '"amount":{',
    '"amount":{"type":"string","title":"Otro"},"amount":{',
    '/data/properties/amount',
  ],
  ['a field', '"note":{"widget"', '"note":{},"note":{"widget"', '/fields/note'],
  ['the kind', '"kind":"form"', '"kind":"form","kind":"form"', '/kind'],
  ['a keyword', '"minimum":1', '"minimum":1,"minimum":0', '/data/properties/amount/minimum'],
  [
    'a name written with escapes',
    '"minimum":1',
    '"minimum":1,"m\\u0069nimum":0',
    '/data/properties/amount/minimum',
  ],
  ['the whole data', '"fields":{', '"data":{},"fields":{', '/data'],
]);
