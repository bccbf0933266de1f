import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');

test('the README is one page with three small pictures', () => {
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(9_000);
  const pictures = [...readme.matchAll(/<img src="([^"]+)" alt="([^"]+)"/g)];
  expect(pictures).toHaveLength(3);
  for (const [, file, said] of pictures) {
    expect(statSync(join(root, file!)).size, file).toBeLessThan(120_000);
    expect(said!.length, file).toBeGreaterThan(20);
  }
});
