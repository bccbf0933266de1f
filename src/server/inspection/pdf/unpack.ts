import { inflateRawSync, inflateSync, constants } from 'node:zlib';
import { Unfit } from '../fault.ts';
import type { Purse } from './budget.ts';
import type { Resolve } from './objectsOf.ts';
import { nameOf, type PdfDict, type PdfStream, type PdfValue } from './pdfValue.ts';
import { unpackAscii85, unpackHex, unpackLzw, unpackRuns } from './unpackers.ts';
import { unpredict } from './unpredict.ts';

/** One step of a stream's packing, by its long name. */
export interface Filter {
  name: string;
  parms: PdfDict;
}

/** Bytes after every step that is not a picture's own; `rest` is what is left: at most such a one. */
export interface Unpacked {
  bytes: Uint8Array;
  rest: Filter[];
}

const longNames: Record<string, string> = {
  Fl: 'FlateDecode',
  LZW: 'LZWDecode',
  A85: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
  RL: 'RunLengthDecode',
  DCT: 'DCTDecode',
  CCF: 'CCITTFaxDecode',
};
const expanding = new Set(['FlateDecode', 'LZWDecode', 'RunLengthDecode']);
export const pictureFilters: ReadonlySet<string> = new Set([
  'DCTDecode',
  'JPXDecode',
  'JBIG2Decode',
  'CCITTFaxDecode',
]);

/** How a stream is packed, in order. Refuses (`complex`) what is packed twice: only bombs are. */
export function filtersOf(file: { resolve: Resolve }, { dict }: PdfStream): Filter[] {
  const listed = (value: PdfValue) =>
    Array.isArray(value) ? value : value === null ? [] : [value];
  const parms = listed(file.resolve(dict.get('DecodeParms') ?? dict.get('DP')));
  const names = listed(file.resolve(dict.get('Filter')));
  if (names.length > 6) throw new Unfit('complex');
  const filters = names.map((each, index): Filter => {
    const name = nameOf(file.resolve(each)) ?? '';
    const own = file.resolve(parms[index]);
    return { name: longNames[name] ?? name, parms: own instanceof Map ? own : new Map() };
  });
  if (filters.filter(({ name }) => expanding.has(name)).length > 1) throw new Unfit('complex');
  return filters;
}

/** Unpacks a stream within what is left for its kind. Throws `complex` beyond it, `unreadable` for an unknown packing. */
export function unpack(file: { resolve: Resolve }, stream: PdfStream, purse: Purse): Unpacked {
  const filters = filtersOf(file, stream);
  let { bytes } = stream;
  for (const [index, { name, parms }] of filters.entries()) {
    if (pictureFilters.has(name)) return { bytes, rest: filters.slice(index) };
    const step = steps[name];
    if (!step) throw new Unfit('unreadable');
    const number = (key: string, otherwise: number) => {
      const value = file.resolve(parms.get(key));
      return typeof value === 'number' ? value : otherwise;
    };
    bytes = unpredict(step(bytes, purse.room(), number), number);
    purse.unpack(bytes.length);
  }
  return { bytes, rest: [] };
}

type Step = (
  bytes: Uint8Array,
  most: number,
  number: (key: string, otherwise: number) => number,
) => Uint8Array;

const steps: Record<string, Step> = {
  FlateDecode: inflate,
  LZWDecode: (bytes, most, number) => unpackLzw(bytes, most, number('EarlyChange', 1)),
  RunLengthDecode: unpackRuns,
  ASCII85Decode: unpackAscii85,
  ASCIIHexDecode: unpackHex,
};

/** As much as can be read: streams that break off, or whose sum is wrong, are shown by every program. */
function inflate(bytes: Uint8Array, most: number): Uint8Array {
  const options = { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH };
  try {
    return inflateSync(bytes, options);
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw new Unfit('complex');
  }
  try {
    return inflateRawSync(bytes.subarray(2), options);
  } catch (error) {
    throw new Unfit(
      (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'complex' : 'unreadable',
    );
  }
}
