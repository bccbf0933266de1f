const SIGNATURE = 8;

/** The chunks that say how the picture looks. @source PNG §11 */
const needed = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD pHYs'.split(' '),
);

/**
 * A whole PNG without what programs wrote into it (texts, times, Exif, further pictures), picture data
 * untouched. The same bytes when there is nothing to leave out.
 */
export function barePng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, SIGNATURE)];
  for (let at = SIGNATURE, end; at + 12 <= bytes.length; at = end) {
    end = at + 12 + bytes.readUInt32BE(at);
    if (needed.has(bytes.toString('latin1', at + 4, at + 8))) kept.push(bytes.subarray(at, end));
  }
  const bare = Buffer.concat(kept);
  return bare.length === bytes.length ? bytes : bare;
}
