import { pdfLimits } from '../limits.ts';
import type { Budget } from './budget.ts';
import type { PdfStream, PdfValue } from './pdfValue.ts';
import type { Entry } from './readTables.ts';
import { unpack } from './unpack.ts';

/**
 * Adds the entries of a table that is written as a stream. False when it is not one: all that it says of
 * itself stands in it directly. @source ISO 32000-1 §7.5.8
 */
export function readTableStream(
  stream: PdfStream,
  budget: Budget,
  add: (number: number, entry: Entry) => void,
): boolean {
  const direct = (value: PdfValue | undefined) => value ?? null;
  const { bytes, rest } = unpack({ resolve: direct }, stream, budget);
  const widths = numbers(stream.dict.get('W'));
  const size = stream.dict.get('Size');
  if (rest.length > 0 || widths?.length !== 3 || typeof size !== 'number') return false;
  if (widths.some((width) => width < 0 || width > 6)) return false;
  const ranges = numbers(stream.dict.get('Index')) ?? [0, size];
  const [kindWidth, ...others] = widths as [number, number, number];
  let at = 0;
  const field = (width: number) => {
    let value = 0;
    for (let left = width; left > 0; left--) value = value * 256 + (bytes[at++] ?? 0);
    return value;
  };
  for (let range = 0; range + 1 < ranges.length; range += 2) {
    const [first, count] = [ranges[range]!, ranges[range + 1]!];
    if (count > pdfLimits.tableEntries) return false;
    for (let row = 0; row < count; row++) {
      // Shorter than it says: other programs make different things of the rest.
      if (at >= bytes.length) return false;
      const kind = kindWidth === 0 ? 1 : field(kindWidth);
      const [second, third] = [field(others[0]), field(others[1])];
      if (kind === 1) add(first + row, { at: second, generation: third });
      else if (kind === 2) add(first + row, { stream: second, index: third });
      else add(first + row, 'free');
    }
  }
  return true;
}

function numbers(value: PdfValue | undefined): number[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.every((each) => typeof each === 'number') ? value : undefined;
}
