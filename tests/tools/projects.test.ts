import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import config from '../../vite.config.ts';
import { leftToAll } from '../leftToAll.ts';
import { swept, times } from '../support/sweep.ts';

const root = join(import.meta.dirname, '../..');
const files = globSync('tests/**/*.{test,spec}.{ts,tsx,js,mjs}', { cwd: root });

interface Project {
  test: { name: string; include: string[]; exclude?: string[]; retry?: number };
}
const { projects } = config.test as unknown as { projects: Project[] };
const isOf = ({ include, exclude = [] }: Project['test'], file: string) =>
  include.some((glob) => matchesGlob(file, glob)) &&
  !exclude.some((glob) => matchesGlob(file, glob));

test('every test file belongs to exactly one project', () => {
  expect(files.length).toBeGreaterThan(300);
  const left = process.env.TESTS === 'quick' ? leftToAll : [];
  const homeless = files.filter(
    (file) =>
      projects.filter((one) => isOf(one.test, file)).length !== Number(!left.includes(file)),
  );
  expect(homeless).toEqual([]);
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
  expect(texts.filter((text) => /\b(?:describe|it|test)\.(?:only|todo)\b/.test(text))).toEqual([]);
});

test('nothing is tried again: what fails once is a fault', () => {
  expect(projects.filter(({ test }) => test.retry !== undefined)).toEqual([]);
  expect(config.test).not.toHaveProperty('retry');
});

test('a sweep takes some of its cases, spread from the first on, or all of them where it is whole', () => {
  const cases = Array.from({ length: 10 }, (_, index) => index);
  expect(swept(cases, 3, false)).toEqual([0, 3, 6]);
  expect(swept(cases, 12, false)).toEqual(cases);
  expect(swept(cases, 3, true)).toEqual(cases);
  expect([times(60, 15, false), times(60, 15, true)]).toEqual([15, 60]);
});
