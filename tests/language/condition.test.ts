import { describe, expect, it } from 'vitest';
import { holds, isEmpty, pointersOf, type Condition } from '#/language/expressions/condition.ts';

const scope = {
  answers: {
    kind: 'once',
    amount: '1234.50',
    count: 3,
    born: '2000-02-29',
    ticked: false,
    empty: '',
    none: null,
    list: ['a', 'b'],
    bare: [],
  },
  row: { kind: 'other' },
};
const at = (name: string) => `/answers/${name}`;

describe('a condition', () => {
  it.each<[string, Condition, boolean]>([
    ['equals the value', { at: at('kind'), equals: 'once' }, true],
    ['equals another value', { at: at('kind'), equals: 'twice' }, false],
    ['equals false, which is an answer', { at: at('ticked'), equals: false }, true],
    ['equals a number, not its text', { at: at('count'), equals: '3' }, false],
    ['is one of several', { at: at('kind'), in: ['x', 'once'] }, true],
    ['is none of several', { at: at('kind'), in: ['x'] }, false],
    ['includes a member', { at: at('list'), includes: 'b' }, true],
    ['includes nothing in a text', { at: at('kind'), includes: 'o' }, false],
    ['sees what is there', { at: at('kind'), present: true }, true],
    ['sees that nothing is there', { at: at('nothing'), present: false }, true],
    ['counts an empty text as missing', { at: at('empty'), present: true }, false],
    ['counts null as missing', { at: at('none'), present: true }, false],
    ['counts an empty list as missing', { at: at('bare'), present: true }, false],
    ['counts false as present', { at: at('ticked'), present: true }, true],
    ['compares numbers', { at: at('count'), atLeast: 3 }, true],
    ['compares amounts exactly', { at: at('amount'), atMost: '1234.49' }, false],
    ['compares an amount with a number', { at: at('amount'), atLeast: 1234.5 }, true],
    ['compares dates', { at: at('born'), atMost: '2008-02-29' }, true],
    ['has no order between a text and a number', { at: at('kind'), atLeast: 0 }, false],
    ['is false on a missing value', { at: at('nothing'), equals: 'x' }, false],
    [
      'is false on a missing value the other way round too',
      { at: at('nothing'), atMost: 5 },
      false,
    ],
    ['reads the row', { at: '/row/kind', equals: 'other' }, true],
    ['reads a list by index', { at: '/answers/list/1', equals: 'b' }, true],
    ['does not reach into prototypes', { at: '/answers/constructor', present: true }, false],
    ['does not read the length of a list', { at: '/answers/list/length', present: true }, false],
    [
      'holds when all hold',
      {
        all: [
          { at: at('kind'), equals: 'once' },
          { at: at('count'), equals: 3 },
        ],
      },
      true,
    ],
    [
      'fails when one fails',
      {
        all: [
          { at: at('kind'), equals: 'once' },
          { at: at('count'), equals: 4 },
        ],
      },
      false,
    ],
    [
      'holds when any holds',
      {
        any: [
          { at: at('kind'), equals: 'x' },
          { at: at('count'), equals: 3 },
        ],
      },
      true,
    ],
    ['turns around', { not: { at: at('nothing'), equals: 'x' } }, true],
  ])('%s', (_what, condition, expected) => {
    expect(holds(condition, scope)).toBe(expected);
  });

  it('tells what it reads', () => {
    const condition: Condition = {
      all: [{ at: '/a', present: true }, { not: { any: [{ at: '/b', equals: 1 }] } }],
    };
    expect(pointersOf(condition)).toEqual(['/a', '/b']);
  });
});

it.each([[undefined], [null], [''], [[]]])('%j is no answer', (value) =>
  expect(isEmpty(value)).toBe(true),
);
it.each([[0], [false], [' '], [{}], [[null]]])('%j is an answer', (value) =>
  expect(isEmpty(value)).toBe(false),
);
