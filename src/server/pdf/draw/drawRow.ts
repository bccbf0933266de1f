import { inner, line, page, tint, type Look } from './look.ts';
import type { Sheet } from './sheet.ts';

/** Room around the text of a cell. */
export const PAD = 4;

/** A row of a table as it will be drawn. */
export interface Row {
  cells: Cell[];
  /** Above and below the texts. */
  pad: number;
  isShaded?: boolean;
  hasLine?: boolean;
}
interface Cell {
  lines: string[];
  /** Where the texts begin, or end. */
  x: number;
  look: Look;
  align?: 'right' | undefined;
}

/** The height of a row on one page. */
export const heightOfRow = ({ cells, pad }: Row): number =>
  Math.max(...cells.map(({ lines, look }) => lines.length * look.leading)) + 2 * pad;

/**
 * Draws a row whole, on the next page where it does not fit; one that is higher than a page goes on from
 * page to page.
 * @param kind what its cells are: heads of columns, data, or the head of the row and its value
 * @param head drawn again where a new page begins: it was said once, so the second one is decoration
 */
export function drawRow(sheet: Sheet, row: Row, kind: 'head' | 'data' | 'fact', head?: Row): void {
  sheet.within('TR', () => {
    const elements = row.cells.map((_, index) => {
      if (kind === 'head') return sheet.element('TH', { scope: 'Column' });
      return kind === 'fact' && index === 0
        ? sheet.element('TH', { scope: 'Row' })
        : sheet.element('TD');
    });
    for (const part of partsOf(row, head ? heightOfRow(head) : 0)) {
      if (sheet.room(heightOfRow(part)) && head) {
        sheet.aside(() => {
          drawGround(sheet, head);
          for (const cell of head.cells) drawCell(sheet, head, cell);
        });
        sheet.y += heightOfRow(head);
      }
      if (part.hasLine) sheet.aside(() => drawGround(sheet, part));
      part.cells.forEach((cell, index) =>
        sheet.say(() => drawCell(sheet, part, cell), elements[index]),
      );
      sheet.y += heightOfRow(part);
    }
  });
}

/** A row in as many parts as it takes pages: one, but for the longest texts. */
function partsOf(row: Row, above: number): Row[] {
  const leading = Math.max(...row.cells.map(({ look }) => look.leading));
  const most = Math.floor((page.height - page.top - page.bottom - above - 2 * row.pad) / leading);
  const lines = Math.max(...row.cells.map((cell) => cell.lines.length));
  return Array.from({ length: Math.max(1, Math.ceil(lines / most)) }, (_, part) => ({
    ...row,
    cells: row.cells.map((cell) => ({
      ...cell,
      lines: cell.lines.slice(part * most, (part + 1) * most),
    })),
  }));
}

function drawGround(sheet: Sheet, row: Row): void {
  const height = heightOfRow(row);
  if (row.isShaded) sheet.box(page.left, sheet.y, inner, height, tint);
  sheet.box(page.left, sheet.y + height - 0.5, inner, 0.5, line);
}

function drawCell(sheet: Sheet, { pad }: Row, { lines, x, look, align }: Cell): void {
  lines.forEach((text, index) =>
    sheet.text(text, x, sheet.y + pad + look.size - 0.5 + index * look.leading, look, align),
  );
}
