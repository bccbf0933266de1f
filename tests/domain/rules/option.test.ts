import { expect, test } from 'vitest';
import { readOption, readSibling } from '#/domain/rules/option.ts';

const scope = {
  parent: { gross_amount: '5', 'a/b': 1 },
  root: { facts: { max: 7, 'a/b': { '~': 8 }, list: ['x', 'y'] } },
};

test.each([
  [5, 5],
  ['x', 'x'],
  [{ max: 5 }, 5],
  [{ max: { from: '/facts/max' } }, 7],
  [{ from: '/facts/max' }, 7],
  [{ from: '/facts/a~1b/~0' }, 8],
  [{ from: '/facts/list/1' }, 'y'],
  [{ from: '/facts/list/2' }, undefined],
  [{ from: '/facts/max/deeper' }, undefined],
  [{ from: '/nothing' }, undefined],
  [{ from: '/facts/constructor' }, undefined],
  [{ other: 5 }, undefined],
  [null, null],
  [['x'], ['x']],
])('an option %j gives %j', (option, expected) => {
  expect(readOption(option, 'max', scope)).toEqual(expected);
});

test.each([
  [{ amount: 'gross_amount' }, '5'],
  [{ amount: 'a/b' }, 1],
  [{ amount: { from: '/facts/max' } }, 7],
  [{ amount: 'missing' }, undefined],
  [{ amount: 'toString' }, undefined],
  [true, '5'],
])('a neighbour named by %j is %j', (option, expected) => {
  expect(readSibling(option, 'amount', scope, 'gross_amount')).toEqual(expected);
});

test('without a scope nothing is found', () => {
  expect(readOption({ from: '/facts/max' }, 'max')).toBeUndefined();
  expect(readSibling({ amount: 'gross_amount' }, 'amount')).toBeUndefined();
});
