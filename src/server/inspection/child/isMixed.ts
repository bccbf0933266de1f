import type { FileKindName } from '#/domain/documents/fileKinds.ts';

/** How far into a file browsers look for what it is, with room to spare. */
const SNIFFED = 4_096;
/** The comment at the end of a ZIP is no longer. */
const ZIP_TAIL = 65_557;
const markup =
  /<(?:!doctype|html|head|body|script|svg|iframe|object|embed|img|\?php|\?xml-stylesheet)\b/i;

/**
 * Whether a file of one kind can also be read as another: a page where pages are looked for, a ZIP at
 * its end (ZIPs are read from there), or anything behind the end of a PDF; pictures are kept without it.
 */
export function isMixed(kind: FileKindName, bytes: Buffer): boolean {
  const start = bytes.subarray(0, SNIFFED).toString('latin1');
  return markup.test(start) || hasZip(bytes) || (kind === 'pdf' && hasMore(bytes));
}

/**
 * The same of what was written anew, and no page and no program stands anywhere in it: whoever knows how it is
 * written may choose points so that their packed bytes say something.
 */
export function isMixedAnew(kind: FileKindName, bytes: Buffer): boolean {
  return isMixed(kind, bytes) || program.test(bytes.toString('latin1'));
}

/** Words long enough that chance does not write them. */
const program = /<(?:!doctype|script|iframe|object|embed|\?php|\?xml)[\s>/]/i;

/** Only blanks follow the last end mark, and nothing is a PDF a second time. */
function hasMore(pdf: Buffer): boolean {
  const end = pdf.lastIndexOf('%%EOF');
  return end < 0 || !/^[\s\0]*$/.test(pdf.subarray(end + 5).toString('latin1'));
}

/**
 * Whether a PDF breaks off: it has no end mark, or goes on with objects behind the last one, as one that was to be read
 * while it arrives does.
 */
export function isCut(pdf: Buffer): boolean {
  const end = pdf.lastIndexOf('%%EOF');
  return end < 0 || /^[\s\0]*\d+ \d+ obj\b/.test(pdf.subarray(end + 5).toString('latin1'));
}

function hasZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(-ZIP_TAIL);
  for (let at = tail.indexOf('PK\x05\x06', 0, 'latin1'); at >= 0;) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) <= tail.length) return true;
    at = tail.indexOf('PK\x05\x06', at + 1, 'latin1');
  }
  return false;
}
