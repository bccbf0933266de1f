import { formatInstant } from '#/domain/dates/format.ts';
import type { Words } from '../kernel/words.ts';
import type { PdfDocument } from '../ports/pdfDocument.ts';
import type { Frame } from './frameOf.ts';

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
export function samplePaper(sample: Sample, paper: Frame, say: Words): PdfDocument {
  return {
    title: sample.label,
    ...paper,
    foot: sample.filename,
    notice: say('paper.sample.notice'),
    blocks: [
      { kind: 'heading', level: 1, text: sample.label },
      {
        kind: 'text',
        text: say('paper.sample.text'),
      },
      {
        kind: 'facts',
        rows: [
          [say('paper.sample.owner'), sample.owner],
          [say('paper.sample.file'), sample.filename],
          [say('paper.sample.sent'), formatInstant(sample.sentAt, sample.zone)],
        ],
      },
    ],
  };
}
