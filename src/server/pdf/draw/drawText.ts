import type { Block } from '../../ports/pdfDocument.ts';
import { inner, looks, page, type Look } from './look.ts';
import type { Sheet, Tag } from './sheet.ts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** How far the items of a list stand in. */
const INDENT = 14;

/** Draws a text as one element, over as many lines and pages as it takes. */
export function drawLines(sheet: Sheet, tag: Tag, text: string, look: Look, left = 0): void {
  sheet.within(tag, () => {
    for (const line of sheet.lines(text, inner - left, look)) {
      sheet.room(look.leading);
      sheet.say(() => sheet.text(line, page.left + left, sheet.y + look.size, look));
      sheet.y += look.leading;
    }
  });
}

export function drawText(sheet: Sheet, { text, look }: Of<'text'>): void {
  drawLines(sheet, 'P', text, looks[look ?? 'text']);
  sheet.y += 6;
}

/** Height of what stays together of a text: two lines, or the only one. */
export const heightOfText = (sheet: Sheet, { text, look }: Of<'text'>): number =>
  heightOfLines(sheet, text, looks[look ?? 'text']);

/** A text that names what follows: a question above its answer, a document above its facts. */
export const isLead = (block: Block): block is Of<'text'> =>
  block.kind === 'text' && block.look === 'strong';

/** Height of one with its distance: all its lines stay with what they name. */
export const heightOfLead = (sheet: Sheet, { text }: Of<'text'>): number =>
  sheet.lines(text, inner, looks.strong).length * looks.strong.leading + 6;

function heightOfLines(sheet: Sheet, text: string, look: Look, left = 0): number {
  return Math.min(2, sheet.lines(text, inner - left, look).length) * look.leading;
}

export function drawHeading(sheet: Sheet, { level, text }: Of<'heading'>): void {
  const isTitle = level === 1;
  sheet.y += isTitle ? 0 : 8;
  drawLines(sheet, isTitle ? 'H1' : 'H2', text, isTitle ? looks.title : looks.heading);
  sheet.y += isTitle ? 8 : 4;
}

/** Height of a heading with its distances. */
export function heightOfHeading(sheet: Sheet, { level, text }: Of<'heading'>): number {
  const look = level === 1 ? looks.title : looks.heading;
  return 12 + sheet.lines(text, inner, look).length * look.leading;
}

export function drawList(sheet: Sheet, { items }: Of<'list'>): void {
  sheet.within('L', () => {
    for (const item of items)
      sheet.within('LI', () => {
        sheet.room(heightOfLines(sheet, item, looks.text, INDENT));
        sheet.aside(() => sheet.text('•', page.left + 2, sheet.y + looks.text.size, looks.text));
        drawLines(sheet, 'LBody', item, looks.text, INDENT);
      });
  });
  sheet.y += 6;
}

/** Height of what stays together of a list: the beginning of its first item. */
export const heightOfItem = (sheet: Sheet, { items }: Of<'list'>): number =>
  items[0] === undefined ? 0 : heightOfLines(sheet, items[0], looks.text, INDENT);
