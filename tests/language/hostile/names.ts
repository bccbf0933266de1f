import { put, replaced } from './case.ts';

const proto = (name: string) =>
  replaced('form', [
    [
      'as a property',
      '"properties":{',
      `"properties":{"${name}":{"type":"string","title":"x"},`,
      `/data/properties/${name}`,
    ],
    ['as a field', '"fields":{"kind"', `"fields":{"${name}":{},"kind"`, `/fields/${name}`],
    [
      'as a step',
      '"steps":{',
      `"steps":{"${name}":{"order":9,"title":"x","fields":{}},`,
      `/steps/${name}`,
    ],
    ['at the top', '"kind":"form"', `"kind":"form","${name}":{"admin":true}`, `/${name}`],
    [
      'in answers of an example',
      '"steps":{',
      `"examples":{"a":{"answers":{"${name}":{"x":1}},"issues":[]}},"steps":{`,
      `/examples/a/answers/${name}`,
    ],
    [
      'as an option',
      '"options":{"once"',
      `"options":{"${name}":{"order":0,"label":"x"},"once"`,
      `/fields/kind/options/${name}`,
    ],
  ]);

export const protoKey = [
  ...proto('__proto__'),
  ...replaced('codes', [
    ['as a code', '"items":{', '"items":{"__proto__":{"order":1,"label":"x"},', '/items/__proto__'],
  ]),
  ...replaced('texts', [['as a text', '{"required"', '{"__proto__":"x","required"', '/__proto__']]),
  ...replaced('form', [
    ['written with escapes', '"kind":"form"', '"kind":"form","\\u005f_proto__":{}', '/__proto__'],
  ]),
];

export const constructorKey = [...proto('constructor'), ...proto('prototype').slice(0, 3)];

const property = { type: 'string', title: 'x', maxLength: 5 };
const asProperty = (name: string, pointer: string): [string, string, unknown] => [
  name,
  `/data/properties/${pointer}`,
  property,
];

export const inherited = put('form', [
  asProperty('toString', 'toString'),
  asProperty('valueOf', 'valueOf'),
  asProperty('hasOwnProperty', 'hasOwnProperty'),
  asProperty('isPrototypeOf', 'isPrototypeOf'),
  [
    'toString in a rule',
    '/rules/r',
    { when: { at: '/answers/kind', present: true }, show: { toString: true } },
    '/rules/r/show/toString',
  ],
  ['valueOf as a step', '/steps/valueOf', { order: 3, title: 'x', fields: {} }],
  [
    'toLocaleString as a rule',
    '/rules/toLocaleString',
    { when: { at: '/answers/kind', present: true } },
  ],
]);

export const codeNames = put('form', [
  asProperty('a quote and code', 'x");process.exit(1);("'),
  asProperty('a template', '${process.env.HOME}'),
  asProperty('a call', 'alert(1)'),
  asProperty('brackets', 'a["b"]'),
  asProperty('a path', 'a.b.c'),
  asProperty('a slash', 'a~1b'),
  asProperty('a line separator', 'a\u2028b'),
  asProperty('nothing', ''),
  asProperty('a number', '0'),
  asProperty('a mark that looks like a letter', 'аmount'),
  asProperty('65 letters', 'a'.repeat(65)),
  asProperty('an underscore first', '_links'),
]);
