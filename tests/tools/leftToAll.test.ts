import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { leftToAll } from '../leftToAll.ts';

const root = join(import.meta.dirname, '../..');
const files = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/${file}`)
  .filter((file) => /\.test\.tsx?$/.test(file));

test('what is left to the run of everything is there, each once', () => {
  expect(leftToAll.filter((file) => !files.includes(file))).toEqual([]);
  expect(new Set(leftToAll).size).toBe(leftToAll.length);
});

test('no folder of tests is left whole', () => {
  const kept = new Set(files.filter((file) => !leftToAll.includes(file)).map(dirname));
  expect([...new Set(leftToAll.map(dirname))].filter((folder) => !kept.has(folder))).toEqual([]);
});
