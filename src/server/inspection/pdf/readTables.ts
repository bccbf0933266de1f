import { pdfLimits } from '../limits.ts';
import { Unfit } from '../fault.ts';
import type { Budget } from './budget.ts';
import { createReader, Malformed, type Reader } from './createReader.ts';
import { isBlank } from './letters.ts';
import type { PdfStream } from './pdfValue.ts';
import { nameOf, type PdfDict, type PdfValue } from './pdfValue.ts';
import { readTableStream } from './readTableStream.ts';

/** Where the tables say that an object stands: at a place of the file, in an object stream, or nowhere. */
export type Entry = { at: number; generation: number } | { stream: number; index: number } | 'free';

/** What the tables of a file say together. */
export interface Tables {
  entries: ReadonlyMap<number, Entry>;
  root: PdfValue;
}

/** Sections of a file that was saved again and again. */
const MOST_SECTIONS = 1_000;

/**
 * The tables of objects as programs that show a file follow them: from the last `startxref` back through the
 * sections before, the newest entry first. Undefined where they cannot be followed, and such programs look
 * for the objects themselves. @source ISO 32000-1 §7.5.4, §7.5.5, §7.5.8
 */
export function readTables(
  bytes: Uint8Array,
  streams: ReadonlyMap<number, PdfStream>,
  budget: Budget,
): Tables | undefined {
  const entries = new Map<number, Entry>();
  const add = (number: number, entry: Entry) => {
    budget.spend(1);
    if (!entries.has(number)) entries.set(number, entry);
    if (entries.size > pdfLimits.tableEntries) throw new Unfit('complex');
  };
  let root: PdfValue = null;
  const seen = new Set<number>();
  const waiting = [startOf(bytes, budget)];
  try {
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      if (seen.has(at) || seen.size >= MOST_SECTIONS) return undefined;
      seen.add(at);
      const said = readSection(bytes, at, { streams, budget, add });
      if (!said) return undefined;
      root ??= said.get('Root') ?? null;
      for (const key of ['XRefStm', 'Prev']) {
        const next = said.get(key);
        if (next === undefined || next === null) continue;
        if (typeof next !== 'number') return undefined;
        waiting.push(next);
      }
    }
  } catch (error) {
    if (error instanceof Malformed) return undefined;
    throw error;
  }
  return root === null ? undefined : { entries, root };
}

/** The first place at or behind this one that is not blank. */
export function behindBlanks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (isBlank(bytes[at])) at++;
  return at;
}

function startOf(bytes: Uint8Array, budget: Budget): number | undefined {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const at = whole.lastIndexOf('startxref');
  if (at < 0) return undefined;
  const reader = createReader(bytes, budget, at + 'startxref'.length);
  reader.skip();
  return reader.digits();
}

interface Section {
  streams: ReadonlyMap<number, PdfStream>;
  budget: Budget;
  add(number: number, entry: Entry): void;
}

/** The trailer of a section, or what stands for it. */
function readSection(
  bytes: Uint8Array,
  at: number,
  { streams, budget, add }: Section,
): PdfDict | undefined {
  const start = behindBlanks(bytes, at);
  const stream = streams.get(start);
  if (stream) {
    if (nameOf(stream.dict.get('Type')) !== 'XRef') return undefined;
    return readTableStream(stream, budget, add) ? stream.dict : undefined;
  }
  const reader = createReader(bytes, budget, start);
  if (!reader.word('xref')) return undefined;
  for (reader.skip(); !reader.word('trailer'); reader.skip())
    if (!readRows(reader, add)) return undefined;
  const said = reader.value();
  return said instanceof Map ? said : undefined;
}

function readRows(reader: Reader, add: Section['add']): boolean {
  const number = () => {
    reader.skip();
    return reader.digits();
  };
  const [first, count] = [number(), number()];
  if (first === undefined || count === undefined || count > pdfLimits.tableEntries) return false;
  for (let row = 0; row < count; row++) {
    const [at, generation] = [number(), number()];
    if (at === undefined || generation === undefined) return false;
    reader.skip();
    if (reader.word('n')) add(first + row, { at, generation });
    else if (reader.word('f')) add(first + row, 'free');
    else return false;
  }
  return true;
}
