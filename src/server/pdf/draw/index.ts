import type { Block } from '../../ports/pdfDocument.ts';
import {
  drawBars,
  drawScale,
  drawSignatures,
  heightOfBars,
  heightOfScale,
  heightOfSignature,
} from './drawFigures.ts';
import { drawFacts, drawTable, heightOfFact, heightOfTop } from './drawTable.ts';
import {
  drawHeading,
  drawList,
  drawText,
  heightOfHeading,
  heightOfItem,
  heightOfText,
} from './drawText.ts';
import type { Sheet } from './sheet.ts';

interface Drawing<B extends Block> {
  draw(sheet: Sheet, block: B): void;
  /** How much of it, from its top, stays on one page with the heading above it. */
  kept(sheet: Sheet, block: B): number;
}

/** Every kind of block, and how it is drawn. */
const drawings: { [Kind in Block['kind']]: Drawing<Extract<Block, { kind: Kind }>> } = {
  heading: { draw: drawHeading, kept: heightOfHeading },
  text: { draw: drawText, kept: heightOfText },
  list: { draw: drawList, kept: heightOfItem },
  facts: { draw: drawFacts, kept: heightOfFact },
  table: { draw: drawTable, kept: heightOfTop },
  scale: { draw: drawScale, kept: () => heightOfScale },
  bars: { draw: drawBars, kept: (_, block) => heightOfBars(block) },
  signatures: { draw: drawSignatures, kept: () => heightOfSignature },
};

/** Draws blocks one below the other; a heading stays with the beginning of what it heads. */
export function drawBlocks(sheet: Sheet, blocks: readonly Block[]): void {
  blocks.forEach((block, index) => {
    sheet.room(keptFrom(sheet, blocks, index));
    of(block).draw(sheet, block);
  });
}

function keptFrom(sheet: Sheet, blocks: readonly Block[], index: number): number {
  const block = blocks[index];
  if (!block) return 0;
  const below = block.kind === 'heading' ? keptFrom(sheet, blocks, index + 1) : 0;
  return of(block).kept(sheet, block) + below;
}

const of = (block: Block) => drawings[block.kind] as Drawing<Block>;
