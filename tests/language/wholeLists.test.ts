import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { callOf } from '#/language/contract/callOf.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';

const root = join(import.meta.dirname, '../../schemas/screens');
const screens = readdirSync(root).map(
  (name) => JSON.parse(readFileSync(join(root, name), 'utf8')) as ScreenDocument,
);

/** The rows that a call gives where nobody says how many: a list that can be longer says so, or leads on. */
const FEW = 100;
const lists = new Set(['table', 'cardList', 'fileList', 'timeline']);

/** The lists of a screen that stop at the first rows of a call, with no way to the others. */
function cutShort({ data = {}, blocks }: ScreenDocument): string[] {
  return Object.entries(blocks).flatMap(([id, block]) => {
    const { rows, page, action } = block as {
      rows?: unknown;
      page?: { total?: string };
      action?: unknown;
    };
    const [, at, name] = typeof rows === 'string' ? rows.split('/') : [];
    const use = at === 'data' && name !== undefined ? data[name] : undefined;
    if (!use || !lists.has(block.type) || page?.total !== undefined || action) return [];
    const takesLimit = callOf(openapi, use.call)?.parameters.some(
      (parameter) => parameter.name === '$limit',
    );
    const limit = use.input?.query?.['$limit'];
    // One is asked for where one thing is shown.
    const isAsked = typeof limit === 'number' && (limit === 1 || limit >= FEW);
    return takesLimit && !isAsked ? [id] : [];
  });
}

describe('every list of a screen', () => {
  test.each(screens.map((screen) => [screen.id, screen] as const))(
    'of %s is whole, or has pages',
    (_, screen) => {
      expect(cutShort(screen)).toEqual([]);
    },
  );

  test('that shows the first rows alone is found', () => {
    const use = { call: 'listSubOperations' };
    const block = {
      type: 'table',
      order: 1,
      data: 'parts',
      rows: '/data/parts/related_operations',
    };
    const screen = { data: { parts: use }, blocks: { parts: block } } as unknown as ScreenDocument;
    expect(cutShort(screen)).toEqual(['parts']);
  });
});
