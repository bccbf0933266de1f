import { createWorkerPool } from '../workerPool.ts';
import type { PdfDocument } from './pdfDocument.ts';

/** PDFs are made in a thread of their own: drawing takes its time. */
export interface PdfWorkerPool {
  /** Draws a paper. */
  render(paper: PdfDocument): Promise<Buffer>;
  close(): Promise<void>;
}

/** The thread starts when there is something to do for it. */
export function createPdfWorkerPool(): PdfWorkerPool {
  const drawing = createWorkerPool(new URL('./renderWorker.ts', import.meta.url), 30_000);
  return {
    async render(paper) {
      const drawn = await drawing.ask<Uint8Array>(paper);
      return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength);
    },
    close: () => drawing.close(),
  };
}
