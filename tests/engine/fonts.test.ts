import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const bytes = readFileSync(join(root, 'src/engine/fonts/inter.woff2'));
const sheet = readFileSync(join(root, 'src/engine/base.css'), 'utf8');

/** The range that the last face of the sheet says is its own. */
const declared = new Set(
  [
    ...sheet
      .split('unicode-range:')
      .at(-1)!
      .split(';')[0]!
      .matchAll(/U\+(\w+)(?:-(\w+))?/g),
  ].flatMap(([, from = '', to = from]) => {
    const [first, last] = [parseInt(from, 16), parseInt(to, 16)];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  }),
);

test('the font of the pages has every character of the documents', () => {
  const written = new Set<number>();
  for (const file of globSync('{schemas,tenants}/**/*.json', { cwd: root }))
    for (const character of readFileSync(join(root, file), 'utf8'))
      if (character > '\u001f') written.add(character.codePointAt(0)!);
  expect(
    [...written].filter((one) => !declared.has(one)).map((one) => String.fromCodePoint(one)),
  ).toEqual([]);
});

test('it has what its sheet says that it has, and is small', () => {
  const { characterSet } = create(bytes) as unknown as { characterSet: number[] };
  const there = new Set(characterSet);
  expect([...declared].filter((one) => !there.has(one))).toEqual([]);
  expect(bytes.length).toBeLessThan(20_000);
});
