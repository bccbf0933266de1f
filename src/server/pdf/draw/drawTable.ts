import type { Table } from '../../ports/pdfDocument.ts';
import { drawLines } from './drawText.ts';
import { grey, inner, line, looks, page, tint, type Look } from './look.ts';
import type { Sheet } from './sheet.ts';

const PAD = 4;

/** A table with its caption, its head on every page, rows that never break over two pages. */
export function drawTable(sheet: Sheet, { caption, columns, rows, total }: Table): void {
  const share = columns.reduce((sum, { width }) => sum + width, 0);
  const widths = columns.map(({ width }) => (width / share) * inner);
  const cells = (texts: readonly string[], look: Look) =>
    texts.map((text, index) => sheet.lines(text, widths[index]! - 2 * PAD, look));
  const heightOf = (lines: string[][], look: Look) =>
    Math.max(...lines.map(({ length }) => length)) * look.leading + 2 * PAD;
  const headLines = cells(
    columns.map(({ title }) => title),
    looks.cellHead,
  );
  const headHeight = heightOf(headLines, looks.cellHead);

  const drawRow = (lines: string[][], look: Look, tag: 'TH' | 'TD', shade: boolean) => {
    const height = heightOf(lines, look);
    if (shade) sheet.pen.box(page.left, sheet.y, inner, height, tint);
    sheet.tags.within('TR', () => {
      let x = page.left;
      lines.forEach((cell, column) => {
        const scope = tag === 'TH' ? { scope: 'Column' as const } : {};
        sheet.tags.within(
          tag,
          () => drawCell(sheet, cell, x, widths[column]!, look, columns[column]!.align),
          scope,
        );
        x += widths[column]!;
      });
    });
    sheet.y += height;
    sheet.pen.box(page.left, sheet.y - 0.5, inner, 0.5, line);
  };
  const drawHead = () => drawRow(headLines, looks.cellHead, 'TH', true);

  sheet.tags.within('Table', () => {
    sheet.room(headHeight + 60);
    drawLines(sheet, 'Caption', caption, looks.strong);
    sheet.y += 2;
    drawHead();
    for (const row of [
      ...rows.map((texts) => [texts, looks.cell] as const),
      ...(total ? [[total, looks.cellStrong] as const] : []),
    ]) {
      const lines = cells(row[0], row[1]);
      // The head is said once and shown again: the second one is decoration.
      if (sheet.room(heightOf(lines, row[1])))
        repeatHead(sheet, headLines, widths, columns, headHeight);
      drawRow(lines, row[1], 'TD', false);
    }
  });
  sheet.y += 12;
}

function drawCell(
  sheet: Sheet,
  cell: string[],
  x: number,
  width: number,
  look: Look,
  align?: 'right',
): void {
  cell.forEach((text, index) => {
    const left = align ? x + width - PAD - sheet.pen.widthOf(text, look) : x + PAD;
    sheet.pen.text(text, left, sheet.y + PAD + look.size + index * look.leading - 0.5, look);
  });
}

function repeatHead(
  sheet: Sheet,
  lines: string[][],
  widths: number[],
  columns: Table['columns'],
  height: number,
): void {
  sheet.pen.box(page.left, sheet.y, inner, height, tint);
  sheet.pen.aside(() => {
    let x = page.left;
    lines.forEach((cell, column) => {
      drawCell(sheet, cell, x, widths[column]!, looks.cellHead, columns[column]!.align);
      x += widths[column]!;
    });
  });
  sheet.y += height;
}

/** Labels and values as a table of two columns without a head. */
export function drawFacts(sheet: Sheet, { rows }: { rows: [string, string][] }): void {
  const left = inner * 0.36;
  const look = looks.text;
  sheet.tags.within('Table', () => {
    for (const [label, value] of rows) {
      const labels = sheet.lines(label, left - PAD, look);
      const values = sheet.lines(value, inner - left, look);
      const height = Math.max(labels.length, values.length) * look.leading + 3;
      sheet.room(height);
      sheet.tags.within('TR', () => {
        const put = (texts: string[], x: number, shown: Look) =>
          texts.forEach((text, index) =>
            sheet.pen.text(text, x, sheet.y + look.size + index * look.leading, shown),
          );
        sheet.tags.within('TH', () => put(labels, page.left, { ...look, color: grey }), {
          scope: 'Row',
        });
        sheet.tags.within('TD', () => put(values, page.left + left, look));
      });
      sheet.y += height;
    }
  });
  sheet.y += 8;
}
