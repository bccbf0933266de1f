import type { Table } from '../../ports/pdfDocument.ts';
import { drawRow, heightOfRow, PAD, type Row } from './drawRow.ts';
import { drawLines } from './drawText.ts';
import { fitColumns } from './fitColumns.ts';
import { grey, inner, looks, page, type Look } from './look.ts';
import type { Sheet } from './sheet.ts';
import { widthOf } from './typeface.ts';

/** A table with its caption, and its head on every page. */
export function drawTable(sheet: Sheet, table: Table): void {
  const { head, rows } = layOut(sheet, table);
  sheet.within('Table', () => {
    drawLines(sheet, 'Caption', table.caption, looks.strong);
    sheet.y += 2;
    drawRow(sheet, head, 'head');
    for (const row of rows) drawRow(sheet, row, 'data', head);
  });
  sheet.y += 12;
}

/** Height of what a table does not part: caption, head and first row. */
export function heightOfTop(sheet: Sheet, table: Table): number {
  const { head, rows } = layOut(sheet, table);
  const caption = sheet.lines(table.caption, inner, looks.strong).length * looks.strong.leading;
  return caption + 2 + heightOfRow(head) + (rows[0] ? heightOfRow(rows[0]) : 0);
}

/** Letters of a table with many columns are made smaller down to this part of their size, to break nothing. */
const SMALLEST = 0.72;
/** A word that is wider is broken. */
const LONGEST_WORD = inner / 4;

/** Texts of a row, with the look of its full size. */
interface Line {
  texts: readonly string[];
  look: Look;
}

function layOut(sheet: Sheet, { columns, rows, total }: Table): { head: Row; rows: Row[] } {
  const head = { texts: columns.map(({ title }) => title), look: looks.cellHead };
  const body: Line[] = [
    ...rows.map((texts) => ({ texts, look: looks.cell })),
    ...(total ? [{ texts: total, look: looks.cellStrong }] : []),
  ];
  const needs = columns.map(({ align }, column) =>
    Math.max(
      widestWord(head, column),
      ...body.map((line) =>
        align ? widthOf(textOf(line, column), line.look) : widestWord(line, column),
      ),
    ),
  );
  const pads = 2 * PAD * columns.length;
  const needed = needs.reduce((sum, need) => sum + need, 0);
  const scale = Math.max(SMALLEST, Math.min(1, (inner - pads) / needed));
  const widths = fitColumns(
    columns.map(({ width }) => width),
    needs.map((need) => need * scale + 2 * PAD + 0.01),
    inner,
  );
  const toRow = (line: Line) => rowOf(sheet, columns, widths, line, scale);
  return { head: { ...toRow(head), isShaded: true }, rows: body.map(toRow) };
}

function rowOf(
  sheet: Sheet,
  columns: Table['columns'],
  widths: readonly number[],
  line: Line,
  scale: number,
): Row {
  const { size, leading } = line.look;
  const look = { ...line.look, size: size * scale, leading: leading * scale };
  let x = page.left;
  const cells = columns.map(({ align }, column) => {
    const left = x;
    x += widths[column]!;
    return {
      lines: sheet.lines(textOf(line, column), widths[column]! - 2 * PAD, look),
      x: align ? x - PAD : left + PAD,
      look,
      align,
    };
  });
  return { cells, pad: PAD, hasLine: true };
}

const textOf = ({ texts }: Line, column: number) => texts[column] ?? '';

const widestWord = (line: Line, column: number): number =>
  Math.max(
    ...textOf(line, column)
      .split(/[ \n]/)
      .map((word) => Math.min(LONGEST_WORD, widthOf(word, line.look))),
  );

/** Labels and values as a table of two columns without a head. */
export function drawFacts(sheet: Sheet, { rows }: { rows: [string, string][] }): void {
  sheet.within('Table', () => {
    for (const each of rows) drawRow(sheet, factOf(sheet, each), 'fact');
  });
  sheet.y += 8;
}

/** Height of the first fact. */
export const heightOfFact = (sheet: Sheet, { rows }: { rows: [string, string][] }): number =>
  rows[0] ? heightOfRow(factOf(sheet, rows[0])) : 0;

function factOf(sheet: Sheet, [label, value]: [string, string]): Row {
  const left = inner * 0.36;
  const look = looks.text;
  return {
    cells: [
      { lines: sheet.lines(label, left - PAD, look), x: page.left, look: { ...look, color: grey } },
      { lines: sheet.lines(value, inner - left, look), x: page.left + left, look },
    ],
    pad: 1.5,
  };
}
