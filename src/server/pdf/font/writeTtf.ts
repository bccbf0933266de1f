/** The outline of one character, in units of the em; quadratic curves, as TrueType has them. */
export interface Outline {
  codePoint: number;
  advance: number;
  contours: Point[][];
}
export interface Point {
  x: number;
  y: number;
  isOn: boolean;
}
export interface FontFacts {
  name: string;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  capHeight: number;
  xHeight: number;
}

/**
 * Writes a TrueType font with one glyph for each outline and no features: what a PDF embeds.
 * @source OpenType 1.9 (head, hhea, maxp, hmtx, cmap 12, glyf, loca, post, name, OS/2)
 */
export function writeTtf(facts: FontFacts, outlines: readonly Outline[]): Buffer {
  const sorted = [...outlines].sort((left, right) => left.codePoint - right.codePoint);
  const empty: Outline = { codePoint: 0, advance: facts.unitsPerEm >> 1, contours: [] };
  const all = [empty, ...sorted];
  const glyphs = all.map(({ contours }) => glyph(contours));
  const starts = glyphs.reduce((list, { length }) => [...list, list.at(-1)! + length], [0]);
  const box = boxOf(all.flatMap(({ contours }) => contours.flat()));
  return writeTables({
    'OS/2': os2(facts, sorted),
    cmap: cmap(sorted),
    glyf: Buffer.concat(glyphs),
    head: head(facts, box),
    hhea: hhea(facts, all),
    hmtx: join(all.map(({ advance, contours }) => u16(advance, boxOf(contours.flat())[0]))),
    loca: u32(...starts),
    maxp: maxp(all),
    name: nameTable(facts.name),
    post: join([u32(0x30000), u16(0, 0, 0, 0), u32(0, 0, 0, 0, 0)]),
  });
}

function glyph(contours: Point[][]): Buffer {
  if (contours.length === 0) return Buffer.alloc(0);
  const points = contours.flat();
  const ends = contours.reduce<number[]>(
    (list, { length }) => [...list, (list.at(-1) ?? -1) + length],
    [],
  );
  const flags = Buffer.from(points.map(({ isOn }) => (isOn ? 1 : 0)));
  const deltas = (axis: 'x' | 'y') =>
    join(points.map((point, index) => u16(point[axis] - (points[index - 1]?.[axis] ?? 0))));
  const body = join([
    u16(contours.length, ...boxOf(points), ...ends, 0),
    flags,
    deltas('x'),
    deltas('y'),
  ]);
  return padded(body);
}

function boxOf(points: readonly Point[]): [number, number, number, number] {
  const box: [number, number, number, number] = [0, 0, 0, 0];
  points.forEach(({ x, y }, index) => {
    box[0] = index ? Math.min(box[0], x) : x;
    box[1] = index ? Math.min(box[1], y) : y;
    box[2] = index ? Math.max(box[2], x) : x;
    box[3] = index ? Math.max(box[3], y) : y;
  });
  return box;
}

const head = ({ unitsPerEm }: FontFacts, box: number[]) =>
  join([
    u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
    u16(0x000b, unitsPerEm),
    u32(0, 0, 0, 0),
    u16(...box, 0, 8, 2, 1, 0),
  ]);

function hhea({ ascent, descent }: FontFacts, all: readonly Outline[]): Buffer {
  const widest = Math.max(...all.map(({ advance }) => advance));
  return join([
    u32(0x10000),
    u16(ascent, descent, 0, widest, 0, 0, widest, 1, 0, 0, 0, 0, 0, 0, 0, all.length),
  ]);
}

function maxp(all: readonly Outline[]): Buffer {
  const points = Math.max(...all.map(({ contours }) => contours.flat().length));
  const contours = Math.max(...all.map((outline) => outline.contours.length));
  return join([u32(0x10000), u16(all.length, points, contours, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)]);
}

function cmap(sorted: readonly Outline[]): Buffer {
  const groups = sorted.map(({ codePoint }, index) => u32(codePoint, codePoint, index + 1));
  const table = join([u16(12, 0), u32(16 + groups.length * 12, 0, groups.length), ...groups]);
  return join([u16(0, 1, 3, 10), u32(12), table]);
}

function nameTable(name: string): Buffer {
  const text = Buffer.from(name, 'utf16le').swap16();
  const records = [1, 4, 6].map((id) => u16(3, 1, 0x409, id, text.length, 0));
  return join([u16(0, records.length, 6 + records.length * 12), ...records, text]);
}

function os2(facts: FontFacts, sorted: readonly Outline[]): Buffer {
  const last = Math.min(0xffff, sorted.at(-1)?.codePoint ?? 0);
  const { ascent, descent, capHeight, xHeight } = facts;
  return join([
    u16(4, 1000, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 250, 0),
    Buffer.alloc(10),
    u32(1, 0, 0, 0),
    Buffer.from('NONE'),
    u16(0x40, sorted[0]?.codePoint ?? 0, last, ascent, descent, 0, ascent, -descent),
    u32(1, 0),
    u16(xHeight, capHeight, 0, 32, 1),
  ]);
}

function writeTables(tables: Record<string, Buffer>): Buffer {
  const entries = Object.entries(tables);
  const power = 2 ** Math.floor(Math.log2(entries.length));
  const header = join([
    u32(0x10000),
    u16(entries.length, power * 16, Math.log2(power), (entries.length - power) * 16),
  ]);
  let offset = header.length + entries.length * 16;
  const records = entries.map(([tag, body]) => {
    const record = join([Buffer.from(tag), u32(0, offset, body.length)]);
    offset += padded(body).length;
    return record;
  });
  return join([header, ...records, ...entries.map(([, body]) => padded(body))]);
}

const padded = (bytes: Buffer) => join([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
const join = (parts: readonly Uint8Array[]) => Buffer.concat(parts);

function u16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16BE(value & 0xffff, index * 2));
  return bytes;
}

function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value >>> 0, index * 4));
  return bytes;
}
