import { inner, looks, page, type Look } from './look.ts';
import type { Sheet } from './sheet.ts';
import type { Tag } from './tags.ts';

/** Draws a text as one element, over as many lines and pages as it takes. */
export function drawLines(sheet: Sheet, tag: Tag, text: string, look: Look, left = 0): void {
  const width = inner - left;
  sheet.tags.within(tag, () => {
    for (const line of sheet.lines(text, width, look)) {
      sheet.room(look.leading);
      sheet.pen.text(line, page.left + left, sheet.y + look.size, look);
      sheet.y += look.leading;
    }
  });
}

export function drawText(
  sheet: Sheet,
  { text, look }: { text: string; look?: 'small' | 'strong' },
): void {
  drawLines(sheet, 'P', text, looks[look ?? 'text']);
  sheet.y += 6;
}

export function drawHeading(sheet: Sheet, { level, text }: { level: 1 | 2; text: string }): void {
  const isTitle = level === 1;
  // A heading stays with what it heads.
  sheet.room(isTitle ? 60 : 70);
  sheet.y += isTitle ? 0 : 8;
  drawLines(sheet, isTitle ? 'H1' : 'H2', text, isTitle ? looks.title : looks.heading);
  sheet.y += isTitle ? 8 : 4;
}

export function drawList(sheet: Sheet, { items }: { items: string[] }): void {
  sheet.tags.within('L', () => {
    for (const item of items)
      sheet.tags.within('LI', () => {
        sheet.room(looks.text.leading);
        const y = sheet.y + looks.text.size;
        sheet.pen.aside(() => sheet.pen.text('•', page.left + 2, y, looks.text));
        drawLines(sheet, 'LBody', item, looks.text, 14);
      });
  });
  sheet.y += 6;
}
