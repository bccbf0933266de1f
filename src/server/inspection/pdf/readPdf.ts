import { Unfit } from '../fault.ts';
import { pdfLimits } from '../limits.ts';
import type { Budget } from './budget.ts';
import { createReader, Malformed, type Reader } from './createReader.ts';
import { isDigit, isRegular } from './letters.ts';
import { objectsOf, type Found, type Resolve } from './objectsOf.ts';
import { nameOf, PdfStream, type PdfDict, type PdfValue } from './pdfValue.ts';
import { readStream } from './readStream.ts';
import { readTables } from './readTables.ts';

/** The objects of a PDF, and what its newest trailer says. */
export interface PdfFile {
  /** As they stand in the file, of all its revisions. */
  found: readonly Found[];
  trailer: PdfDict;
  /** Whether its tables of objects can be followed. */
  hasTables: boolean;
  resolve: Resolve;
}

/**
 * Reads a PDF from its first byte to its last, and asks its tables which of its objects count: those are what
 * other programs show. Nothing is unpacked or kept beyond the budget. Throws an Unfit.
 */
export function readPdf(bytes: Uint8Array, budget: Budget): PdfFile {
  const reader = createReader(bytes, budget);
  const found: Found[] = [];
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
  const streams = new Map<number, PdfStream>();
  for (const { at, value } of found) {
    if (!(value instanceof PdfStream)) continue;
    streams.set(at, value);
    if (nameOf(value.dict.get('Type')) === 'XRef') addTrailer(trailer, value.dict);
  }
  if (trailer.get('Encrypt')) throw new Unfit('encrypted');
  // What tells where a file begins stands at its end: one without was cut off, and pages of it are missing.
  if (!trailer.get('Root')) throw new Unfit('unreadable');
  const tables = readTables(bytes, streams, budget);
  if (tables) trailer.set('Root', tables.root);
  const resolve = objectsOf(bytes, found, tables, budget);
  return { found, trailer, hasTables: tables !== undefined, resolve };
}

function readObject(reader: Reader, found: Found[]): void {
  const at = reader.at;
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
  const object: Found = { number: number!, generation, at, value };
  if (found.push(object) > pdfLimits.objects) throw new Unfit('complex');
  reader.skip();
  if (value instanceof Map && reader.word('stream')) object.value = readStream(reader, value);
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
