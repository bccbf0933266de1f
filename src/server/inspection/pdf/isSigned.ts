import { isSignedData } from './isSignedData.ts';
import { nameOf, PdfRef, PdfString, type PdfDict, type PdfValue } from './pdfValue.ts';
import type { PdfFile } from './readPdf.ts';

/** Fields of a form that are looked through for signatures. */
const MOST_FIELDS = 5_000;
/** Bytes that the signature itself takes at the very least. */
const LEAST_GAP = 64;

/**
 * Whether a field of the file's form bears a signature over its bytes: of a whole revision but for the very place
 * where the signature stands. Anything less is an ordinary file. @source ISO 32000-1 §12.7.4.5, §12.8.1
 */
export function isSigned(bytes: Uint8Array, { resolve }: PdfFile, form: PdfDict): boolean {
  const seen = new Set<number>();
  let count = 0;
  const holds = (value: PdfValue, inherited: string | undefined, depth: number): boolean => {
    if (value instanceof PdfRef) {
      if (seen.has(value.number)) return false;
      seen.add(value.number);
    }
    const field = resolve(value);
    if (!(field instanceof Map) || depth > 30 || ++count > MOST_FIELDS) return false;
    const kind = nameOf(resolve(field.get('FT'))) ?? inherited;
    const signature = kind === 'Sig' ? resolve(field.get('V')) : null;
    if (signature instanceof Map && covers(bytes, signature, resolve)) return true;
    const kids = resolve(field.get('Kids'));
    return Array.isArray(kids) && kids.some((kid) => holds(kid, kind, depth + 1));
  };
  const fields = resolve(form.get('Fields'));
  return Array.isArray(fields) && fields.some((field) => holds(field, undefined, 0));
}

/** Whether the gap in what a signature covers is its own contents, and the end of it the end of a revision. */
function covers(bytes: Uint8Array, signature: PdfDict, resolve: PdfFile['resolve']): boolean {
  const contents = resolve(signature.get('Contents'));
  const range = resolve(signature.get('ByteRange'));
  if (!(contents instanceof PdfString) || !Array.isArray(range) || range.length !== 4) return false;
  if (!range.every((each): each is number => Number.isSafeInteger(each))) return false;
  const [start, length, next, rest] = range as [number, number, number, number];
  const end = next + rest;
  if (start !== 0 || length <= 0 || next < length + LEAST_GAP || rest <= 0) return false;
  if (end > bytes.length) return false;
  const gap = Buffer.from(bytes.subarray(length, next)).toString('latin1');
  const hex = /^<([0-9a-f\s]*)>$/i.exec(gap)?.[1]?.replace(/\s/g, '');
  if (hex === undefined) return false;
  const said = Buffer.from(hex.length & 1 ? `${hex}0` : hex, 'hex');
  if (!said.equals(Buffer.from(contents.bytes, 'latin1'))) return false;
  const tail = Buffer.from(bytes.subarray(Math.max(next, end - 32), end)).toString('latin1');
  return /%%EOF[\s\0]*$/.test(tail) && isSignedData(said);
}
