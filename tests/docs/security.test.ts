import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rowsOf } from './rowsOf.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

describe('the page about security', () => {
  test('answers every threat with something, and names the tests that hold it', () => {
    const threats = rowsOf(page, 'id');
    expect(threats.map(([id]) => id)).toEqual(
      Array.from({ length: 28 }, (_, index) => `T${index + 1}`),
    );
    for (const [id, threat, answer, heldBy] of threats) {
      expect(threat, id).toMatch(/\w+ \w+/);
      expect(answer, id).toMatch(/\w+ \w+/);
      expect(heldBy, id).toMatch(/`tests\/[^`]+\.test\.ts`/);
    }
  });

  test('names files and folders that exist', () => {
    const named = [...page.matchAll(/`((?:src|tests|docs|openapi|schemas|tenants)\/[^`\s]*)`/g)];
    expect(named.length).toBeGreaterThan(40);
    const missing = named.map(([, file]) => file!).filter((file) => !existsSync(join(root, file)));
    expect(missing).toEqual([]);
  });

  test('is led to by the README', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    for (const file of ['security', 'asvs', 'dependencies'])
      expect(readme).toContain(`(docs/${file}.md)`);
  });
});
