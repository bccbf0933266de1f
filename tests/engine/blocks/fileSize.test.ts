import { expect, test } from 'vitest';
import { fileSize } from '#/engine/blocks/fileSize.ts';

test.each([
  [0, '0\u00a0bytes'],
  [999, '999\u00a0bytes'],
  [1000, '1,0\u00a0kB'],
  [348_160, '348\u00a0kB'],
  [999_600, '1,0\u00a0MB'],
  [3_200_000, '3,2\u00a0MB'],
  [99_960_000, '100\u00a0MB'],
  [5e12, '5000\u00a0GB'],
  [-1, '-'],
  [Number.NaN, '-'],
  ['3', '-'],
  [undefined, '-'],
])('a file of %s bytes is said as %s', (bytes, told) => {
  expect(fileSize(bytes)).toBe(told);
});
