import { crc32 } from 'node:zlib';

/** Beyond these a picture is built to exhaust whoever opens it. */
const LONGEST_SIDE = 20_000;
const MOST_PIXELS = 100_000_000;
const SIGNATURE = 8;

/**
 * Whether bytes are a PNG: chunks with true checksums, the header first, image data, the end last, and
 * of a size that can be shown. @source PNG §5
 */
export function isWholePng(bytes: Buffer): boolean {
  let at = SIGNATURE;
  let hasData = false;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return false;
    const type = bytes.subarray(at + 4, at + 8).toString('latin1');
    const checked = bytes.subarray(at + 4, at + 8 + length);
    if (crc32(checked) !== bytes.readUInt32BE(at + 8 + length)) return false;
    if (at === SIGNATURE && !isHeader(type, bytes.subarray(at + 8, at + 8 + length))) return false;
    if (type === 'IDAT') hasData = true;
    if (type === 'IEND') return length === 0 && hasData && end === bytes.length;
    at = end;
  }
  return false;
}

function isHeader(type: string, data: Buffer): boolean {
  if (type !== 'IHDR' || data.length !== 13) return false;
  const width = data.readUInt32BE(0);
  const height = data.readUInt32BE(4);
  const isShowable = width > 0 && width <= LONGEST_SIDE && height > 0 && height <= LONGEST_SIDE;
  return isShowable && width * height <= MOST_PIXELS;
}
