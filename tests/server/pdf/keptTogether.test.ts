import { expect, test } from 'vitest';
import { drawBlocks } from '../../../src/server/pdf/draw/index.ts';
import { page } from '../../../src/server/pdf/draw/look.ts';
import type { Sheet } from '../../../src/server/pdf/draw/sheet.ts';
import type { Block } from '../../../src/server/ports/pdfDocument.ts';

/** A sheet that only notes on which page each text was written. */
function noting(): { sheet: Sheet; pageOf: Map<string, number> } {
  const pageOf = new Map<string, number>();
  let current = 1;
  const sheet: Sheet = {
    brand: '#000000',
    y: page.top,
    room(height) {
      if (sheet.y + height <= page.height - page.bottom) return false;
      current += 1;
      sheet.y = page.top;
      return true;
    },
    lines: (text) => text.split('\n'),
    within: (_, draw) => draw(),
    element: () => ({}) as ReturnType<Sheet['element']>,
    say: (draw) => draw(),
    aside: (draw) => draw(),
    text: (text) => void pageOf.set(text, current),
    box: () => undefined,
  };
  return { sheet, pageOf };
}

const lead = (text: string): Block => ({ kind: 'text', text, look: 'strong' });
const plain = (text: string): Block => ({ kind: 'text', text });

test.each<[string, Block[]]>([
  ['a question', [lead('head'), plain('next')]],
  ['a question with two lines', [lead('head\nof two'), plain('next')]],
  ['a heading above a question', [{ kind: 'heading', level: 2, text: 'head' }, lead('next')]],
  ['the name of what facts are told of', [lead('head'), { kind: 'facts', rows: [['next', 'x']] }]],
])('%s stands on the page of what it heads, wherever a page ends', (_, blocks) => {
  for (let above = 0; above < 60; above++) {
    const { sheet, pageOf } = noting();
    const before = Array.from({ length: above }, (_line, index) => plain(`line ${index}`));
    drawBlocks(sheet, [...before, ...blocks]);
    expect([above, pageOf.get('head')]).toEqual([above, pageOf.get('next')]);
  }
});

test('what is longer than a page begins on one and leaves none empty', () => {
  const { sheet, pageOf } = noting();
  const many = Array.from({ length: 80 }, (_, index) => lead(`lead ${index}`));
  drawBlocks(sheet, many);
  expect(new Set(pageOf.values())).toEqual(new Set([1, 2, 3]));
});
