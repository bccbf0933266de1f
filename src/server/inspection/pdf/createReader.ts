import { Unfit } from '../fault.ts';
import { pdfLimits } from '../limits.ts';
import type { Budget } from './budget.ts';
import { isBlank, isDigit, isRegular } from './letters.ts';
import { PdfName, PdfRef, type PdfDict, type PdfValue } from './pdfValue.ts';
import { readHexString, readString } from './readString.ts';

/** Reads values one after another out of bytes; `at` is where it stands. */
export interface Reader {
  readonly bytes: Uint8Array;
  at: number;
  /** Passes blanks and comments. */
  skip(): void;
  /** The next value. Throws a Malformed where there is none. */
  value(): PdfValue;
  /** Digits as a number, passed; undefined where there are none, or too many to count anything. */
  digits(): number | undefined;
  /** Whether this word stands here; passes it. */
  word(word: string): boolean;
}

/** An object that is not written as values are. Others around it may be good. */
export class Malformed extends Error {
  override name = 'Malformed';
}

/** Nothing is nested deeper than the limit while it is read, and every value is counted. @source ISO 32000-1 §7.3 */
export function createReader(bytes: Uint8Array, budget: Budget, from = 0): Reader {
  const reader: Reader = { bytes, at: from, skip, value: () => value(0), digits, word };

  function skip(): void {
    for (; reader.at < bytes.length; reader.at++) {
      const byte = bytes[reader.at]!;
      if (byte === 0x25) skipLine();
      else if (!isBlank(byte)) return;
    }
  }

  function skipLine(): void {
    while (reader.at < bytes.length && bytes[reader.at] !== 10 && bytes[reader.at] !== 13)
      reader.at++;
  }

  function digits(): number | undefined {
    const start = reader.at;
    let number = 0;
    while (isDigit(bytes[reader.at])) number = number * 10 + bytes[reader.at++]! - 48;
    return reader.at > start && reader.at - start <= 10 ? number : undefined;
  }

  function word(expected: string): boolean {
    for (let index = 0; index < expected.length; index++)
      if (bytes[reader.at + index] !== expected.charCodeAt(index)) return false;
    reader.at += expected.length;
    return true;
  }

  function value(depth: number): PdfValue {
    if (depth > pdfLimits.nesting) throw new Unfit('complex');
    budget.spend(1);
    skip();
    const byte = bytes[reader.at];
    if (byte === 0x2f) return name();
    if (byte === 0x28) return readString(reader, budget);
    if (byte === 0x5b) return list(depth);
    if (byte === 0x3c) return bytes[reader.at + 1] === 0x3c ? dict(depth) : hex();
    if (isDigit(byte) || byte === 0x2b || byte === 0x2d || byte === 0x2e) return numberOrRef();
    if (word('true')) return true;
    if (word('false')) return false;
    if (word('null')) return null;
    throw new Malformed(`no value at ${reader.at}`);
  }

  const hex = () => readHexString(reader, budget);

  function name(): PdfName {
    let text = '';
    reader.at++;
    for (let byte = bytes[reader.at]; isRegular(byte); byte = bytes[reader.at]) {
      const code = byte === 0x23 ? parseInt(pair(reader.at + 1), 16) : NaN;
      text += String.fromCharCode(Number.isNaN(code) ? byte! : code);
      reader.at += Number.isNaN(code) ? 1 : 3;
    }
    budget.spend(1 + (text.length >> 4));
    return new PdfName(text);
  }

  const pair = (at: number) => {
    const two = String.fromCharCode(bytes[at] ?? 0, bytes[at + 1] ?? 0);
    return /^[0-9a-f]{2}$/i.test(two) ? two : '';
  };

  function list(depth: number): PdfValue[] {
    const items: PdfValue[] = [];
    budget.spend(3);
    for (reader.at++, skip(); bytes[reader.at] !== 0x5d; skip()) items.push(value(depth + 1));
    reader.at++;
    return items;
  }

  function dict(depth: number): PdfDict {
    const found: PdfDict = new Map();
    budget.spend(11);
    for (reader.at += 2, skip(); bytes[reader.at] !== 0x3e; skip()) {
      if (bytes[reader.at] !== 0x2f) throw new Malformed(`no key at ${reader.at}`);
      budget.spend(4);
      const key = name().text;
      // An end right behind a key: some programs leave the value out.
      skip();
      found.set(key, bytes[reader.at] === 0x3e ? null : value(depth + 1));
    }
    reader.at += bytes[reader.at + 1] === 0x3e ? 2 : 1;
    return found;
  }

  function numberOrRef(): number | PdfRef {
    const start = reader.at;
    const first = digits();
    if (first !== undefined && isBlank(bytes[reader.at])) {
      const end = reader.at;
      skip();
      const generation = digits();
      if (generation !== undefined) {
        skip();
        if (bytes[reader.at] === 0x52 && !isRegular(bytes[reader.at + 1])) {
          reader.at++;
          return new PdfRef(first, generation);
        }
      }
      reader.at = end;
      return first;
    }
    reader.at = start;
    return number();
  }

  /** As programs write them, `--5` and `1.2.3` among them. */
  function number(): number {
    const start = reader.at;
    while (isRegular(bytes[reader.at]) && /[-+.\d]/.test(String.fromCharCode(bytes[reader.at]!)))
      reader.at++;
    if (reader.at === start || reader.at - start > 60) throw new Malformed(`no number at ${start}`);
    const text = String.fromCharCode(...bytes.subarray(start, reader.at));
    const read = parseFloat(text.replace(/^[-+]*(?=[-+])/, ''));
    return Number.isFinite(read) ? read : 0;
  }

  return reader;
}
