import { Unfit } from '../fault.ts';
import { pdfLimits } from '../limits.ts';
import type { Budget } from './budget.ts';
import { createReader, Malformed, type Reader } from './createReader.ts';
import { isDigit, isRegular } from './letters.ts';
import { nameOf, PdfRef, PdfStream, type PdfDict, type PdfValue } from './pdfValue.ts';
import { readPacked } from './readPacked.ts';
import { readStream } from './readStream.ts';

/** The objects of a PDF by number, and what its trailers say. */
export interface PdfFile {
  objects: ReadonlyMap<number, PdfValue>;
  trailer: PdfDict;
  /** What a value stands for: itself, or the object that it names; null where there is none. */
  resolve(value: PdfValue | undefined): PdfValue;
}

/**
 * Reads a PDF from its first byte to its last, as its revisions were written: of two objects with one
 * number the later counts. Its tables of objects are not believed, and nothing is unpacked or kept beyond
 * the budget. Throws an Unfit.
 */
export function readPdf(bytes: Uint8Array, budget: Budget): PdfFile {
  const reader = createReader(bytes, budget);
  const found: [number, PdfValue][] = [];
  const trailer: PdfDict = new Map();
  let broken = 0;
  for (reader.skip(); reader.at < bytes.length; reader.skip()) {
    const start = reader.at;
    try {
      if (isDigit(bytes[start])) readObject(reader, found);
      else if (reader.word('trailer')) addTrailer(trailer, reader.value());
      else skipWord(reader);
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      if (++broken > pdfLimits.broken) throw new Unfit('unreadable');
      reader.at = start;
      skipWord(reader);
    }
  }
  for (const [, value] of found)
    if (value instanceof PdfStream && nameOf(value.dict.get('Type')) === 'XRef')
      addTrailer(trailer, value.dict);
  if (trailer.get('Encrypt')) throw new Unfit('encrypted');
  return withPacked(found, trailer, budget);
}

function readObject(reader: Reader, found: [number, PdfValue][]): void {
  const number = reader.digits();
  const behind = reader.at;
  reader.skip();
  const generation = number === undefined ? undefined : reader.digits();
  reader.skip();
  if (generation === undefined || !reader.word('obj')) {
    // A row of a table of objects, or where one starts: the next number may begin an object.
    reader.at = behind;
    return;
  }
  const value = reader.value();
  if (found.push([number!, value]) > pdfLimits.objects) throw new Unfit('complex');
  reader.skip();
  if (value instanceof Map && reader.word('stream'))
    found[found.length - 1] = [number!, readStream(reader, value)];
}

function skipWord(reader: Reader): void {
  const { bytes } = reader;
  if (!isRegular(bytes[reader.at])) reader.at++;
  else while (isRegular(bytes[reader.at])) reader.at++;
}

/** Later trailers count more, but what only an earlier one says holds on. */
function addTrailer(trailer: PdfDict, value: PdfValue): void {
  if (!(value instanceof Map)) return;
  const entries = value.get('Size');
  if (typeof entries === 'number' && entries > pdfLimits.tableEntries) throw new Unfit('complex');
  for (const key of ['Root', 'Encrypt']) {
    const said = value.get(key);
    if (said !== undefined && said !== null) trailer.set(key, said);
  }
}

/** Puts what object streams hold among the objects, in the place of the streams. */
function withPacked(found: [number, PdfValue][], trailer: PdfDict, budget: Budget): PdfFile {
  const objects = new Map(found);
  const resolve = (value: PdfValue | undefined): PdfValue => {
    let at = value;
    for (let hops = 0; at instanceof PdfRef; hops++) {
      if (hops > 20) return null;
      at = objects.get(at.number);
    }
    return at ?? null;
  };
  const file: PdfFile = { objects, trailer, resolve };
  for (const [number, value] of found) {
    const isPacked = value instanceof PdfStream && nameOf(value.dict.get('Type')) === 'ObjStm';
    if (!isPacked) objects.set(number, value);
    else for (const [inner, held] of readPacked(file, value, budget)) objects.set(inner, held);
    if (objects.size > pdfLimits.objects) throw new Unfit('complex');
  }
  return file;
}
