import { expect, test } from 'vitest';
import { startFirst } from '#/tools/startFirst.ts';

const { handler } = startFirst().transformIndexHtml as unknown as {
  handler(html: string, context: { bundle?: Record<string, unknown> }): string;
};
const own = '<script type="module" crossorigin src="/assets/index-1.js"></script>';
const preload = '<link rel="modulepreload" crossorigin href="/assets/start-1.js">';
const bundle = { a: { type: 'chunk', name: 'start', fileName: 'assets/start-1.js' } };

test('what asks the server is run before the script that draws has come', () => {
  const html = handler(`<head>\n    ${own}\n    ${preload}\n</head>`, { bundle });
  expect(html.indexOf('src="/assets/start-1.js"')).toBeGreaterThan(0);
  expect(html.indexOf('src="/assets/start-1.js"')).toBeLessThan(html.indexOf(own));
  expect(html).not.toContain(preload);
});

test('a page that names it, or has none, stays as it is', () => {
  const named = `<script type="module" src="/assets/start-1.js"></script>${own}`;
  expect(handler(named, { bundle })).toBe(named);
  expect(handler(own, { bundle: {} })).toBe(own);
});
