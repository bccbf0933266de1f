import { afterEach, expect, test } from 'vitest';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import { markSelected, pointerOf, selectable } from '#/studio/preview/pressed.ts';

afterEach(() => document.body.replaceChildren());

test('a press on a screen is about its block, though a question of a form stands there; on a form, about the question', () => {
  const screen = { blocks: { ask: { type: 'form', order: 10 } } } as unknown as ScreenDocument;
  const { width } = selectable(screen).blocks.ask!;
  const field =
    '<div class="field"><label for="/answers/name">x</label><input id="/answers/name" /></div>';
  document.body.innerHTML = `<div class="${width}">${field}</div><main>${field}</main>`;
  const [within, alone] = document.querySelectorAll('input');
  expect(pointerOf(within!)).toBe('/blocks/ask');
  expect(pointerOf(alone!)).toBe('/answers/name');
  Element.prototype.scrollIntoView = () => undefined;
  markSelected('/blocks/ask');
  expect(document.querySelector('[data-selected]')).toBe(document.body.firstElementChild);
});
