import { expect, test } from 'vitest';
import { checks } from '#/language/check/index.ts';
import { deceits } from '#/language/check/slips.ts';
import { ofCalls } from '#/language/check/wrongCalls.ts';

test('checks that are named are there', () => {
  expect([...deceits, ...ofCalls].filter((name) => !Object.hasOwn(checks, name))).toEqual([]);
});
