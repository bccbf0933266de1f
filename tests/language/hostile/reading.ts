import { put, type Row } from './case.ts';

const rule = (what: string, when: object, at: string): Row => [
  what,
  '/rules/r',
  { when, require: { note: true } },
  `/rules/r/when/${at}`,
];
const least = (from: unknown) => ({ at: '/answers/amount', atLeast: { from } });

export const bounds = put('form', [
  rule('a bound that leads nowhere', least('/tenant/front_params/TC_VALIDTY'), 'atLeast/from'),
  rule('a bound that is a word', least('/tenant/name'), 'atLeast'),
  rule('a bound that is a list', least('/tenant/languajes'), 'atLeast'),
  rule('a bound that is a box', least('/answers/agreed'), 'atLeast'),
  rule('a bound that is the value itself', least('/answers/amount'), 'atLeast'),
  rule('a bound in another row', least('/row/name'), 'atLeast/from'),
  rule('a bound of the screen', least('/data/x'), 'atLeast/from'),
  rule('a bound without place', { at: '/answers/amount', atLeast: {} }, 'atLeast'),
  rule(
    'a bound with arithmetic',
    { at: '/answers/amount', atLeast: { from: '/tenant/front_params/TC_VALIDITY', plus: 1 } },
    'atLeast/plus',
  ),
  rule(
    'a value that is read',
    { at: '/answers/kind', equals: { from: '/answers/note' } },
    'equals',
  ),
  rule(
    'a date compared with an amount',
    { at: '/me/intervener/birthdate', atMost: { from: '/answers/amount' } },
    'atMost',
  ),
  [
    'less than itself',
    '/rules/r',
    {
      when: { not: { at: '/answers/amount', atMost: { from: '/answers/amount' } } },
      require: { note: true },
    },
    '/rules/r/when/not/atMost',
  ],
  [
    'below the least that can be',
    '/rules/r',
    {
      when: { at: '/tenant/front_params/TC_VALIDITY', atMost: { from: '/answers/low' } },
      require: { note: true },
    },
    '/rules/r/when/atMost/from',
  ],
  [
    'a circle through a bound',
    '/rules',
    {
      a: { when: least('/answers/amount2'), show: { note: true } },
      b: {
        when: { at: '/answers/agreed', atLeast: { from: '/answers/amount' } },
        show: { amount: true },
      },
    },
  ],
]);

const day = (what: string, date: unknown, at: string): Row => [
  what,
  '/data/properties/note/date',
  date,
  `/data/properties/note/date${at}`,
];

export const days = put('form', [
  day('a day that does not exist', { from: '2026-02-31' }, '/from'),
  day('a day as people write it', { to: '31/12/2026' }, '/to'),
  day('a bound that leads nowhere', { from: { from: '/facts/tomorow' } }, '/from/from'),
  day('an amount', { from: { from: '/answers/amount' } }, '/from/from'),
  day('a list of choices', { to: { from: '/answers/kind' } }, '/to/from'),
  day('the date itself', { from: { from: '/answers/note' } }, '/from/from'),
  day('days the wrong way round', { from: '2027-01-01', to: '2026-01-01' }, ''),
  day('nothing', {}, ''),
  day('a term without day', { within: { years: 2 } }, ''),
  day('a term of nothing', { from: '2026-01-01', within: { years: 0 } }, '/within/years'),
  day('a term of weeks', { from: '2026-01-01', within: { weeks: 2 } }, '/within/weeks'),
  day('a term in two units', { from: '2026-01-01', within: { years: 1, days: 3 } }, '/within/days'),
  day('a row outside rows', { from: { from: '/row/name' } }, '/from/from'),
  day('the address', { from: { from: '/route/query/desde' } }, '/from/from'),
  day('a format', { format: 'dd/mm/yyyy' }, '/format'),
  [
    'a column that is no date',
    '/data/properties/holders/items/properties/detail/date',
    { from: { from: '/row/name' } },
    '/data/properties/holders/items/properties/detail/date/from/from',
  ],
  [
    'a rule with a day that does not exist',
    '/rules/r',
    {
      when: { at: '/answers/kind', equals: 'once' },
      limit: { note: { date: { to: '2026-13-01' } } },
    },
    '/rules/r/limit/note/date/to',
  ],
  [
    'a rule about an amount',
    '/rules/r',
    {
      when: { at: '/answers/kind', equals: 'once' },
      limit: { amount: { date: { to: '2026-12-01' } } },
    },
    '/rules/r/limit/amount/date',
  ],
  [
    'a day before that of another answer, and after one that it is never before',
    '/data/properties/holders/items/properties',
    {
      name: { type: 'string', title: 'Desde', maxLength: 10, date: { from: '2027-01-01' } },
      detail: {
        type: 'string',
        title: 'Hasta',
        maxLength: 10,
        date: { from: { from: '/row/name' }, to: '2026-01-01' },
      },
    },
    '/data/properties/holders/items/properties/detail/date',
  ],
]);
