import { Unfit } from '../fault.ts';
import { pdfLimits } from '../limits.ts';
import type { Budget } from './budget.ts';
import { PdfString } from './pdfValue.ts';

interface Place {
  readonly bytes: Uint8Array;
  at: number;
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A string in brackets, its escapes resolved. One that never ends takes the rest of the bytes. @source ISO 32000-1 §7.3.4.2 */
export function readString(place: Place, budget: Budget): PdfString {
  const { bytes } = place;
  const parts: string[] = [];
  let depth = 1;
  let start = ++place.at;
  const take = (end: number, more = '') => {
    parts.push(
      Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('latin1'),
      more,
    );
    budget.spend(1);
  };
  for (; place.at < bytes.length; place.at++) {
    const byte = bytes[place.at]!;
    if (byte === 0x28 && ++depth > pdfLimits.brackets) throw new Unfit('complex');
    if (byte === 0x29 && --depth === 0) break;
    if (byte !== 0x5c) continue;
    take(place.at, escaped(place));
    start = place.at + 1;
  }
  take(Math.min(place.at, bytes.length));
  place.at++;
  budget.spend(2);
  return new PdfString(parts.join(''));
}

/** What a backslash and the letters after it stand for; stops at the last of them. */
function escaped(place: Place): string {
  const { bytes } = place;
  const letter = String.fromCharCode(bytes[++place.at] ?? 0);
  if (letter === '\r' && bytes[place.at + 1] === 10) place.at++;
  if (letter === '\r' || letter === '\n') return '';
  if (!/[0-7]/.test(letter)) return escapes[letter] ?? letter;
  let code = Number(letter);
  for (let more = 0; more < 2; more++) {
    const next = (bytes[place.at + 1] ?? 0) - 48;
    if (next < 0 || next > 7) break;
    code = code * 8 + next;
    place.at++;
  }
  return String.fromCharCode(code & 255);
}

/** A string in hexadecimal digits. @source ISO 32000-1 §7.3.4.3 */
export function readHexString(place: Place, budget: Budget): PdfString {
  const { bytes } = place;
  const end = bytes.indexOf(0x3e, place.at);
  const stop = end < 0 ? bytes.length : end;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset + place.at + 1, stop - place.at - 1);
  const digits = text.toString('latin1').replace(/[^0-9a-f]/gi, '');
  place.at = stop + 1;
  budget.spend(2 + (digits.length >> 5));
  return new PdfString(
    Buffer.from(digits.padEnd(digits.length + (digits.length & 1), '0'), 'hex').toString('latin1'),
  );
}
