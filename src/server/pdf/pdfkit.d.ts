/** As much of fontkit as opens a font and lays text out. */
declare module 'fontkit' {
  export interface Glyph {
    id: number;
    advanceWidth: number;
    codePoints: number[];
  }
  export interface Position {
    xAdvance: number;
    yAdvance: number;
    xOffset: number;
    yOffset: number;
  }
  export interface GlyphRun {
    glyphs: Glyph[];
    positions: Position[];
    advanceWidth: number;
  }
  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string, features?: Record<string, boolean>): GlyphRun;
  }
  export function create(bytes: Uint8Array): Font;
}

/** As much of pdfkit as draws papers and tags them. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';
  import type { Font } from 'fontkit';

  /** An element of the tree of tags. What is added to one that hangs in the tree is drawn at once. */
  export interface StructureElement {
    add(child: StructureElement | (() => void)): this;
    end(): void;
  }
  export interface StructureFacts {
    /** Said in the place of a figure. */
    alt?: string;
    /** What a head of a table is the head of. */
    scope?: 'Row' | 'Column';
  }
  interface PDFDocument extends Readable {
    readonly info: Record<string, string | Date>;
    y: number;
    /** `name` is what it is found by when it is asked for again. */
    font(font: Font, name: string, size: number): this;
    text(
      text: string,
      x: number,
      y: number,
      options: { lineBreak: false; baseline: 'alphabetic' },
    ): this;
    fillColor(color: string): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(color: string): this;
    struct(tag: string, facts?: StructureFacts): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: 'Artifact', facts: { type: 'Pagination' | 'Layout' }): this;
    endMarkedContent(): this;
    /** A page that goes on with what is open on this one. */
    continueOnNewPage(): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(page: number): void;
    /** Puts a file into the PDF. */
    file(
      bytes: Uint8Array,
      options: { name: string; type: string; creationDate: Date; modifiedDate: Date },
    ): unknown;
    end(): void;
    /** Writes title and author once more, as XML. */
    endMetadata(): void;
  }
  const PDFDocument: new (options: {
    size: 'A4';
    margin: number;
    pdfVersion: '1.7';
    tagged: true;
    displayTitle: true;
    lang: string;
    bufferPages: true;
    /** The font to begin with: none. */
    font: null;
    info: Record<string, string | Date>;
  }) => PDFDocument;
  export default PDFDocument;
}
