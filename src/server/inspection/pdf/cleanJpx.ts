import { Unfit } from '../fault.ts';

/** Boxes that say how points become colours; the others tell about the picture, or carry something else. */
const outer = new Set(['jP  ', 'ftyp', 'jp2h', 'jp2c']);
const inner = new Set(['ihdr', 'bpcc', 'colr', 'pclr', 'cmap', 'cdef', 'res ']);
const MOST_BOXES = 1_000;
const [SOC, SOT, SOD, EOC, COM, TLM] = [0xff4f, 0xff90, 0xff93, 0xffd9, 0xff64, 0xff55];

/**
 * A JPEG 2000 with its points and colours alone: boxes and marks for notes, and whatever stands between or
 * behind, are left out. Throws `unreadable` where its parts do not fit. @source ITU-T T.800 annexes A, I
 */
export function cleanJpx(bytes: Buffer): Buffer {
  if (isBare(bytes)) return codestream(bytes);
  const all = boxesOf(bytes);
  const first = all.findIndex(({ kind }) => kind === 'jp2c');
  if (first < 0) throw new Unfit('unreadable');
  const parts = all
    .slice(0, first + 1)
    .filter(({ kind }) => outer.has(kind))
    .map(({ kind, body }) => {
      if (kind === 'jp2c') return box(kind, codestream(body));
      if (kind !== 'jp2h') return box(kind, body.subarray(0, 256));
      const held = boxesOf(body).filter((each) => inner.has(each.kind));
      return box(kind, Buffer.concat(held.map((each) => box(each.kind, each.body))));
    });
  return Buffer.concat(parts);
}

/** Its points as they are packed, without the boxes around them. */
export function codestreamOf(bytes: Buffer): Buffer | undefined {
  return isBare(bytes) ? bytes : boxesOf(bytes).find(({ kind }) => kind === 'jp2c')?.body;
}

const isBare = (bytes: Buffer) => bytes.length >= 2 && bytes.readUInt16BE(0) === SOC;

function boxesOf(bytes: Buffer): { kind: string; body: Buffer }[] {
  const boxes: { kind: string; body: Buffer }[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    if (boxes.length > MOST_BOXES) throw new Unfit('complex');
    const said = bytes.readUInt32BE(at);
    const isLong = said === 1 && at + 16 <= bytes.length;
    const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : said || bytes.length - at;
    const head = isLong ? 16 : 8;
    if (length < head) break;
    const end = Math.min(bytes.length, at + length);
    boxes.push({
      kind: bytes.toString('latin1', at + 4, at + 8),
      body: bytes.subarray(at + head, end),
    });
    at = end;
  }
  return boxes;
}

function box(kind: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(kind, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** Its main header, and tile after tile, each with its header written anew. */
function codestream(bytes: Buffer): Buffer {
  const main = headerOf(bytes, 2, SOT);
  const parts = [bytes.subarray(0, 2), ...main.kept];
  let at = main.end;
  while (at + 12 <= bytes.length && bytes.readUInt16BE(at) === SOT) {
    const said = bytes.readUInt32BE(at + 6);
    const end = said === 0 ? endOf(bytes, at) : Math.min(bytes.length, at + said);
    const header = headerOf(bytes, at + 12, SOD);
    if (end < header.end) throw new Unfit('unreadable');
    const head = Buffer.from(bytes.subarray(at, at + 12));
    const tile = Buffer.concat([head, ...header.kept, bytes.subarray(header.end, end)]);
    tile.writeUInt32BE(tile.length, 6);
    parts.push(tile);
    at = end;
  }
  return Buffer.concat([...parts, Buffer.from([EOC >> 8, EOC & 255])]);
}

/** Segments up to a mark, which stands at `end`; notes and the table of lengths, which changes, are left out. */
function headerOf(bytes: Buffer, from: number, last: number): { kept: Buffer[]; end: number } {
  const kept: Buffer[] = [];
  for (let at = from; at + 4 <= bytes.length;) {
    const mark = bytes.readUInt16BE(at);
    if (mark === last || mark === EOC) return { kept, end: at };
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (mark >> 8 !== 0xff || end < at + 4 || end > bytes.length) throw new Unfit('unreadable');
    if (mark !== COM && mark !== TLM) kept.push(bytes.subarray(at, end));
    at = end;
  }
  if (last === SOD) throw new Unfit('unreadable');
  return { kept, end: bytes.length };
}

/** Of a last tile that does not say how long it is. */
function endOf(bytes: Buffer, from: number): number {
  const end = bytes.lastIndexOf('\xff\xd9', undefined, 'latin1');
  return end > from ? end : bytes.length;
}
