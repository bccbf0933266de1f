import { Unfit } from '../fault.ts';
import { isBlank } from './letters.ts';

/** Bytes that grow up to a bound. */
function createSink(most: number) {
  let bytes: Uint8Array = new Uint8Array(4096);
  let length = 0;
  return {
    push(byte: number) {
      if (length === bytes.length) {
        if (length >= most) throw new Unfit('complex');
        const grown = new Uint8Array(Math.min(most, length * 2));
        grown.set(bytes);
        bytes = grown;
      }
      bytes[length++] = byte;
    },
    done: () => bytes.subarray(0, length),
  };
}

/** @source ISO 32000-1 §7.4.5 */
export function unpackRuns(bytes: Uint8Array, most: number): Uint8Array {
  const sink = createSink(most);
  for (let at = 0; at < bytes.length && bytes[at] !== 128;) {
    const count = bytes[at++]!;
    if (count < 128) for (let left = count; left >= 0; left--) sink.push(bytes[at++] ?? 0);
    else for (let left = 257 - count; left > 0; left--) sink.push(bytes[at] ?? 0);
    if (count > 128) at++;
  }
  return sink.done();
}

/** @source ISO 32000-1 §7.4.2 */
export function unpackHex(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes)
    .toString('latin1')
    .split('>')[0]!
    .replace(/[^0-9a-f]/gi, '');
  return Buffer.from(text.length & 1 ? `${text}0` : text, 'hex');
}

/** @source ISO 32000-1 §7.4.3 */
export function unpackAscii85(bytes: Uint8Array, most: number): Uint8Array {
  const sink = createSink(most);
  let group = 0;
  let count = 0;
  const flush = (digits: number) => {
    for (let index = 0; index < digits; index++)
      sink.push(Math.floor(group / 256 ** (3 - index)) & 255);
    group = count = 0;
  };
  for (const byte of bytes) {
    if (byte === 0x7e) break;
    if (isBlank(byte)) continue;
    if (byte === 0x7a && count === 0) {
      flush(4);
      continue;
    }
    if (byte < 33 || byte > 117) throw new Unfit('unreadable');
    group = group * 85 + byte - 33;
    if (++count === 5) flush(4);
  }
  if (count > 1) {
    const digits = count - 1;
    for (; count < 5; count++) group = group * 85 + 84;
    flush(digits);
  }
  return sink.done();
}

/** @source ISO 32000-1 §7.4.4 */
export function unpackLzw(bytes: Uint8Array, most: number, early: number): Uint8Array {
  const sink = createSink(most);
  const prefix = new Uint16Array(4096);
  const last = new Uint8Array(4096);
  const first = new Uint8Array(4096);
  const lengths = new Uint16Array(4096);
  for (let code = 0; code < 256; code++) last[code] = first[code] = code;
  lengths.fill(1, 0, 256);
  let [next, width, held, count, before] = [258, 9, 0, 0, -1];
  const word = new Uint8Array(4097);
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffffff;
    count += 8;
    if (count < width) continue;
    count -= width;
    const code = (held >> count) & ((1 << width) - 1);
    if (code === 257) break;
    if (code === 256) {
      [next, width, before] = [258, 9, -1];
      continue;
    }
    if (code > next || (code === next && before < 0)) throw new Unfit('unreadable');
    if (before >= 0 && next < 4096) {
      prefix[next] = before;
      first[next] = first[before]!;
      last[next] = first[code === next ? before : code]!;
      lengths[next] = lengths[before]! + 1;
      next++;
    }
    const length = lengths[code]!;
    for (let at = length - 1, link = code; at >= 0; at--, link = prefix[link]!)
      word[at] = last[link]!;
    for (let at = 0; at < length; at++) sink.push(word[at]!);
    before = code;
    if (next + early >= 1 << width && width < 12) width++;
  }
  return sink.done();
}
