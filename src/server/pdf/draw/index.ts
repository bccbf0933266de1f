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
  heightOfLead,
  heightOfText,
  isLead,
} from './drawText.ts';
import { page } from './look.ts';
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

/** Draws blocks one below the other; what heads others, a question too, stays with the beginning of what it heads. */
export function drawBlocks(sheet: Sheet, blocks: readonly Block[]): void {
  blocks.forEach((block, index) => {
    sheet.room(Math.min(keptFrom(sheet, blocks, index), MOST_KEPT));
    of(block).draw(sheet, block);
  });
}

/** What a page holds: more than this is parted, whatever heads it. */
const MOST_KEPT = page.height - page.top - page.bottom;

function keptFrom(sheet: Sheet, blocks: readonly Block[], index: number): number {
  const block = blocks[index];
  if (!block) return 0;
  const next = blocks[index + 1];
  if (isLead(block) && next) return heightOfLead(sheet, block) + of(next).kept(sheet, next);
  const below = block.kind === 'heading' ? keptFrom(sheet, blocks, index + 1) : 0;
  return of(block).kept(sheet, block) + below;
}

const of = (block: Block) => drawings[block.kind] as Drawing<Block>;
