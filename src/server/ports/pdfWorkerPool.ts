import type { PdfDocument } from './pdfDocument.ts';

/** PDFs are made in a thread of their own: drawing takes its time. */
export interface PdfWorkerPool {
  /** Draws a paper. */
  render(paper: PdfDocument): Promise<Buffer>;
  close(): Promise<void>;
}
