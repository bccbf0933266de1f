import fontkit from '@pdf-lib/fontkit';
import { PDFDocument, PDFName, PDFBool, type PDFFont } from 'pdf-lib';
import { drawBars, drawScale, drawSignatures } from './draw/drawFigures.ts';
import { drawFacts, drawTable } from './draw/drawTable.ts';
import { drawHeading, drawList, drawText } from './draw/drawText.ts';
import { colorOf, inner, line, looks, page } from './draw/look.ts';
import { createPen } from './draw/pdfCursor.ts';
import type { Sheet } from './draw/sheet.ts';
import { createTags } from './draw/tags.ts';
import { wrap } from './draw/wrap.ts';
import { interFont } from './font/interFont.ts';
import type { Block, PdfDocument } from '../ports/pdfDocument.ts';

/**
 * Draws a paper as a tagged PDF in Spanish: head with the tenant's name, foot with page numbers, its font
 * within. The same paper gives the same pages.
 */
export async function renderPaper(paper: PdfDocument): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  const font = await document.embedFont(interFont(JSON.stringify(paper).normalize('NFC')), {
    subset: true,
    customName: 'Inter',
  });
  describe(document, paper);
  const sheet = createSheet(document, font, paper);
  for (const block of paper.blocks) draw(sheet, block);
  numberPages(document, sheet, paper);
  sheet.tags.write(document);
  return document.save({ useObjectStreams: true, addDefaultPage: false });
}

const drawers: {
  [Kind in Block['kind']]: (sheet: Sheet, block: Extract<Block, { kind: Kind }>) => void;
} = {
  heading: drawHeading,
  text: drawText,
  list: drawList,
  facts: drawFacts,
  table: drawTable,
  scale: drawScale,
  bars: drawBars,
  signatures: drawSignatures,
};

const draw = (sheet: Sheet, block: Block) =>
  (drawers[block.kind] as (sheet: Sheet, block: Block) => void)(sheet, block);

function describe(document: PDFDocument, { title, brand, at }: PdfDocument): void {
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor(brand.name);
  document.setProducer(brand.name);
  document.setCreator(brand.name);
  document.setLanguage('es-ES');
  document.setCreationDate(new Date(at));
  document.setModificationDate(new Date(at));
  document.catalog.set(PDFName.of('NeedsRendering'), PDFBool.False);
}

function createSheet(document: PDFDocument, font: PDFFont, paper: PdfDocument): Sheet {
  const tags = createTags();
  const cursor = createPen(font, tags);
  const known = new Set(font.getCharacterSet());
  const add = () => {
    cursor.page = document.addPage([page.width, page.height]);
    drawHead(sheet, paper);
    sheet.y = page.top;
  };
  const sheet: Sheet = {
    pen: cursor,
    tags,
    brand: colorOf(paper.brand.color),
    y: page.top,
    room(height) {
      if (sheet.y + height <= page.height - page.bottom) return false;
      add();
      return true;
    },
    lines: (text, width, look) =>
      wrap(readable(text, known), width, (part) => cursor.widthOf(part, look)),
  };
  add();
  return sheet;
}

/** Letters of other scripts, which the font does not have, are shown as question marks. */
const readable = (text: string, known: ReadonlySet<number>) =>
  [...text.normalize('NFC')]
    .map((letter) => (letter === '\n' || known.has(letter.codePointAt(0)!) ? letter : '?'))
    .join('');

function drawHead({ pen: cursor, brand }: Sheet, { brand: { name }, notice }: PdfDocument): void {
  cursor.box(0, 0, page.width, 8, brand);
  cursor.aside(() => {
    cursor.text(name, page.left, 44, { ...looks.heading, color: brand });
    if (notice)
      cursor.text(
        notice,
        page.width - page.right - cursor.widthOf(notice, looks.small),
        44,
        looks.small,
      );
  });
  cursor.box(page.left, 58, inner, 0.7, line);
}

function numberPages(document: PDFDocument, { pen: cursor }: Sheet, { foot }: PdfDocument): void {
  const pages = document.getPages();
  pages.forEach((each, index) => {
    cursor.page = each;
    const number = `Página ${index + 1} de ${pages.length}`;
    const y = page.height - 34;
    cursor.box(page.left, y - 16, inner, 0.7, line);
    cursor.aside(() => {
      cursor.text(foot, page.left, y, looks.small);
      cursor.text(
        number,
        page.width - page.right - cursor.widthOf(number, looks.small),
        y,
        looks.small,
      );
    });
  });
}
