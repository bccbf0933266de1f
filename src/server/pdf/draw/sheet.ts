import type { Color, Look } from './look.ts';
import type { PdfCursor } from './pdfCursor.ts';
import type { Tags } from './tags.ts';

/** Where a block is drawn: from `y` down, on a new page when there is no room. */
export interface Sheet {
  pen: PdfCursor;
  tags: Tags;
  /** The tenant's colour. */
  brand: Color;
  /** Distance from the page's top to where the next thing goes. */
  y: number;
  /** Starts a new page unless there is room of this height; says whether it did. */
  room(height: number): boolean;
  /** The lines of a text in a look, wrapped to a width. */
  lines(text: string, width: number, look: Look): string[];
}
