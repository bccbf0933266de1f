import { deflateSync } from 'node:zlib';

/** A PDF as text: objects by number, and how they are written. */
export interface RawPdf {
  objects: Map<number, string | Buffer>;
  /** Entries of the trailer beside its size. */
  trailer: string;
}

/** How the objects of a PDF stand in its file. */
export type Writing = 'table' | 'compressedTable' | 'objectStreams' | 'hybrid' | 'incremental';

export const writings: readonly Writing[] = [
  'table',
  'compressedTable',
  'objectStreams',
  'hybrid',
  'incremental',
];

/** A stream as the text of its object. */
export function stream(dict: string, data: string | Buffer): Buffer {
  const bytes = Buffer.from(data as string);
  return Buffer.concat([
    Buffer.from(`<<${dict}/Length ${bytes.length}>>\nstream\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

export const packed = (dict: string, data: string | Buffer): Buffer =>
  stream(`${dict}/Filter/FlateDecode`, deflateSync(Buffer.from(data as string)));

/** Writes a PDF. The later of two revisions is what `incremental` adds. */
export function writeRaw({ objects, trailer }: RawPdf, writing: Writing): Buffer {
  const entries = [...objects];
  const plain = (list: typeof entries) => list.filter(([, value]) => typeof value === 'string');
  const parts = new Parts();
  if (writing === 'incremental') {
    // First an innocent revision, in which every second object is nothing yet.
    const before = entries.map(([number, value]): [number, string | Buffer] => [
      number,
      number % 2 ? value : 'null',
    ]);
    parts.objects(before);
    const first = parts.table(before, `${trailer}`);
    parts.objects(entries.filter(([number]) => number % 2 === 0));
    parts.table(entries, `${trailer}/Prev ${first}`);
    return parts.whole();
  }
  if (writing === 'table') {
    parts.objects(entries);
    parts.table(entries, trailer);
    return parts.whole();
  }
  const inside = writing === 'compressedTable' ? [] : plain(entries);
  const outside = entries.filter((entry) => !inside.includes(entry));
  const next = Math.max(...objects.keys()) + 1;
  parts.objects(outside);
  if (inside.length > 0) {
    const bodies = inside.map(([, value]) => `${String(value)} `);
    let at = 0;
    const heads = inside.map(([number], index) => {
      const head = `${number} ${at}`;
      at += bodies[index]!.length;
      return head;
    });
    const head = `${heads.join(' ')} `;
    const dict = `/Type/ObjStm/N ${inside.length}/First ${head.length}`;
    parts.objects([[next, packed(dict, head + bodies.join(''))]]);
  }
  if (writing === 'hybrid') {
    parts.tableStream(next + 1, next, inside, trailer);
    parts.table(outside, `${trailer}/XRefStm ${parts.offsetOf(next + 1)}`);
  } else parts.tableStream(next + 1, next, inside, trailer, true);
  return parts.whole();
}

class Parts {
  #parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  #length = this.#parts[0]!.length;
  #offsets = new Map<number, number>();

  #put(part: string | Buffer): void {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    this.#parts.push(bytes);
    this.#length += bytes.length;
  }

  offsetOf(number: number): number {
    return this.#offsets.get(number) ?? 0;
  }

  objects(entries: readonly [number, string | Buffer][]): void {
    for (const [number, value] of entries) {
      this.#offsets.set(number, this.#length);
      this.#put(`${number} 0 obj\n`);
      this.#put(value);
      this.#put('\nendobj\n');
    }
  }

  table(entries: readonly [number, unknown][], trailer: string): number {
    const start = this.#length;
    const rows = entries.map(
      ([number]) => `${number} 1\n${String(this.offsetOf(number)).padStart(10, '0')} 00000 n \n`,
    );
    const size = Math.max(...entries.map(([number]) => number)) + 1;
    this.#put(`xref\n0 1\n0000000000 65535 f \n${rows.join('')}`);
    this.#put(`trailer\n<</Size ${size}${trailer}>>\nstartxref\n${start}\n%%EOF\n`);
    return start;
  }

  tableStream(
    number: number,
    holder: number,
    inside: readonly [number, unknown][],
    trailer: string,
    isLast = false,
  ): void {
    this.#offsets.set(number, this.#length);
    const rows: number[][] = [[0, 0, 0]];
    for (let each = 1; each <= number; each++) {
      const index = inside.findIndex(([held]) => held === each);
      rows.push(
        index >= 0 ? [2, holder, index] : [this.#offsets.has(each) ? 1 : 0, this.offsetOf(each), 0],
      );
    }
    const bytes = Buffer.concat(
      rows.map(([kind, field, index]) => {
        const row = Buffer.alloc(7);
        row.writeUInt8(kind!, 0);
        row.writeUInt32BE(field!, 1);
        row.writeUInt16BE(index!, 5);
        return row;
      }),
    );
    const start = this.#length;
    this.objects([[number, packed(`/Type/XRef/Size ${number + 1}/W[1 4 2]${trailer}`, bytes)]]);
    if (isLast) this.#put(`startxref\n${start}\n%%EOF\n`);
  }

  whole = () => Buffer.concat(this.#parts);
}
