import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../src/tools/run.ts';
import { slowest } from '../../src/tools/slowest.ts';

const file = (path: string, endTime: number, tests: number) => ({
  name: join(root, path),
  startTime: 1_000,
  endTime,
  assertionResults: Array.from({ length: tests }),
});

test('the files that took longest come first, with their seconds and number of tests', () => {
  const files = [file('tests/a.test.ts', 1_400, 3), file('tests/b.test.ts', 13_340, 12)];
  expect(slowest(files)).toEqual([
    '   12.3 s    12 tests  tests/b.test.ts',
    '    0.4 s     3 tests  tests/a.test.ts',
  ]);
  expect(slowest(files, 1)).toHaveLength(1);
});
