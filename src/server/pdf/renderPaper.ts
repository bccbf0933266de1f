import { arrayBuffer } from 'node:stream/consumers';
import type { PdfDocument } from '../ports/pdfDocument.ts';
import { drawEdges } from './draw/drawEdges.ts';
import { drawBlocks } from './draw/index.ts';
import { colorOf } from './draw/look.ts';
import { createSheet } from './draw/sheet.ts';
import { TaggedPdf } from './draw/taggedPdf.ts';

/**
 * Draws a paper as a tagged PDF: head with the tenant's name, foot with page numbers, its fonts
 * within. The same paper gives the same bytes.
 */
export async function renderPaper(paper: PdfDocument): Promise<Uint8Array> {
  const document = new TaggedPdf(paper);
  const sheet = createSheet(document, colorOf(paper.brand.color));
  drawBlocks(sheet, paper.blocks);
  const { count } = document.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    document.switchToPage(index);
    sheet.aside(() => drawEdges(sheet, paper, numberOf(paper, index + 1, count)));
  }
  for (const { name, media_type: type, bytes } of paper.attachments ?? [])
    if (bytes)
      document.file(bytes, {
        name,
        type,
        creationDate: new Date(paper.at),
        modifiedDate: new Date(paper.at),
      });
  document.end();
  return new Uint8Array(await arrayBuffer(document));
}

const numberOf = ({ page }: PdfDocument, number: number, count: number): string =>
  page.replaceAll('{pages}', String(count)).replaceAll('{page}', String(number));
