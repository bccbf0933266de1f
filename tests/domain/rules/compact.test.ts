import { expect, test } from 'vitest';
import { compact } from '#/domain/rules/compact.ts';

test.each([
  [' es91 2100-0418 ', 'ES9121000418'],
  ['12345678\u00a0z', '12345678Z'],
  ['ıſß', 'ıſß'],
  ['', ''],
  ['a '.repeat(50), 'A'.repeat(50)],
  ['a '.repeat(51), 'a '.repeat(51)],
])('%j is stored as %j', (text, stored) => {
  expect(compact(text)).toBe(stored);
});
