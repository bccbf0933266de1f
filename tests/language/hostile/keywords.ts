import { put, type Row } from './case.ts';

const note = (keyword: string, value: unknown): Row => [
  keyword,
  `/data/properties/note/${keyword}`,
  value,
];

export const patterns = put('form', [
  note('pattern', '^(a+)+$'),
  note('format', 'regex'),
  note('contentMediaType', 'text/html'),
  ['patternProperties', '/data/patternProperties', { '^(a+)+$': {} }],
  ['propertyNames', '/data/propertyNames', { pattern: '(x+x+)+y' }],
  ['a pattern for items', '/data/properties/origins/items/pattern', '(a|aa)+$'],
  ['a pattern in a row', '/data/properties/holders/items/properties/name/pattern', '(.*)*$'],
  [
    'a pattern as a limit',
    '/rules/r',
    { when: { at: '/answers/kind', present: true }, limit: { note: { pattern: '^(a+)+$' } } },
    '/rules/r/limit/note/pattern',
  ],
  [
    'a test by pattern',
    '/rules/r',
    { when: { at: '/answers/note', matches: '^(a+)+$' } },
    '/rules/r/when/matches',
  ],
]);

export const references = put('form', [
  ['a loop', '/data/properties/note', { $ref: '#/data/properties/note' }],
  ['another host', '/data/properties/note/$ref', 'https://evil.example/schema.json'],
  ['a file', '/data/properties/origins/items/$ref', 'file:///etc/passwd'],
  ['$defs', '/data/$defs', { a: { $ref: '#/$defs/a' } }],
  ['$id', '/data/properties/note/$id', 'https://evil.example/'],
  ['$dynamicRef', '/data/properties/holders/items/$dynamicRef', '#node'],
  ['$schema', '/$schema', 'https://evil.example/meta'],
  ['$recursiveAnchor', '/data/$recursiveAnchor', true],
]);

export const logic = put('form', [
  ['if', '/data/if', { properties: { kind: { const: 'once' } } }],
  ['then', '/data/properties/note/then', { maxLength: 1 }],
  ['allOf', '/data/allOf', [{}]],
  ['anyOf', '/data/properties/note/anyOf', [{ type: 'null' }]],
  ['oneOf', '/data/properties/holders/items/oneOf', [{}]],
  ['not', '/data/properties/note/not', {}],
  ['dependentRequired', '/data/dependentRequired', { kind: ['note'] }],
  ['unevaluatedProperties', '/data/unevaluatedProperties', false],
  ['required as a list', '/data/required', ['__proto__']],
  ['const', '/data/properties/note/const', 'x'],
]);

export const dynamicData = put('form', [
  note('maxLength', { $data: '1/amount' }),
  ['maximum', '/data/properties/amount/maximum', { $data: '/facts/x' }],
  ['enum', '/data/properties/kind/enum', { $data: '1/origins' }],
  [
    'a limit',
    '/rules/r',
    {
      when: { at: '/answers/kind', present: true },
      limit: { amount: { maximum: { $data: '/facts/x' } } },
    },
    '/rules/r/limit/amount/maximum',
  ],
  ['a binding', '/title', { text: 'Hola {x}', values: { x: { $data: '/me' } } }, '/title/values/x'],
  [
    'a condition',
    '/rules/r',
    { when: { at: '/answers/kind', equals: { $data: '/answers/note' } } },
    '/rules/r/when/equals',
  ],
]);

export const code = put('form', [
  note('validate', 'value => fetch("//evil.example")'),
  note('compile', '() => process.exit()'),
  note('macro', '() => ({})'),
  note('x-javascript', 'alert(1)'),
  ['an expression', '/rules/r', { when: 'answers.kind === "once"' }, '/rules/r/when'],
  [
    'a template',
    '/rules/r',
    { when: { at: '/answers/kind', expression: '${1}' } },
    '/rules/r/when/expression',
  ],
  ['a handler', '/fields/note/onChange', 'alert(1)'],
  ['a class name', '/fields/note/className', 'x'],
  ['markup', '/fields/note/html', '<b>x</b>'],
  ['options of another library', '/fields/note/ui:options', { widget: 'x' }],
]);

export const unknown = [
  ...put('form', [
    note('minLenght', 2),
    note('max_valeu', 5),
    ['a rule of another type', '/data/properties/amount/dni', true],
    [
      'a rule with a wrong option',
      '/data/properties/note/max_value',
      { maximum: 5 },
      '/data/properties/note/max_value/maximum',
    ],
    ['a widget', '/fields/note/widget', 'texarea'],
    ['an option of another widget', '/fields/note/layout', 'inline'],
    ['a widget that does not draw it', '/fields/amount/widget', 'checkbox'],
    [
      'a format',
      '/title',
      { text: '{a}', values: { a: { from: '/me/user/given_name', as: 'mony' } } },
      '/title/values/a/as',
    ],
    ['a code list', '/fields/note', { widget: 'readonly', codes: 'colour' }, '/fields/note/codes'],
    ['a step of another kind', '/steps/plan/titel', 'x'],
    ['a test', '/rules/r', { when: { at: '/answers/kind', equal: 'once' } }, '/rules/r/when/equal'],
  ]),
  ...put('screen', [
    ['a block', '/blocks/figures/type', 'kpis'],
    ['an option of a block', '/blocks/figures/itens', {}],
    ['a tone', '/blocks/figures/items/value/tone', 'red'],
    ['a width', '/blocks/figures/width', '100%'],
    ['a format', '/blocks/figures/items/value/value/as', 'euros'],
  ]),
];
