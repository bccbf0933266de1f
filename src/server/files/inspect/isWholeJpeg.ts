/** Sides beyond these are built to exhaust whoever opens the picture. */
const LONGEST_SIDE = 20_000;
const START_OF_SCAN = 0xda;
const END = 0xd9;

/** Whether bytes are a JPEG from its first segment to its end mark, of a size that can be shown. */
export const isWholeJpeg = (bytes: Buffer): boolean => jpegEnd(bytes) !== undefined;

/**
 * Where the first picture of a JPEG ends; undefined when it is broken.
 * @source ITU-T T.81 Annex B
 */
export function jpegEnd(bytes: Buffer): number | undefined {
  let at = 2;
  let hasFrame = false;
  let hasScan = false;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) return hasFrame && hasScan ? at + 2 : undefined;
    if (at + 4 > bytes.length) return undefined;
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2 || at + 2 + length > bytes.length) return undefined;
    if (isFrame(marker)) {
      if (length < 8 || !isShowable(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)))
        return undefined;
      hasFrame = true;
    }
    at += 2 + length;
    if (marker !== START_OF_SCAN) continue;
    hasScan = true;
    at = scanEnd(bytes, at);
  }
  return undefined;
}

/** SOF0 to SOF15 without DHT, JPG and DAC. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const isShowable = (width: number, height: number) =>
  width > 0 && width <= LONGEST_SIDE && height > 0 && height <= LONGEST_SIDE;

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
