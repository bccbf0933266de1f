export const START_OF_SCAN = 0xda;
export const END = 0xd9;

/** A segment of a JPEG: its marker, and where it begins and ends; a scan ends with its data. */
export interface JpegSegment {
  marker: number;
  start: number;
  end: number;
}

/**
 * The segments of a JPEG from its first to its end mark. Those of a broken one stop before the end mark.
 * @source ITU-T T.81 Annex B
 */
export function* jpegSegments(bytes: Buffer): Generator<JpegSegment> {
  let start = 2;
  while (start + 1 < bytes.length) {
    if (bytes[start] !== 0xff) return;
    const marker = bytes[start + 1]!;
    if (marker === 0xff) {
      start += 1;
      continue;
    }
    if (marker === END) return yield { marker, start, end: start + 2 };
    if (start + 4 > bytes.length) return;
    const length = bytes.readUInt16BE(start + 2);
    const after = start + 2 + length;
    if (length < 2 || after > bytes.length) return;
    const end = marker === START_OF_SCAN ? scanEnd(bytes, after) : after;
    yield { marker, start, end };
    start = end;
  }
}

/** The next marker behind entropy-coded data: not a stuffed byte, not a restart. */
function scanEnd(bytes: Buffer, from: number): number {
  let at = from;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at < 0 || at + 1 >= bytes.length) return bytes.length;
    const next = bytes[at + 1]!;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at += 2;
  }
}
