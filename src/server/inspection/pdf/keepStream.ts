import { deflateSync } from 'node:zlib';
import { Unfit } from '../fault.ts';
import { pdfLimits } from '../limits.ts';
import type { Copier } from './createCopier.ts';
import { picturePoints } from './picturePoints.ts';
import { PdfName, PdfStream, type PdfDict, type PdfValue } from './pdfValue.ts';
import { filtersOf, pictureFilters, unpack, type Filter } from './unpack.ts';

/**
 * A stream with new bytes: unpacked and packed again, so that nothing stands behind what is read of it.
 * Only pictures stay packed as they are, after a look at how many points they claim to have. Undefined
 * for one whose bytes are elsewhere. `keepParms` keeps what is needed to unpack a picture.
 */
export function keepStream(
  { dict: from, bytes }: PdfStream,
  dict: PdfDict,
  kind: 'data' | 'picture',
  copier: Copier,
  keepParms: (parms: PdfDict) => PdfDict,
): PdfStream | undefined {
  const { file, budget } = copier;
  if (from.has('F')) return undefined;
  const stream = new PdfStream(from, bytes);
  const filters = filtersOf(file, stream);
  const isData = kind === 'data' || !filters.some(({ name }) => pictureFilters.has(name));
  if (kind === 'picture') checkPoints(dict.get('Width'), dict.get('Height'));
  if (kind === 'picture' && isData) {
    // Rows of points: programs unpack as many as the picture has.
    if (filters.some(({ name }) => !known.has(name))) return undefined;
    setFilters(dict, filters, keepParms);
    return new PdfStream(dict, bytes);
  }
  const { bytes: data, rest } = unpack(file, stream, budget);
  if (kind === 'data') {
    if (rest.length > 0) return undefined;
    dict.set('Filter', new PdfName('FlateDecode'));
    return new PdfStream(dict, deflateSync(data, { level: 6 }));
  }
  if (rest.length > 1) throw new Unfit('complex');
  const [filter] = rest;
  checkPoints(...picturePoints(filter!.name, data, filter!.parms, file));
  setFilters(dict, rest, keepParms);
  return new PdfStream(dict, data);
}

const known = new Set([
  'FlateDecode',
  'LZWDecode',
  'RunLengthDecode',
  'ASCII85Decode',
  'ASCIIHexDecode',
]);

function checkPoints(width: PdfValue | undefined, height: PdfValue | undefined): void {
  if (typeof width !== 'number' || typeof height !== 'number') return;
  if (width * height > pdfLimits.points || Math.max(width, height) > 1_000_000)
    throw new Unfit('complex');
}

function setFilters(
  dict: PdfDict,
  filters: Filter[],
  keepParms: (parms: PdfDict) => PdfDict,
): void {
  if (filters.length === 0) return;
  dict.set(
    'Filter',
    filters.map(({ name }) => new PdfName(name)),
  );
  dict.set(
    'DecodeParms',
    filters.map(({ parms }) => keepParms(parms)),
  );
}
