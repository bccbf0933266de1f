import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ScreenDocument } from '#/language/documents/screen.ts';

const root = join(import.meta.dirname, '../..');
const screens = globSync('schemas/screens/*.json', { cwd: root }).map(
  (file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as ScreenDocument,
);

test('a place that is not built yet says so to what leads there, and how to reach a person', () => {
  const waiting = screens.filter(({ blocks }) => Object.hasOwn(blocks, 'later'));
  for (const { id, planned, blocks } of waiting) {
    const others = Object.values(blocks).filter(({ type }) => !['empty', 'contact'].includes(type));
    expect(planned === true, id).toBe(others.length === 0);
    expect(
      Object.values(blocks).map(({ type }) => type),
      id,
    ).toContain('contact');
  }
});
