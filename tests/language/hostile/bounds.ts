import { put } from './case.ts';

const onKind = { at: '/answers/kind', equals: 'once' };

export const bounds = put('form', [
  ['a least above the most', '/data/properties/note/minLength', 500],
  [
    'numbers the wrong way round',
    '/data/properties/amount/maximum',
    0,
    '/data/properties/amount/minimum',
  ],
  ['a value of another type', '/data/properties/kind/enum/0', 1],
  ['a value twice', '/data/properties/kind/enum/2', 'once'],
  ['a first value that is none', '/data/properties/kind/default', 'weekly'],
  ['nothing to choose from', '/data/properties/kind/enum', undefined, '/fields/kind/options'],
  ['a choice without choices', '/fields/note', { widget: 'select' }],
  [
    'a limit that says nothing',
    '/rules/r',
    { when: onKind, limit: { note: { maximum: 5 } } },
    '/rules/r/limit/note/maximum',
  ],
  [
    'a value longer than the most',
    '/data/properties/kind/maxLength',
    2,
    '/data/properties/kind/enum/0',
  ],
  ['a first value below the least', '/data/properties/amount/default', 0],
  [
    'steps that miss the room between',
    '/data/properties/amount',
    { type: 'number', title: 'x', minimum: 1, maximum: 4, multipleOf: 5 },
    '/data/properties/amount/multipleOf',
  ],
  [
    'no whole number between',
    '/data/properties/amount',
    { type: 'integer', title: 'x', minimum: 1.2, maximum: 1.8 },
    '/data/properties/amount/minimum',
  ],
  [
    'nothing below what it must exceed',
    '/data/properties/amount/exclusiveMaximum',
    1,
    '/data/properties/amount/minimum',
  ],
  ['more different ones than there are', '/data/properties/origins/minItems', 3],
  ['first values that are none', '/data/properties/origins/default', ['salary', 'wage']],
  [
    'rules that leave nothing',
    '/data/properties/note',
    { type: 'string', title: 'x', min_value: 10, max_value: { max: '5.00' } },
    '/data/properties/note/min_value',
  ],
  [
    'a limit that leaves nothing of the property',
    '/rules/r',
    { when: onKind, limit: { amount: { maximum: 0 } } },
    '/rules/r/limit/amount/maximum',
  ],
  [
    'two limits that leave nothing',
    '/rules/r',
    { when: onKind, limit: { note: { minLength: 9, maxLength: 3 } } },
    '/rules/r/limit/note/minLength',
  ],
  [
    'a limit whose neighbour is missing',
    '/rules/r',
    { when: onKind, limit: { note: { password_confirmation: 'pasword' } } },
    '/rules/r/limit/note/password_confirmation',
  ],
  ['a rule whose neighbour is missing', '/data/properties/note/periodicity', { max: 5 }],
]);
