import { createWorkerDesk } from './workerDesk.ts';
import { Refusal } from '../refusal.ts';
import type { Paper } from './paper.ts';

/** What is found in a PDF that somebody sent; `ok` when it may be taken. */
export type PdfFinding = 'ok' | 'unreadable' | 'active';

/**
 * PDFs are made and looked into in threads of their own: drawing takes its time, and what strangers
 * send may be built to take all of it.
 */
export interface PdfDesk {
  /** Draws a paper. */
  render(paper: Paper): Promise<Buffer>;
  /** Whether a PDF can be parsed, and does nothing by itself. Gives up after some seconds. */
  inspect(bytes: Uint8Array): Promise<PdfFinding>;
  close(): Promise<void>;
}

/** The threads start when there is something to do for them. */
export function createPdfDesk(): PdfDesk {
  const drawing = createWorkerDesk(new URL('./renderWorker.ts', import.meta.url), 30_000);
  const looking = createWorkerDesk(new URL('./inspectWorker.ts', import.meta.url), 8_000);
  return {
    async render(paper) {
      const drawn = await drawing.ask<Uint8Array>(paper);
      return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength);
    },
    async inspect(bytes) {
      try {
        return await looking.ask<PdfFinding>(bytes);
      } catch (error) {
        if (error instanceof Refusal) throw error;
        return 'unreadable';
      }
    },
    async close() {
      await Promise.all([drawing.close(), looking.close()]);
    },
  };
}
