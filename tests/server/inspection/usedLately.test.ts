import { expect, test } from 'vitest';
import { createUsedLately } from '../../../src/server/inspection/pool/usedLately.ts';

test('what was used is forgotten at a steady rate, and never less than nothing', () => {
  let now = 0;
  const used = createUsedLately(100, () => now);
  used.add('ana', 300);
  used.add('ana', 200);
  expect([used.of('ana'), used.of('luis')]).toEqual([500, 0]);
  now = 2_000;
  expect(used.of('ana')).toBe(300);
  used.add('ana', 50);
  now = 60_000;
  expect(used.of('ana')).toBe(0);
});
