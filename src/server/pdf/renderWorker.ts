import { parentPort } from 'node:worker_threads';
import type { PdfDocument } from '../ports/pdfDocument.ts';
import { renderPaper } from './renderPaper.ts';

parentPort!.on('message', (paper: PdfDocument) => {
  renderPaper(paper).then(
    (answer) => parentPort!.postMessage({ answer }, [answer.buffer as ArrayBuffer]),
    (error: unknown) => parentPort!.postMessage({ error: String(error) }),
  );
});
