import { END, jpegSegments, START_OF_SCAN } from './jpegSegments.ts';

/** Sides beyond these are built to exhaust whoever opens the picture. */
const LONGEST_SIDE = 20_000;

/** Whether bytes are a JPEG from its first segment to its end mark, of a size that can be shown. */
export const isWholeJpeg = (bytes: Buffer): boolean => jpegEnd(bytes) !== undefined;

/** Where the first picture of a JPEG ends; undefined when it is broken. */
export function jpegEnd(bytes: Buffer): number | undefined {
  let hasFrame = false;
  let hasScan = false;
  for (const { marker, start, end } of jpegSegments(bytes)) {
    if (marker === END) return hasFrame && hasScan ? end : undefined;
    if (marker === START_OF_SCAN) hasScan = true;
    if (!isFrame(marker)) continue;
    if (
      end - start < 10 ||
      !isShowable(bytes.readUInt16BE(start + 7), bytes.readUInt16BE(start + 5))
    )
      return undefined;
    hasFrame = true;
  }
  return undefined;
}

/** SOF0 to SOF15 without DHT, JPG and DAC. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const isShowable = (width: number, height: number) =>
  width > 0 && width <= LONGEST_SIDE && height > 0 && height <= LONGEST_SIDE;
