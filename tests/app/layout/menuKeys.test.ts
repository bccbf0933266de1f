import { expect, test } from 'vitest';
import { nextItem } from '#/app/layout/menuKeys.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['ArrowUp', -1, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 0, undefined],
])('%s from item %i of three leads to %s', (key, current, next) => {
  expect(nextItem(key, current, 3)).toBe(next);
});

test('an empty menu has nowhere to go', () => expect(nextItem('Home', -1, 0)).toBeUndefined());
