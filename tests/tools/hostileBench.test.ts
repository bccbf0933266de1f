import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sections } from '../bench/hostile/index.ts';

const tests = join(import.meta.dirname, '..');
const attacks = join(tests, 'support/attacks');

/** What is no list of attacks of its own, and why no section names it. */
const apart = {
  drawnForever: 'each is refused in seconds, by tests/server/inspection/drawings.test.ts',
  overlaid:
    'each is refused where it changes a shared document, by tests/language/overlaid.test.ts',
  shellWords: 'each is refused at its text, by tests/language/shellWords.test.ts',
  structureAttacks: 'each is refused at its place, by tests/language/structure.test.ts',
  promises:
    'each is refused at its sentence, by tests/language/check/ownWords.test.ts, and through the Studio by tests/server/studio/hostile.test.ts',
  meaningOf: 'measures what locked nodes mean to people, for tests/language/lockedMeaning.test.ts',
};

/** Files that a file imports by a relative path, and those that these import. */
function reachedFrom(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)) {
    const next = join(dirname(file), path!);
    if (next.startsWith(tests)) reachedFrom(next, known);
  }
  return known;
}

const fileOf = (section: string) =>
  join(tests, 'bench/hostile', `${section.replace(/-(.)/g, (_, c: string) => c.toUpperCase())}.ts`);

describe('the hostile benchmark', () => {
  test('runs every list of attacks that there is', () => {
    const named = Object.values(sections).flatMap(({ attacks: lists }) => lists);
    const all = readdirSync(attacks).map((file) => basename(file, '.ts'));
    expect([...new Set([...named, ...Object.keys(apart)])].sort()).toEqual(all.sort());
  });

  test.each(Object.entries(sections))(
    '%s uses the lists that it names, and no others',
    (name, section) => {
      const used = [...reachedFrom(fileOf(name))].filter((file) => dirname(file) === attacks);
      expect(used.map((file) => basename(file, '.ts')).sort()).toEqual([...section.attacks].sort());
    },
  );

  test('takes at most an hour and a quarter', () => {
    const minutes = Object.values(sections).map((section) => section.minutes);
    expect(minutes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(75);
  });
});
