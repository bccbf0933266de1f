import type { PdfDocument } from '../../ports/pdfDocument.ts';
import { inner, line, looks, page } from './look.ts';
import { right, type Sheet } from './sheet.ts';

/** Head and foot of a page: who makes it and what it is of, and its number. */
export function drawEdges(
  sheet: Sheet,
  { brand, notice, foot }: Pick<PdfDocument, 'brand' | 'notice' | 'foot'>,
  number: string,
): void {
  sheet.box(0, 0, page.width, 8, sheet.brand);
  sheet.text(brand.name, page.left, 44, { ...looks.heading, color: sheet.brand });
  if (notice) sheet.text(notice, right, 44, looks.small, 'right');
  sheet.box(page.left, 58, inner, 0.7, line);
  const y = page.height - 34;
  sheet.box(page.left, y - 16, inner, 0.7, line);
  sheet.text(foot, page.left, y, looks.small);
  sheet.text(number, right, y, looks.small, 'right');
}
