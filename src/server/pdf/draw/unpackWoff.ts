import { inflateSync } from 'node:zlib';

const HEADER = 12;
const ENTRY = 16;

/**
 * The font within a WOFF file, as it was before it was packed: fontkit reads a packed one too, and unpacks
 * its outlines again for each letter.
 * @source WOFF 1.0 (W3C Recommendation of 2012-12-13) §3–§5
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const power = Math.floor(Math.log2(count));
  const head = Buffer.alloc(HEADER + count * ENTRY);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * ENTRY, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * ENTRY, 10);
  const parts: Uint8Array[] = [head];
  let offset = head.length;
  for (let index = 0; index < count; index++) {
    const entry = woff.subarray(44 + index * 20);
    const [from, packed, length] = [4, 8, 12].map((at) => entry.readUInt32BE(at)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(from, from + packed);
    const table = packed < length ? inflateSync(bytes, { maxOutputLength: length }) : bytes;
    const to = HEADER + index * ENTRY;
    entry.copy(head, to, 0, 4);
    entry.copy(head, to + 4, 16, 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(parts);
}
