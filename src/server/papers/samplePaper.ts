import { formatInstant } from '#/domain/dates/format.ts';
import type { PdfDocument } from '../ports/pdfDocument.ts';

/** What a demo's document stands for. */
export interface Sample {
  label: string;
  filename: string;
  /** Whose it is. */
  owner: string;
  sentAt: string;
  zone: string;
}

/** A page in the place of a paper that nobody ever scanned: a demo has no real identity papers. */
export function samplePaper(sample: Sample, paper: Pick<PdfDocument, 'brand' | 'at'>): PdfDocument {
  return {
    title: sample.label,
    ...paper,
    foot: sample.filename,
    notice: 'Documento de muestra, sin valor',
    blocks: [
      { kind: 'heading', level: 1, text: sample.label },
      {
        kind: 'text',
        text: 'Este documento sustituye al original en la demostración. Las personas y los datos son ficticios.',
      },
      {
        kind: 'facts',
        rows: [
          ['Corresponde a', sample.owner],
          ['Archivo', sample.filename],
          ['Enviado', formatInstant(sample.sentAt, sample.zone)],
        ],
      },
    ],
  };
}
