import type { StructureElement, StructureFacts } from 'pdfkit';
import { inner, page, type Color, type Look } from './look.ts';
import type { TaggedPdf } from './taggedPdf.ts';
import { openFace, runsOf, widthOf } from './typeface.ts';
import { wrap } from './wrap.ts';

/** What parts of a document are, for those who do not see it. @source ISO 32000-1 §14.8.4 */
export type Tag =
  'H1' | 'H2' | 'P' | 'L' | 'LI' | 'LBody' | 'Table' | 'Caption' | 'TR' | 'TH' | 'TD' | 'Figure';

/** Where a block is drawn: from `y` down, on a new page when there is no room. */
export interface Sheet {
  /** The tenant's colour. */
  brand: Color;
  /** Distance from the page's top to where the next thing goes. */
  y: number;
  /** Starts a new page unless there is room of this height; says whether it did. */
  room(height: number): boolean;
  /** The lines of a text in a look, wrapped to a width. */
  lines(text: string, width: number, look: Look): string[];
  /** What `draw` says and encloses belongs to a new element of this kind. */
  within(tag: Tag, draw: () => void, facts?: StructureFacts): void;
  /** A new element within the innermost one, to be named to `say`. */
  element(tag: Tag, facts?: StructureFacts): StructureElement;
  /** What `draw` draws is said by the innermost element, or by the one that is named. */
  say(draw: () => void, element?: StructureElement): void;
  /** What `draw` draws is decoration: nobody reads it aloud. */
  aside(draw: () => void): void;
  /** A line of text with its baseline at `y`, from `x` on or up to it. */
  text(text: string, x: number, y: number, look: Look, align?: 'right'): void;
  box(x: number, y: number, width: number, height: number, color: Color): void;
}

/** What blocks are drawn with, on pages of a document that has none yet. */
export function createSheet(document: TaggedPdf, brand: Color): Sheet {
  let current = document.struct('Document');
  document.addStructure(current);
  const sheet: Sheet = {
    brand,
    y: page.top,
    room(height) {
      if (sheet.y + height <= page.height - page.bottom) return false;
      document.continueOnNewPage();
      sheet.y = page.top;
      return true;
    },
    lines: (text, width, look) => wrap(text.normalize('NFC'), width, (part) => widthOf(part, look)),
    within(tag, draw, facts) {
      const outer = current;
      current = sheet.element(tag, facts);
      draw();
      current.end();
      current = outer;
    },
    element(tag, facts) {
      const element = document.struct(tag, facts);
      current.add(element);
      return element;
    },
    say: (draw, element = current) => void element.add(draw),
    aside(draw) {
      document.markContent('Artifact', { type: 'Layout' });
      draw();
      document.endMarkedContent();
    },
    text(text, x, y, look, align) {
      let left = align ? x - widthOf(text, look) : x;
      document.fillColor(look.color);
      for (const { text: part, face } of runsOf(text, look)) {
        document.font(openFace(face), face, look.size);
        document.text(part, left, y, { lineBreak: false, baseline: 'alphabetic' });
        left += widthOf(part, look);
      }
    },
    box: (x, y, width, height, color) => void document.rect(x, y, width, height).fill(color),
  };
  return sheet;
}

/** The x at which what stands at the right ends. */
export const right = page.left + inner;
