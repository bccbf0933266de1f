import { beforeEach, expect, test, vi } from 'vitest';
import type { FileDiagnostic } from '#/language/values/diagnostic.ts';
import { createDocumentOverlay, type OpenPage } from '#/tools/documentOverlay.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const fault = (file: string, message: string): FileDiagnostic => ({
  ...{ file, message },
  pointer: '/x',
  severity: 'error',
});
const own = fault('schemas/screens/x.json', 'Falta «title».');
const follows = fault('schemas/locks.json', 'No hay ningún documento «screen/x».');

/** A page with what it was sent: the first line of a mistake, or that it is to be loaded again. */
function openPage() {
  const sent: string[] = [];
  const page: OpenPage = {
    send: (payload) =>
      void sent.push(payload.type === 'error' ? payload.err.message : payload.type),
  };
  return { page, sent };
}

test('a page that is opened while a document is wrong is told, and no longer when it is mended', () => {
  const open = openPage();
  const overlay = createDocumentOverlay('/root', () => [open.page]);
  overlay.tell([own], new Set());
  expect(open.sent).toEqual(['schemas/screens/x.json:/x Falta «title».']);
  const again = openPage();
  overlay.greet(again.page);
  expect(again.sent).toEqual(open.sent);
  overlay.tell([], new Set([own.file]));
  expect(open.sent.at(-1)).toBe('full-reload');
  const later = openPage();
  overlay.greet(later.page);
  expect(later.sent).toEqual([]);
});

test('documents that are right at the start load no page again, and every change does', () => {
  const { page, sent } = openPage();
  const overlay = createDocumentOverlay('/root', () => [page]);
  overlay.tell([], new Set());
  expect(sent).toEqual([]);
  overlay.tell([], new Set(['schemas/screens/x.json']));
  expect(sent).toEqual(['full-reload']);
});

test('what others say of a document with a fault is counted after it', () => {
  const { page, sent } = openPage();
  const overlay = createDocumentOverlay('/root', () => [page]);
  overlay.tell([follows, own], new Set([own.file]));
  expect(sent[0]!.split('\n')).toEqual([
    'schemas/screens/x.json:/x Falta «title».',
    expect.stringMatching(/^1 more /),
  ]);
});

test('what a change breaks in other files alone is said whole', () => {
  const { page, sent } = openPage();
  const overlay = createDocumentOverlay('/root', () => [page]);
  overlay.tell([follows], new Set(['schemas/screens/removed.json']));
  expect(sent).toEqual([expect.stringContaining('screen/x')]);
});
