import { deflateSync } from 'node:zlib';
import type { Copier } from './createCopier.ts';
import { drawsOf } from './drawsOf.ts';
import { keepPicture } from './keepPicture.ts';
import { PdfName, PdfStream, type PdfDict } from './pdfValue.ts';
import { unpack } from './unpack.ts';

/** What the bytes of a stream are: something that is read, something that draws, or points. */
export type StreamKind = 'data' | 'content' | 'picture';

/**
 * A stream with new bytes: unpacked and packed again, so that nothing stands behind what is read of it.
 * Undefined for one whose bytes are elsewhere. `keepParms` keeps what is needed to unpack a picture.
 */
export function keepStream(
  { dict: from, bytes }: PdfStream,
  dict: PdfDict,
  kind: StreamKind,
  copier: Copier,
  keepParms: (parms: PdfDict) => PdfDict,
): PdfStream | undefined {
  if (from.has('F')) return undefined;
  const stream = new PdfStream(from, bytes);
  if (kind === 'picture') return keepPicture(stream, dict, copier, keepParms);
  const { file, budget } = copier;
  const { bytes: data, rest } = unpack(file, stream, kind === 'content' ? budget.content : budget);
  if (rest.length > 0) return undefined;
  dict.set('Filter', new PdfName('FlateDecode'));
  const kept = new PdfStream(dict, deflateSync(data, { level: 6 }));
  if (kind === 'content') copier.draws.set(kept, drawsOf(data));
  return kept;
}
