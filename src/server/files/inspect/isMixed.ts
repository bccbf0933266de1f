import type { FileKindName } from '#/domain/documents/fileKinds.ts';
import { jpegEnd } from './isWholeJpeg.ts';

/** How far into a file browsers look for what it is, with room to spare. */
const SNIFFED = 4_096;
/** The comment at the end of a ZIP is no longer. */
const ZIP_TAIL = 65_557;
const markup =
  /<(?:!doctype|html|head|body|script|svg|iframe|object|embed|img|\?php|\?xml-stylesheet)\b/i;

/**
 * Whether a file of one kind can also be read as another: a page where pages are looked for, a ZIP at
 * its end (ZIPs are read from there), or anything behind what ends the kind.
 */
export function isMixed(kind: FileKindName, bytes: Buffer): boolean {
  const start = bytes.subarray(0, SNIFFED).toString('latin1');
  return markup.test(start) || hasZip(bytes) || hasMore[kind](bytes);
}

const hasMore: Record<FileKindName, (bytes: Buffer) => boolean> = {
  /** Only blanks follow the last end mark, and nothing is a PDF a second time. */
  pdf(bytes) {
    const end = bytes.lastIndexOf('%%EOF');
    return end < 0 || !/^[\s\0]*$/.test(bytes.subarray(end + 5).toString('latin1'));
  },
  /** Cameras put a second picture, a film or notes of their own behind the first. */
  jpg(bytes) {
    const end = jpegEnd(bytes);
    if (end === undefined || end >= bytes.length) return false;
    const rest = bytes.subarray(end);
    const isPadding = rest.every((byte) => byte === 0 || byte === 0xff);
    const isPicture = rest.indexOf(Buffer.from([0xff, 0xd8, 0xff])) === 0;
    const isCamera = rest.subarray(-4).toString('latin1') === 'SEFT';
    return !(isPadding || isPicture || isCamera) || markup.test(rest.toString('latin1'));
  },
  png(bytes) {
    const end = bytes.lastIndexOf('IEND');
    return end >= 0 && end + 8 !== bytes.length;
  },
};

function hasZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(-ZIP_TAIL);
  for (let at = tail.indexOf('PK\x05\x06', 0, 'latin1'); at >= 0;) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) <= tail.length) return true;
    at = tail.indexOf('PK\x05\x06', at + 1, 'latin1');
  }
  return false;
}
