import type { X509Certificate } from 'node:crypto';
import type { Words } from '../kernel/words.ts';
import type { Block } from '../ports/pdfDocument.ts';
import { exactInstant } from './exactInstant.ts';

/** A signer's certificate, as whoever has the PDF finds it in there. */
export const certificateBlock = (certificate: X509Certificate, say: Words): Block => ({
  kind: 'facts',
  rows: [
    [say('paper.evidence.subject'), oneLine(certificate.subject)],
    [say('paper.evidence.issuer'), oneLine(certificate.issuer)],
    [say('paper.evidence.serial'), certificate.serialNumber],
    [
      say('paper.evidence.valid'),
      `${exactInstant(certificate.validFromDate, say)} – ${exactInstant(certificate.validToDate, say)}`,
    ],
    [say('paper.evidence.fingerprint'), fingerprintOf(certificate)],
  ],
});

/** SHA-256 in hex. */
export const fingerprintOf = ({ fingerprint256 }: X509Certificate): string =>
  fingerprint256.replaceAll(':', '').toLowerCase();

const oneLine = (name: string) => name.split('\n').join(', ');
