import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { check } from '#/language/check.ts';
import { base } from '../support/documents.ts';

const folder = join(import.meta.dirname, 'trial');
const filesIn = (kind: 'forms' | 'parts') =>
  readdirSync(join(folder, kind))
    .filter((name) => name.startsWith('order-'))
    .map((name) => ({
      file: `schemas/${kind}/${name}`,
      text: readFileSync(join(folder, kind, name), 'utf8'),
    }));
const [forms, parts] = [filesIn('forms'), filesIn('parts')];

test('the nine orders can be said in documents, without a fault', () => {
  expect(forms).toHaveLength(9);
  const faults = check([...base, ...parts, ...forms], openapi)
    .filter(({ severity, file }) => severity === 'error' && /\/order-/.test(file))
    .map(({ file, pointer, message }) => `${file}:${pointer} ${message}`);
  expect(faults).toEqual([]);
});

test('and all of them in 1,400 lines', () => {
  const lines = [...forms, ...parts].map(({ text }) => text.trimEnd().split('\n').length);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(1400);
});
