import { Unfit } from '../fault.ts';
import { codestreamOf } from './cleanJpx.ts';
import { jbig2Segments } from './jbig2Segments.ts';
import type { PdfDict } from './pdfValue.ts';
import type { PdfFile } from './readPdf.ts';

/** Width and height that a packed picture, written anew, claims by itself, whatever the dictionary around it says. */
export function picturePoints(
  filter: string,
  bytes: Uint8Array,
  parms: PdfDict,
  file: PdfFile,
): [width: number, height: number] {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (filter === 'DCTDecode') return jpegPoints(view);
  if (filter === 'JPXDecode') return jpxPoints(view);
  if (filter === 'JBIG2Decode') return jbig2Points(view);
  const number = (key: string) => {
    const value = file.resolve(parms.get(key));
    return typeof value === 'number' ? value : 0;
  };
  return [number('Columns') || 1728, number('Rows')];
}

/** From the frame's header. @source ITU-T T.81 annex B */
function jpegPoints(bytes: Buffer): [number, number] {
  let at = bytes.indexOf('\xff\xd8', 0, 'latin1') + 2;
  for (let segments = 0; at >= 2 && at + 9 < bytes.length && segments < 10_000; segments++) {
    if (bytes[at] !== 0xff) return [0, 0];
    const marker = bytes[at + 1]!;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return [0, 0];
}

/** From the size marker, which comes first; a picture of very many tiles is refused too. @source ITU-T T.800 annex A */
function jpxPoints(bytes: Buffer): [number, number] {
  const stream = codestreamOf(bytes);
  const isSound = stream && stream.length >= 42 && stream.readUInt32BE(0) === 0xff4fff51;
  if (!isSound) throw new Unfit('unreadable');
  const number = (place: number) => stream.readUInt32BE(place);
  const [width, height, tileWidth, tileHeight] = [number(8), number(12), number(24), number(28)];
  if (width * height > tileWidth * tileHeight * 65_535) throw new Unfit('complex');
  return [width, height];
}

/** The largest of its page and its regions. @source ITU-T T.88 §7.4 */
function jbig2Points(bytes: Buffer): [number, number] {
  let largest: [number, number] = [0, 0];
  for (const { type, data } of jbig2Segments(bytes)) {
    const hasSize = type === 48 || (type >= 4 && type <= 43 && type !== 16);
    if (!hasSize || data + 8 > bytes.length) continue;
    const size: [number, number] = [bytes.readUInt32BE(data), bytes.readUInt32BE(data + 4)];
    // The height of a page in stripes is not known before.
    if (type === 48 && size[1] === 0xffffffff) size[1] = 0;
    if (size[0] * size[1] >= largest[0] * largest[1]) largest = size;
  }
  return largest;
}
