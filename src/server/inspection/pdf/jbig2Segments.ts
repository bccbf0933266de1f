import { Unfit } from '../fault.ts';

/** A part of a JBIG2 picture: its head and, behind it, its data. */
export interface Jbig2Segment {
  type: number;
  start: number;
  data: number;
  /** The end of the picture where the segment does not say how long it is. */
  end: number;
}

/** The parts of a JBIG2 picture that lie whole in these bytes. @source ITU-T T.88 §7.2 */
export function jbig2Segments(bytes: Buffer): Jbig2Segment[] {
  const found: Jbig2Segment[] = [];
  for (let at = 0; at + 11 <= bytes.length;) {
    if (found.length > 10_000) throw new Unfit('complex');
    const start = at;
    const number = bytes.readUInt32BE(at);
    const type = bytes[at + 4]! & 63;
    let referred = bytes[at + 5]! >> 5;
    let head = at + 6;
    if (referred === 7) {
      referred = bytes.readUInt32BE(at + 5) & 0x1fffffff;
      head = at + 9 + ((referred + 8) >> 3);
    }
    head += referred * (number <= 256 ? 1 : number <= 65_536 ? 2 : 4);
    head += bytes[at + 4]! & 64 ? 4 : 1;
    if (head + 4 > bytes.length) break;
    const length = bytes.readUInt32BE(head);
    const end = length === 0xffffffff ? bytes.length : Math.min(bytes.length, head + 4 + length);
    found.push({ type, start, data: head + 4, end });
    at = end;
  }
  return found;
}
