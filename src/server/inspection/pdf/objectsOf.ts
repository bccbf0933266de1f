import { Unfit } from '../fault.ts';
import { pdfLimits } from '../limits.ts';
import type { Budget } from './budget.ts';
import { createReader } from './createReader.ts';
import { nameOf, PdfRef, PdfStream, type PdfValue } from './pdfValue.ts';
import { readPacked } from './readPacked.ts';
import { endsAt } from './readStream.ts';
import { behindBlanks, type Tables } from './readTables.ts';

/** An object as it stands in the file. */
export interface Found {
  number: number;
  generation: number;
  at: number;
  value: PdfValue;
}

/** What a value stands for: itself, or the object that it names; null where there is none. */
export type Resolve = (value: PdfValue | undefined) => PdfValue;

/**
 * What names stand for, as programs that show the file find it: by its tables, where they can be followed.
 * Refuses (`complex`) an object that is asked for and of which the tables and the file itself say different
 * things, or, where there are no tables, several: it could be shown to one person and not to the next.
 */
export function objectsOf(
  bytes: Uint8Array,
  found: readonly Found[],
  tables: Tables | undefined,
  budget: Budget,
): Resolve {
  const written = new Map<number, Found[]>();
  for (const each of found) {
    const same = written.get(each.number);
    if (same) same.push(each);
    else written.set(each.number, [each]);
  }
  const known = new Map<number, PdfValue>();
  const packs = new Map<PdfStream, [number, PdfValue][]>();
  const open = new Set<number>();
  let loose: Map<number, PdfValue[]> | undefined;

  const resolve: Resolve = (value) => {
    let at = value;
    for (let hops = 0; at instanceof PdfRef; hops++) {
      if (hops > 20) return null;
      at = objectAt(at);
    }
    return at ?? null;
  };

  function objectAt({ number, generation }: PdfRef): PdfValue {
    const before = known.get(number);
    if (before !== undefined) return before;
    if (open.has(number)) return null;
    open.add(number);
    const value = tables ? named(tables, number, generation) : alone(number);
    const kept = value instanceof PdfStream ? measured(value) : value;
    open.delete(number);
    known.set(number, kept);
    return kept;
  }

  function named({ entries }: Tables, number: number, generation: number): PdfValue {
    const entry = entries.get(number);
    const here = written.get(number) ?? [];
    if (entry === undefined || entry === 'free') {
      if (here.length > 0) throw new Unfit('complex');
      return null;
    }
    if ('stream' in entry) return inPack(number, entry);
    const start = behindBlanks(bytes, entry.at);
    const exact = here.find(({ at }) => at === start);
    if (exact) {
      if (exact.generation !== entry.generation || generation !== entry.generation)
        throw new Unfit('complex');
      return exact.value;
    }
    // A wrong place: programs look for the object themselves, and there must be one thing to be found.
    if (isObject(start, number) || here.length > 1) throw new Unfit('complex');
    return here[0]?.value ?? null;
  }

  /** Whether an object of this number stands where the file, read from its front, has none. */
  function isObject(start: number, number: number): boolean {
    const reader = createReader(bytes, budget, start);
    if (reader.digits() !== number) return false;
    reader.skip();
    if (reader.digits() === undefined) return false;
    reader.skip();
    return reader.word('obj');
  }

  function inPack(number: number, { stream, index }: { stream: number; index: number }): PdfValue {
    const pack = objectAt(new PdfRef(stream));
    if (!(pack instanceof PdfStream)) throw new Unfit('complex');
    const items = itemsOf(pack);
    const [own, value] = items[index] ?? [];
    const isTwice = items.filter(([each]) => each === number).length > 1;
    if (own !== number || isTwice) throw new Unfit('complex');
    return value ?? null;
  }

  function itemsOf(pack: PdfStream): [number, PdfValue][] {
    const items = packs.get(pack) ?? readPacked({ resolve }, pack, budget);
    packs.set(pack, items);
    return items;
  }

  function alone(number: number): PdfValue {
    const all = [
      ...(written.get(number) ?? []).map(({ value }) => value),
      ...(unpacked().get(number) ?? []),
    ];
    if (all.length > 1) throw new Unfit('complex');
    return all[0] ?? null;
  }

  /** What all object streams hold. */
  function unpacked(): Map<number, PdfValue[]> {
    if (loose) return loose;
    loose = new Map();
    let count = 0;
    for (const { value } of found) {
      if (!(value instanceof PdfStream) || nameOf(value.dict.get('Type')) !== 'ObjStm') continue;
      for (const [number, held] of itemsOf(value)) {
        if (++count > pdfLimits.objects) throw new Unfit('complex');
        loose.set(number, [...(loose.get(number) ?? []), held]);
      }
    }
    return loose;
  }

  /** A stream as long as the object says that names its length. */
  function measured(stream: PdfStream): PdfStream {
    const length = resolve(stream.dict.get('Length'));
    const start = stream.bytes.byteOffset - bytes.byteOffset;
    const isOther = typeof length === 'number' && length !== stream.bytes.length;
    if (!isOther || !endsAt(bytes, start, length)) return stream;
    return new PdfStream(stream.dict, bytes.subarray(start, start + length));
  }

  // All of them, used or not: what is built to exhaust is refused and not passed by.
  unpacked();
  return resolve;
}
