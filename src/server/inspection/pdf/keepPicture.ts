import { deflateSync } from 'node:zlib';
import { Unfit } from '../fault.ts';
import { pdfLimits } from '../limits.ts';
import { cleanFax } from './cleanFax.ts';
import { cleanJbig2 } from './cleanJbig2.ts';
import { cleanJpeg } from './cleanJpeg.ts';
import { cleanJpx } from './cleanJpx.ts';
import type { Copier } from './createCopier.ts';
import { picturePoints } from './picturePoints.ts';
import { pointsSize } from './pointsSize.ts';
import { PdfName, PdfStream, type PdfDict, type PdfValue } from './pdfValue.ts';
import { unpack } from './unpack.ts';

/**
 * A picture with new bytes: points unpacked, cut to as many as it has and packed again; a JPEG and its like
 * with the parts alone that a decoder reads. Undefined where nobody can tell how many points it has.
 */
export function keepPicture(
  stream: PdfStream,
  dict: PdfDict,
  copier: Copier,
  keepParms: (parms: PdfDict) => PdfDict,
): PdfStream | undefined {
  const { file, budget } = copier;
  const [width, height] = [dict.get('Width'), dict.get('Height')];
  const said = checkPoints(width, height);
  const { bytes, rest } = unpack(file, stream, budget.pictures);
  if (rest.length > 1) throw new Unfit('complex');
  const [filter] = rest;
  if (!filter) {
    const size = pointsSize(stream.dict, file);
    if (size === undefined) return undefined;
    dict.set('Filter', new PdfName('FlateDecode'));
    return drawn(new PdfStream(dict, deflateSync(bytes.subarray(0, size), { level: 3 })), said);
  }
  const { name, parms } = filter;
  dict.set('Filter', [new PdfName(name)]);
  dict.set('DecodeParms', [keepParms(parms)]);
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const number = (key: string) => {
    const value = file.resolve(parms.get(key));
    return typeof value === 'number' ? value : undefined;
  };
  const clean = {
    DCTDecode: () => cleanJpeg(view),
    JPXDecode: () => cleanJpx(view),
    JBIG2Decode: () => cleanJbig2(view),
    CCITTFaxDecode: () =>
      cleanFax(view, {
        columns: number('Columns') ?? 1728,
        rows: Math.max(number('Rows') ?? 0, typeof height === 'number' ? height : 0),
        kind: number('K') ?? 0,
      }),
  }[name];
  const cleaned = clean!();
  const found = checkPoints(...picturePoints(name, cleaned, parms, file));
  return drawn(new PdfStream(dict, cleaned), Math.max(said, found));

  function drawn(kept: PdfStream, points: number): PdfStream {
    copier.draws.set(kept, { bytes: points / pdfLimits.pointsOfWork, uses: [], writes: false });
    return kept;
  }
}

/** How many there are; 0 where it is not said. */
function checkPoints(width: PdfValue | undefined, height: PdfValue | undefined): number {
  if (typeof width !== 'number' || typeof height !== 'number') return 0;
  if (width * height > pdfLimits.points || Math.max(width, height) > 1_000_000)
    throw new Unfit('complex');
  return Math.max(0, width * height);
}
