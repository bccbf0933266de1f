import { END, jpegSegments } from './jpegSegments.ts';

const APP0 = 0xe0;
const APP15 = 0xef;
const EXIF = 'Exif\0\0';
const ORIENTATION = 0x0112;

/** The segments of programs that say how the picture is to be read: density, colours. */
const needed: Readonly<Record<number, string>> = {
  [APP0]: 'JFIF\0',
  0xe2: 'ICC_PROFILE\0',
  0xee: 'Adobe',
};

/**
 * A whole JPEG without what cameras and programs wrote into or behind it (place, time, device, previews,
 * comments), picture data untouched; the way that it is held is kept, so that nobody sees it lying on its
 * side. The same bytes when there is nothing to leave out. @source ITU-T T.81 Annex B, Exif 2.32 §4.6
 */
export function bareJpeg(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 2)];
  let turned: Buffer | undefined;
  for (const { marker, start, end } of jpegSegments(bytes)) {
    const segment = bytes.subarray(start, end);
    if (marker === 0xe1) turned ??= orientationOf(segment.subarray(4));
    if (isPicture(marker, segment)) kept.push(segment);
    if (marker === END) break;
  }
  if (turned) kept.splice(bytes[3] === APP0 ? 2 : 1, 0, turned);
  const bare = Buffer.concat(kept);
  return bare.length === bytes.length ? bytes : bare;
}

function isPicture(marker: number, segment: Buffer): boolean {
  if (marker < 0xc0 || marker > APP15) return false;
  if (marker < APP0) return true;
  const name = needed[marker];
  return name !== undefined && segment.subarray(4, 4 + name.length).toString('latin1') === name;
}

/** A segment that says nothing but how the picture is held; undefined when it is held upright. */
function orientationOf(data: Buffer): Buffer | undefined {
  if (data.subarray(0, EXIF.length).toString('latin1') !== EXIF) return undefined;
  const tiff = data.subarray(EXIF.length);
  if (tiff.length < 8) return undefined;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return undefined;
  for (let entry = first + 2, left = short(first); left > 0; left--, entry += 12) {
    if (entry + 12 > tiff.length) return undefined;
    if (short(entry) !== ORIENTATION) continue;
    const value = short(entry + 8);
    return value >= 2 && value <= 8 ? exifOf(value) : undefined;
  }
  return undefined;
}

/** APP1 with one directory of one entry. */
function exifOf(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  const data = Buffer.concat([Buffer.from(EXIF, 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}
