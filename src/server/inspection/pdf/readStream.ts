import { isBlank } from './letters.ts';
import { Malformed, type Reader } from './createReader.ts';
import { PdfRef, PdfStream, type PdfDict } from './pdfValue.ts';

const END: Buffer = Buffer.from('endstream');
const OBJECT_END: Buffer = Buffer.from('endobj');

/**
 * The stream whose dictionary and keyword were read: as long as it says, where that is so, or else up to
 * its end mark. @source ISO 32000-1 §7.3.8
 */
export function readStream(reader: Reader, dict: PdfDict): PdfStream {
  const { bytes } = reader;
  if (bytes[reader.at] === 13) reader.at++;
  if (bytes[reader.at] === 10) reader.at++;
  const start = reader.at;
  const length = dict.get('Length');
  const said = length instanceof PdfRef ? lengthAt(bytes, length) : length;
  if (
    typeof said === 'number' &&
    said >= 0 &&
    Number.isSafeInteger(said) &&
    start + said <= bytes.length
  ) {
    reader.at = start + said;
    reader.skip();
    if (reader.word('endstream')) return new PdfStream(dict, bytes.subarray(start, start + said));
  }
  const ends = endsOf(bytes);
  let end = ends.stream(start);
  if (end < 0) end = ends.object(start);
  if (end < 0) throw new Malformed('a stream without an end');
  reader.at = end;
  reader.word('endstream');
  if (bytes[end - 1] === 10) end--;
  if (bytes[end - 1] === 13) end--;
  return new PdfStream(dict, bytes.subarray(start, Math.max(start, end)));
}

/** Whether a stream that starts here ends after so many bytes. */
export function endsAt(bytes: Uint8Array, start: number, length: number): boolean {
  if (length < 0 || !Number.isSafeInteger(length) || start + length > bytes.length) return false;
  let at = start + length;
  while (isBlank(bytes[at])) at++;
  return END.equals(bytes.subarray(at, at + END.length));
}

/** Where marks come next; asked from the front to the back, so that the bytes are gone through once. */
function endsOf(bytes: Uint8Array) {
  const found = marks.get(bytes);
  if (found) return found;
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const finder = (mark: Buffer) => {
    let [from, at] = [0, -2];
    return (start: number) => {
      const isKnown = at !== -2 && start >= from && (at === -1 || start <= at);
      if (!isKnown) [from, at] = [start, whole.indexOf(mark, start)];
      return at;
    };
  };
  const made = { stream: finder(END), object: finder(OBJECT_END) };
  marks.set(bytes, made);
  return made;
}

const marks = new WeakMap<Uint8Array, Record<'stream' | 'object', (start: number) => number>>();

/** Lengths that stand in objects of their own, found at once in the whole file. */
const known = new WeakMap<Uint8Array, Map<number, number>>();

function lengthAt(bytes: Uint8Array, { number }: PdfRef): number | undefined {
  let lengths = known.get(bytes);
  if (!lengths) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
    const pattern = /(?<!\d)(\d{1,10})[ \r\n]\d{1,5}[ \r\n]obj\s{0,4}(\d{1,10})\s{0,4}endobj/g;
    lengths = new Map(
      [...text.matchAll(pattern)].map(([, each, length]) => [Number(each), Number(length)]),
    );
    known.set(bytes, lengths);
  }
  return lengths.get(number);
}
