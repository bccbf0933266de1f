import type { Condition } from '#/language/expressions/condition.ts';
import type { Field, FormDocument, FormRule, Property } from '#/language/documents/form.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { fc } from './fc.ts';

type Pick = <T>(...values: T[]) => T;
type Chance = (percent: number) => boolean;
type Kind =
  | 'word'
  | 'number'
  | 'list'
  | 'flag'
  | 'text'
  | 'dni'
  | 'money'
  | 'rows'
  | 'day'
  | 'given'
  | 'choice'
  | 'choices';

const kinds: Kind[] = [
  'word',
  'number',
  'list',
  'flag',
  'text',
  'dni',
  'money',
  'rows',
  'day',
  'given',
  'choice',
  'choices',
];

const properties: Record<Kind, Property> = {
  word: { type: 'string', title: 'Palabra', enum: ['a', 'b', 'c'] },
  number: { type: 'number', title: 'Número', minimum: 0, maximum: 8 },
  list: {
    type: 'array',
    title: 'Lista',
    items: { type: 'string', title: 'Opción', enum: ['x', 'y', 'z'] },
    uniqueItems: true,
  },
  flag: { type: 'boolean', title: 'Casilla' },
  text: { type: 'string', title: 'Texto', minLength: 2, maxLength: 5 },
  dni: { type: 'string', title: 'DNI', dni: true },
  money: {
    type: 'string',
    title: 'Importe',
    currency: true,
    max_value: { max: { from: '/tenant/most' } },
  },
  rows: {
    type: 'array',
    title: 'Filas',
    maxItems: 3,
    shares: { of: 'share' },
    distinct: 'detail',
    items: {
      type: 'object',
      properties: {
        kin: { type: 'string', title: 'Parentesco', enum: ['son', 'other'] },
        share: { type: 'number', title: 'Parte', minimum: 0 },
        detail: { type: 'string', title: 'Detalle', minLength: 2 },
        since: { type: 'string', title: 'Desde', date: true },
        until: {
          type: 'string',
          title: 'Hasta',
          date: { from: { from: '/row/since' }, within: { years: 2 } },
        },
      },
    },
  },
  day: {
    type: 'string',
    title: 'Día',
    date: { from: { from: '/facts/today' }, to: '2027-06-30', within: { months: 6 } },
  },
  given: {
    type: 'array',
    title: 'Filas dadas',
    items: {
      type: 'object',
      properties: {
        key: { type: 'string', title: 'Clave' },
        told: { type: 'string', title: 'Respuesta', enum: ['yes', 'no'] },
      },
    },
  },
  choice: { type: 'string', title: 'Elección', maxLength: 5 },
  choices: {
    type: 'array',
    title: 'Elecciones',
    items: { type: 'string', title: 'Elección', maxLength: 5 },
    uniqueItems: true,
  },
};

/** Things that a call has answered, some of them closed, some with reasons of the server's own. */
const offers: Partial<Field> = {
  choices: {
    rows: '/data/terms/rows',
    value: { from: '/row/key' },
    label: { text: '{key}', values: { key: { from: '/row/key' } } },
    unavailable: {
      closed: { order: 1, when: { at: '/row/open', equals: false }, reason: 'Está cerrado.' },
      dear: {
        order: 2,
        when: {
          all: [
            { at: '/row/least', atLeast: 5 },
            { at: '/row/open', present: true },
          ],
        },
        reason: 'Pide más.',
      },
    },
    reasons: '/row/reasons',
  },
};

const rowField: Field = {
  widget: 'rows',
  fields: {
    kin: { order: 1, required: true },
    share: { order: 2 },
    detail: { order: 3 },
    since: { order: 4 },
    until: { order: 5 },
  },
  rules: {
    other: {
      when: { at: '/row/kin', equals: 'other' },
      show: { detail: true },
      require: { detail: true },
    },
    narrow: {
      when: { at: '/row/share', atLeast: 90 },
      limit: { kin: { among: ['son'] } },
    },
    small: { when: { at: '/row/detail', present: true }, limit: { share: { maximum: 4 } } },
  },
};

const givenField: Field = {
  widget: 'rows',
  fixed: true,
  fields: { key: { order: 1, widget: 'readonly' }, told: { order: 2, required: true } },
};

/** A form whose conditions hang in chains on words, numbers, lists, boxes, texts, rows, facts and answers of a call, with a way to answer it. */
export interface GeneratedForm {
  form: FormDocument;
  scopes: Scope[];
}

/** Random forms, each with some random scopes to judge. */
export function generatedForms(scopes: number): fc.Arbitrary<GeneratedForm> {
  return fc.gen().map((gen) => {
    const pick: Pick = (...values) => gen(fc.constantFrom, ...values) as (typeof values)[number];
    const chance: Chance = (percent) => gen(fc.integer, { min: 0, max: 99 }) < percent;
    const size = gen(fc.integer, { min: 5, max: 12 });
    const chosen = Array.from({ length: size }, () => pick(...kinds));
    const form = createForm(chosen, pick, chance);
    return {
      form,
      scopes: Array.from({ length: scopes }, () => createScope(chosen, pick, chance)),
    };
  });
}

const nameOf = (index: number) => `f${index}`;

function createForm(chosen: Kind[], pick: Pick, chance: Chance): FormDocument {
  const rules: Record<string, FormRule> = {};
  const add = (rule: FormRule) => (rules[`r${Object.keys(rules).length}`] = rule);
  chosen.forEach((kind, index) => {
    const name = nameOf(index);
    const below = () => createCondition(chosen.slice(0, index), pick, chance);
    if (index > 0 && chance(60))
      add({
        when: below(),
        show: { [name]: true },
        ...(chance(50) && { require: { [name]: true } }),
      });
    if (index > 0 && chance(20)) add({ when: below(), show: { [name]: true } });
    const anywhere = () => createCondition(chosen, pick, chance);
    if (chance(30)) add({ when: anywhere(), require: { [name]: true } });
    if (kind === 'number' && chance(60))
      add({
        when: anywhere(),
        limit: { [name]: { maximum: chance(50) ? 4 : { from: '/facts/most' } } },
      });
    if (kind === 'number' && chance(30))
      add({ when: anywhere(), limit: { [name]: { maximum: { from: '/data/terms/most' } } } });
    if (kind === 'word' && chance(50))
      add({ when: anywhere(), limit: { [name]: { among: chance(50) ? ['a', 'b'] : ['b', 'c'] } } });
    if (kind === 'list' && chance(50))
      add({ when: anywhere(), limit: { [name]: { among: ['x', 'y'] } } });
    if (kind === 'day' && chance(40))
      add({ when: anywhere(), limit: { [name]: { date: { to: '2027-01-31' } } } });
    if (kind === 'rows' && chance(30))
      add({ when: anywhere(), limit: { [name]: { distinct: 'kin' } } });
    if (kind === 'text' && chance(40))
      add({ when: anywhere(), limit: { [name]: { maxLength: 3 } } });
  });
  const half = Math.ceil(chosen.length / 2);
  const placed = (from: number, to: number) =>
    Object.fromEntries(chosen.slice(from, to).map((_, index) => [nameOf(from + index), index]));
  return {
    kind: 'form',
    id: 'generated',
    title: 'Formulario',
    data: {
      type: 'object',
      properties: Object.fromEntries(
        chosen.map((kind, index) => [nameOf(index), properties[kind]]),
      ),
    },
    fields: Object.fromEntries(
      chosen.map((kind, index) => [
        nameOf(index),
        {
          ...(kind === 'rows' && rowField),
          ...(kind === 'given' && givenField),
          ...((kind === 'choice' || kind === 'choices') && offers),
          ...(kind === 'word' && chance(40) && barred('b', chosen, pick, chance)),
          ...(kind === 'list' && chance(40) && barred('y', chosen, pick, chance)),
          ...(chance(35) && { required: true }),
        },
      ]),
    ),
    steps: {
      first: { order: 1, title: 'Uno', fields: placed(0, half) },
      second: {
        order: 2,
        title: 'Dos',
        fields: placed(half, chosen.length),
        ...(chance(30) && { when: createCondition(chosen.slice(0, half), pick, chance) }),
      },
    },
    rules,
    calls: { terms: { call: 'getMe' }, unused: { call: 'getMe' } },
    ...(chance(50) && {
      access: createAccess(pick, chance),
      otherwise: 'No es para usted.',
    }),
  };
}

/** Whom a form is for: the person, the facts, the tenant. */
const createAccess = (pick: Pick, chance: Chance, depth = 2): Condition => {
  const again = () => createAccess(pick, chance, depth - 1);
  if (depth > 0 && chance(20)) return { all: [again(), again()] };
  if (depth > 0 && chance(20)) return { any: [again(), again()] };
  if (depth > 0 && chance(20)) return { not: again() };
  return pick<Condition>(
    { at: '/tenant/kind', equals: 'fund' },
    { at: '/facts/most', atLeast: 4 },
    { at: '/facts/most', atMost: { from: '/tenant/least' } },
    { at: '/facts/today', present: true },
    { at: '/me/kind', in: ['F', 'J'] },
  );
};

/** One of its values cannot be chosen while something holds. */
const barred = (value: string, chosen: Kind[], pick: Pick, chance: Chance): Partial<Field> => ({
  unavailable: {
    [value]: {
      now: { order: 1, when: createCondition(chosen, pick, chance), reason: 'Ahora no.' },
    },
  },
});

function createCondition(readable: Kind[], pick: Pick, chance: Chance, depth = 2): Condition {
  const again = () => createCondition(readable, pick, chance, depth - 1);
  if (depth > 0 && chance(15)) return { all: [again(), again()] };
  if (depth > 0 && chance(15)) return { any: [again(), again()] };
  if (depth > 0 && chance(15)) return { not: again() };
  if (chance(8)) return { at: '/tenant/kind', equals: 'fund' };
  if (chance(8)) return { at: '/facts/most', atLeast: 4 };
  if (chance(6)) return { at: '/facts/most', atLeast: { from: '/tenant/least' } };
  if (chance(8))
    return pick<Condition>(
      { at: '/data/terms/isOpen', equals: true },
      { at: '/data/terms/most', atLeast: 4 },
      { at: '/data/terms/rows', present: false },
    );
  const index = pick(...readable.keys());
  const at = `/answers/${nameOf(index)}`;
  const other = pick(...readable.keys());
  if (readable[index] === 'number' && chance(40))
    return pick<Condition>(
      { at, atLeast: { from: '/tenant/least' } },
      { at, atMost: { from: '/facts/most' } },
      { at, atMost: { from: `/answers/${nameOf(other)}` } },
    );
  return testOf(readable[index]!, at, pick);
}

function testOf(kind: Kind, at: string, pick: Pick): Condition {
  const present: Condition = { at, present: pick(true, true, false) };
  if (kind === 'word') return pick<Condition>({ at, equals: 'a' }, { at, in: ['a', 'b'] }, present);
  if (kind === 'number')
    return pick<Condition>({ at, atLeast: 3 }, { at, atMost: 5 }, { at, equals: 4 }, present);
  if (kind === 'list')
    return pick<Condition>({ at, includes: 'x' }, { at, includes: 'y' }, present);
  if (kind === 'choice') return pick<Condition>({ at, equals: 'k1' }, present);
  if (kind === 'choices') return pick<Condition>({ at, includes: 'k1' }, present);
  if (kind === 'flag') return pick<Condition>({ at, equals: true }, { at, equals: false });
  return present;
}

const given = [
  { key: 'a', told: 'yes' },
  { key: 'b', told: 'no' },
];

const good: Record<Kind, unknown[]> = {
  word: ['a', 'b'],
  number: [4, 3, 5],
  list: [['x'], ['y', 'z']],
  flag: [true, false],
  text: ['abc', 'ab'],
  dni: ['12345678Z'],
  money: ['10.00', '5.5'],
  rows: [[{ kin: 'son', share: 3 }], [{ kin: 'other', detail: 'tío', share: 2 }, { kin: 'son' }]],
  day: ['2026-11-23', '2027-05-23'],
  given: [given],
  choice: ['k1', 'k4'],
  choices: [['k1'], ['k1', 'k4']],
};

const odd: Record<Kind, unknown[]> = {
  word: ['d', 1, null, ''],
  number: [9, 2.5, -1, 'x', null],
  list: [[], ['x', 'x'], ['q'], 'x', null],
  flag: ['true', 0, null],
  text: ['', 'a', '😀😀', '    ', 'abcdef', null],
  dni: ['12345678A', 'x', '', 7],
  money: ['2000.00', 'x', '1,2,3', ''],
  rows: [
    [],
    'x',
    [{ kin: 'other' }],
    [{ kin: 'son', detail: 'hidden', share: 9 }],
    [{ kin: 'other', detail: 'tío', share: 9 }],
    [{}, { kin: 'no' }, { kin: 'son' }, { kin: 'son' }],
    [{ kin: 'son', stranger: 1 }],
    [{ kin: 'other', detail: '' }],
    [
      { kin: 'other', detail: 'uno', share: 60 },
      { kin: 'other', detail: 'Uno ', share: 40.01 },
    ],
    [
      { kin: 'son', share: 33.3 },
      { kin: 'son', share: 66.7 },
    ],
    [{ kin: 'other', detail: 'uno', share: 95 }],
    [{ kin: 'son', since: '2026-01-31', until: '2028-01-31' }],
    [{ kin: 'son', since: '2026-01-31', until: '2028-02-01' }],
    [{ kin: 'son', since: 'x', until: '1999-01-01' }],
  ],
  day: ['2026-11-22', '2027-05-24', '2027-07-01', '2026-02-31', 'x', 7, ''],
  given: [
    [],
    'x',
    given.slice(0, 1),
    [...given].reverse(),
    [...given, { key: 'c', told: 'yes' }],
    [given[0], { key: 'z', told: 'no' }],
    [given[0], { told: 'no' }],
    [given[0], { key: 'b' }],
  ],
  choice: ['k2', 'k3', 'k5', 'none', 'toolong', 7, '', ['k1'], null],
  choices: [['k1', 'k2'], ['none', 'k3'], ['k1', 'k1'], ['k5'], 'k1', [], [7], null],
};

/** What a call has answered: five things, the second closed, the third too dear, the last with a reason against it. */
const things = [
  { key: 'k1', open: true, least: 1 },
  { key: 'k2', open: false, least: 1, reasons: [] },
  { key: 'k3', open: true, least: 5 },
  { key: 'k4', least: 9, reasons: [] },
  { key: '', open: true },
  { key: 'k5', open: true, reasons: [{ text: 'No es para usted.' }] },
];

const createTerms = (pick: Pick, chance: Chance) => ({
  isOpen: pick(true, false),
  rows: pick<unknown>(things, things, things, things.slice(1), [], null),
  ...(chance(95) && { most: pick(3, 6) }),
});

function createScope(chosen: Kind[], pick: Pick, chance: Chance): Scope {
  const answers: Record<string, unknown> = {};
  chosen.forEach((kind, index) => {
    if (chance(75)) answers[nameOf(index)] = chance(80) ? pick(...good[kind]) : pick(...odd[kind]);
  });
  if (chance(4)) answers.stranger = 1;
  return {
    answers,
    me: { kind: pick('F', 'J', 'X') },
    tenant: {
      kind: pick('fund', 'plan'),
      most: pick('1000.00', '7.00'),
      ...(chance(95) && { least: pick<unknown>(2, 4, null) }),
    },
    ...(chance(95) && {
      data: chance(95) ? { terms: chance(95) ? createTerms(pick, chance) : null } : {},
    }),
    facts: chance(85) ? { most: pick(3, 6), today: '2026-11-23' } : {},
    ...(chance(80) && {
      loaded: Object.fromEntries(
        chosen.flatMap((kind, index) => (kind === 'given' ? [[nameOf(index), given]] : [])),
      ),
    }),
  };
}
