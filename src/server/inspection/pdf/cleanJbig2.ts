import { Unfit } from '../fault.ts';
import { jbig2Segments } from './jbig2Segments.ts';

/** Ends of pages and of files, profiles, and notes: a PDF has none of them. @source ISO 32000-1 §7.4.7, ITU-T T.88 §7.3 */
const needless = new Set([49, 51, 52, 62]);

/** A JBIG2 picture with the segments alone that draw. Throws `unreadable` where there is none. */
export function cleanJbig2(bytes: Buffer): Buffer {
  const kept = jbig2Segments(bytes).filter(({ type }) => !needless.has(type));
  if (kept.length === 0) throw new Unfit('unreadable');
  return Buffer.concat(kept.map(({ start, end }) => bytes.subarray(start, end)));
}
