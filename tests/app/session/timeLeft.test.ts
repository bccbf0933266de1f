import { expect, test } from 'vitest';
import { spoken } from '#/app/session/timeLeft.ts';

test.each([
  [120_000, '2:00'],
  [65_001, '1:06'],
  [9_400, '0:10'],
  [0, '0:00'],
  [-5, '0:00'],
])('%i milliseconds are said as %s', (left, said) => expect(spoken(left)).toBe(said));
