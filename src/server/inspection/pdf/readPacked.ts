import { Unfit } from '../fault.ts';
import { pdfLimits } from '../limits.ts';
import type { Budget } from './budget.ts';
import { createReader, Malformed } from './createReader.ts';
import type { Resolve } from './objectsOf.ts';
import type { PdfStream, PdfValue } from './pdfValue.ts';
import { unpack } from './unpack.ts';

/** The objects that an object stream holds, by number. @source ISO 32000-1 §7.5.7 */
export function readPacked(
  file: { resolve: Resolve },
  stream: PdfStream,
  budget: Budget,
): [number, PdfValue][] {
  const count = file.resolve(stream.dict.get('N'));
  const first = file.resolve(stream.dict.get('First'));
  if (typeof count !== 'number' || typeof first !== 'number') return [];
  if (count > pdfLimits.packedObjects) throw new Unfit('complex');
  const { bytes, rest } = unpack(file, stream, budget);
  if (rest.length > 0) throw new Unfit('unreadable');
  const head = createReader(bytes, budget);
  const found: [number, PdfValue][] = [];
  for (let index = 0; index < count; index++) {
    head.skip();
    const number = head.digits();
    head.skip();
    const offset = head.digits();
    if (number === undefined || offset === undefined) break;
    try {
      found.push([number, createReader(bytes, budget, first + offset).value()]);
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      if (index > pdfLimits.broken) throw new Unfit('unreadable');
    }
  }
  return found;
}
