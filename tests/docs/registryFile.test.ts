import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { layout } from '../../src/server/rd/layout.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/registry-file.md'), 'utf8');

test.each(Object.entries(layout))('the page says what record %s is made of', (type, fields) => {
  const [, after] = page.split(`\n### ${type} · `);
  expect(after).toBeDefined();
  const rows = after!
    .split('\n### ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
    .map(([, name, start, length, kind]) => [name, Number(start), Number(length), kind]);
  expect(rows).toEqual(Object.entries(fields).map(([name, field]) => [name, ...field]));
});
