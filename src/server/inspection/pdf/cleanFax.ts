/** How a fax is packed: its points a row, its rows, and whether rows build upon each other (below 0: all). */
export interface FaxShape {
  columns: number;
  rows: number;
  kind: number;
}

/** Bits of the longest spelling of a point, alone and beside others, and of what ends a row. */
const POINT_BITS = 6;
const ROW_BITS = 64;
/** Two ends of a row behind each other end a picture whose rows build upon each other. */
const END_OF_BLOCK = 0x001001;

/**
 * A fax up to its end mark, and no longer than its rows can be spelt: nothing is read behind either.
 * @source ITU-T T.4, T.6, ISO 32000-1 §7.4.6
 */
export function cleanFax(bytes: Buffer, { columns, rows, kind }: FaxShape): Buffer {
  const most = Math.ceil((rows * (columns * POINT_BITS + ROW_BITS)) / 8);
  const cut = rows > 0 ? bytes.subarray(0, most) : bytes;
  return kind < 0 ? cut.subarray(0, endOfBlock(cut)) : cut;
}

/** It begins at any bit. */
function endOfBlock(bytes: Buffer): number {
  let held = 0;
  for (let at = 0; at < bytes.length; at++) {
    held = ((held << 8) | bytes[at]!) >>> 0;
    for (let shift = 0; shift < 8; shift++)
      if (((held >>> shift) & 0xffffff) === END_OF_BLOCK && at >= 2) return at + 1;
  }
  return bytes.length;
}
