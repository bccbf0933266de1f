import {
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setLineWidth,
  setStrokingColor,
  setTextRenderingMode,
  TextRenderingMode,
  type PDFFont,
  type PDFPage,
} from 'pdf-lib';
import type { Color, Look } from './look.ts';
import type { Tags } from './tags.ts';

/** Draws on one page after another; `y` is measured from the page's top. */
export interface PdfCursor {
  page: PDFPage;
  /** A line of text with its baseline at `y`. */
  text(text: string, x: number, y: number, look: Look): void;
  box(x: number, y: number, width: number, height: number, color: Color): void;
  /** What `draw` draws is decoration: nobody reads it aloud. */
  aside(draw: () => void): void;
  widthOf(text: string, look: Look): number;
}

/** Bold is the same letters with an outline of this part of their size. */
const BOLD = 0.032;

export function createPen(font: PDFFont, tags: Tags): PdfCursor {
  let isAside = false;
  const cursor: PdfCursor = {
    page: undefined as unknown as PDFPage,
    text(text, x, y, look) {
      const { page } = cursor;
      const color = rgb(...look.color);
      const draw = () => {
        page.pushOperators(pushGraphicsState());
        if (look.isBold)
          page.pushOperators(
            setTextRenderingMode(TextRenderingMode.FillAndOutline),
            setLineWidth(look.size * BOLD),
            setStrokingColor(color),
          );
        page.drawText(text, { x, y: page.getHeight() - y, font, size: look.size, color });
        page.pushOperators(popGraphicsState());
      };
      if (isAside) return draw();
      marked(page, tags.tag(), `<</MCID ${tags.mark(page)}>>`, draw);
    },
    box(x, y, width, height, color) {
      const { page } = cursor;
      cursor.aside(() =>
        page.drawRectangle({
          x,
          y: page.getHeight() - y - height,
          width,
          height,
          color: rgb(...color),
        }),
      );
    },
    aside(draw) {
      if (isAside) return draw();
      isAside = true;
      marked(cursor.page, 'Artifact', undefined, draw);
      isAside = false;
    },
    widthOf: (text, { size }) => font.widthOfTextAtSize(text, size),
  };
  return cursor;
}

function marked(
  page: PDFPage,
  tag: string,
  properties: string | undefined,
  draw: () => void,
): void {
  const name = PDFName.of(tag);
  page.pushOperators(
    properties === undefined
      ? PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [name])
      : PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [name, properties]),
  );
  draw();
  page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
}
