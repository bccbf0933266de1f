import { createWorkerPool } from '../kernel/workerPool.ts';
import type { PdfWorkerPool } from '../ports/pdfWorkerPool.ts';

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
