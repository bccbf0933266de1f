import PDFDocument from 'pdfkit';
import type { PdfDocument } from '../../ports/pdfDocument.ts';

type Facts = Pick<PdfDocument, 'title' | 'language' | 'brand' | 'at'>;

/** An empty PDF that says what it is: its title, its language, who made it and when. */
export class TaggedPdf extends PDFDocument {
  constructor({ title, language, brand: { name }, at }: Facts) {
    const made = new Date(at);
    super({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: language,
      bufferPages: true,
      font: null,
      info: {
        Title: title,
        Author: name,
        Producer: name,
        Creator: name,
        CreationDate: made,
        ModDate: made,
      },
    });
  }

  /** The facts are written once more as XML, into which pdfkit puts them as they are. */
  override endMetadata(): void {
    for (const [name, fact] of Object.entries(this.info))
      if (typeof fact === 'string') this.info[name] = escaped(fact);
    super.endMetadata();
  }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
