import type { Copier, Shape } from './createCopier.ts';
import { keepStream, type StreamKind } from './keepStream.ts';
import { PdfName, PdfStream, PdfString, type PdfDict, type PdfValue } from './pdfValue.ts';

/** Names, numbers, strings, yes and no, and lists of these within each other. */
export const plain: Shape = (value, copier) => {
  if (Array.isArray(value)) return listOf(plain)(value, copier);
  const isScalar = typeof value === 'number' || typeof value === 'boolean';
  return isScalar || value instanceof PdfName || value instanceof PdfString ? value : undefined;
};

export const name: Shape = (value) => (value instanceof PdfName ? value : undefined);
export const text: Shape = (value) => (value instanceof PdfString ? value : undefined);

/** The first of some kinds that a value is of. */
export const either =
  (...shapes: Shape[]): Shape =>
  (value, copier) => {
    for (const shape of shapes) {
      const copy = shape(value, copier);
      if (copy !== undefined) return copy;
    }
    return undefined;
  };

/** A list; what is not of the kind leaves an empty place, so that the others stay in theirs. */
export const listOf =
  (shape: Shape): Shape =>
  (value, copier) =>
    Array.isArray(value) ? value.map((item) => copier.keep(item, shape) ?? null) : undefined;

/** A dictionary with names of its own, such as a page's fonts. */
export const mapOf =
  (shape: Shape): Shape =>
  (value, copier) => {
    if (!(value instanceof Map)) return undefined;
    const kept: PdfDict = new Map();
    for (const [key, item] of value) set(kept, key, copier.keep(item, shape));
    return kept;
  };

/** Which entries of a dictionary are kept, and as what. Nothing else of it is. */
export type Entries = Readonly<Record<string, Shape>>;

export const dictOf =
  (entries: Entries): Shape =>
  (value, copier) =>
    value instanceof Map ? keepEntries(value, entries, copier) : undefined;

/** A stream with its bytes, written anew as what they are. */
export const streamOf =
  (entries: Entries, kind: StreamKind = 'data'): Shape =>
  (value, copier) =>
    value instanceof PdfStream
      ? keepStream(value, keepEntries(value.dict, entries, copier), kind, copier, (parms) =>
          keepEntries(parms, parameters, copier),
        )
      : undefined;

/** What is kept of a dictionary's entries. */
export function keepEntries(from: PdfDict, entries: Entries, copier: Copier): PdfDict {
  const kept: PdfDict = new Map();
  for (const [key, shape] of Object.entries(entries))
    set(kept, key, copier.keep(from.get(key), shape));
  return kept;
}

function set(dict: PdfDict, key: string, value: PdfValue | undefined): void {
  if (value !== undefined) dict.set(key, value);
}

/** @source ISO 32000-1 §7.4 */
const parameters: Entries = {
  Predictor: plain,
  Colors: plain,
  BitsPerComponent: plain,
  Columns: plain,
  EarlyChange: plain,
  K: plain,
  EndOfLine: plain,
  EncodedByteAlign: plain,
  Rows: plain,
  EndOfBlock: plain,
  BlackIs1: plain,
  DamagedRowsBeforeError: plain,
  ColorTransform: plain,
  JBIG2Globals: streamOf({}),
};
