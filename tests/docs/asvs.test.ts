import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asvsIds } from './asvsIds.ts';
import { rowsOf } from './rowsOf.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Row {
  id: string;
  level: string;
  about: string;
  heldBy: string;
  where: string;
}

const rows: Row[] = rowsOf(read('docs/asvs.md'), 'id').map((cells) => {
  const [id = '', level = '', about = '', heldBy = '', where = ''] = cells;
  return { id, level, about, heldBy, where };
});
const held = (by: string) => rows.filter(({ heldBy }) => heldBy === by);

/** What the product's specification asks for against the standard; there are no others. */
const DEVIATIONS = ['V10.4.4', 'V10.4.10', 'V14.3.3'];

/** Requirements that are not held yet. Each one that is mended lowers it; it is never raised. */
const GAPS = 11;

/** What `pending:` may still name. Whoever finishes one points its rows at their tests and takes it out. */
const UNDER_WAY: string[] = [];

/** A file of the repository that a row names. */
const FILES =
  /`((?:src|tests|docs|openapi|schemas|tenants)(?:\/[^`\s]*)?|[\w.]+\.(?:json|ts|md))`/g;
/** A test that a row names: its file, then its name as it is written there. */
const TESTS = /`(tests\/[^`\s]+\.test\.tsx?)` "([^"]+)"/g;

describe('the table of ASVS', () => {
  test('has every requirement of levels 1 and 2 once, with its level', () => {
    expect(asvsIds.L1).toHaveLength(70);
    expect(asvsIds.L2).toHaveLength(183);
    const expected = Object.entries(asvsIds).flatMap(([level, ids]) =>
      ids.map((id) => `${id} ${level}`),
    );
    expect(rows.map(({ id, level }) => `${id} ${level}`).sort()).toEqual(expected.sort());
  });

  test('says of each how it is held, in one of the ways that the page explains', () => {
    for (const { id, about, heldBy, where } of rows) {
      expect(about, id).toMatch(/\w/);
      expect(heldBy, id).toMatch(
        /^(test|record|not applicable|deviation|gap|pending:[a-z][a-z-]*)$/,
      );
      expect(where.length, id).toBeGreaterThan(15);
    }
  });

  test('names files that exist, in every row', () => {
    const missing = rows.flatMap(({ id, where }) =>
      [...where.matchAll(FILES)]
        .map(([, file]) => file!)
        .filter((file) => !existsSync(join(root, file)))
        .map((file) => `${id} ${file}`),
    );
    expect(missing).toEqual([]);
  });

  test('names tests that exist, in every row', () => {
    const missing = rows.flatMap(({ id, where }) =>
      [...where.matchAll(TESTS)]
        .filter(([, file, name]) => !hasTest(file!, name!))
        .map(([, file, name]) => `${id} ${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('names a test where a test holds it, and a file beside a sentence where that is a record', () => {
    for (const { id, where } of held('test'))
      expect([...where.matchAll(TESTS)], id).not.toEqual([]);
    for (const { id, where } of held('record')) {
      expect([...where.matchAll(FILES)], id).not.toEqual([]);
      expect(
        where.replace(FILES, '').replace(/\W+/g, ' ').trim().split(' ').length,
        id,
      ).toBeGreaterThan(3);
    }
  });

  test('deviates from the standard where the specification says so, and nowhere else', () => {
    const deviations = held('deviation').map(({ id }) => id);
    expect(deviations.sort()).toEqual([...DEVIATIONS].sort());
    const page = rowsOf(read('docs/security.md'), 'what').map((cells) => cells[1]);
    for (const id of DEVIATIONS) expect(page).toContain(id);
  });

  test('has no more gaps than it had', () => {
    expect(held('gap').length).toBeLessThanOrEqual(GAPS);
  });

  test('waits for nothing but what is under way', () => {
    const waits = rows
      .filter(({ heldBy }) => heldBy.startsWith('pending:'))
      .map(({ heldBy }) => heldBy.slice('pending:'.length));
    expect([...new Set(waits)].sort()).toEqual(UNDER_WAY);
  });
});

/** Whether a file has a test of that name, in whatever quotes. */
function hasTest(file: string, name: string): boolean {
  if (!existsSync(join(root, file))) return false;
  const text = read(file);
  return [`'${name}'`, `"${name}"`, `\`${name}\``].some((quoted) => text.includes(quoted));
}
